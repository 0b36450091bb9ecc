import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';

const shared = {
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // Shared code goes into chunks: a `DeskError` is the same class whichever entry it comes from.
  splitting: true,
  // The words of forty languages are read twice as fast as letters than as escapes.
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
} satisfies Options;

/** What others import: one file for each entry of `exports` in package.json. */
const library = {
  index: 'src/core/index.ts',
  http: 'src/http/index.ts',
  client: 'src/http/client.ts',
  embedded: 'src/http/embedded-desk.ts',
  ...folder('drivers', 'src/storage-drivers', [
    'memory',
    'filesystem',
    'redis',
    's3',
    'memory-objects',
    'filesystem-objects',
    's3-objects',
  ]),
  ...folder('adapters', 'src/core/adapters', [
    'store-queue',
    'bullmq-queue',
    'local-crm',
    'pipedrive',
    'outbox-mailer',
    'smtp-mailer',
    'livekit-tokens',
  ]),
};

/** The command has chunks of its own, cut so that it loads few files when it starts. */
const command = {
  cli: 'src/cli/main.ts',
  // Beside the chunks of both: whoever starts the process or its thread looks for them there.
  'analysis-process': 'src/core/analysis-process.ts',
  'analysis-watch': 'src/core/analysis-watch.ts',
};

const pages = {
  'pages/intake': 'src/http/pages/intake.ts',
  'pages/desk': 'src/http/pages/desk.ts',
  'pages/style': 'src/http/pages/style.css',
};

// All run at the same time and write to one folder, so none of them may empty it: `npm run build` does.
export default defineConfig([
  { ...shared, entry: library, dts: true },
  // Nobody reads the command's code in the package, and each run has to.
  { ...shared, entry: command, minifySyntax: true, minifyWhitespace: true },
  {
    entry: pages,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    splitting: false,
    plugins: [
      {
        name: 'pages',
        async buildEnd() {
          for (const page of ['intake.html', 'desk.html']) {
            await copyFile(join('src/http/pages', page), join(this.options.outDir, 'pages', page));
          }
        },
      },
    ],
  },
]);

function folder(name: string, source: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [`${name}/${file}`, `${source}/${file}.ts`]));
}
