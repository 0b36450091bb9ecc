import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { thirdPartyLicences } from './third-party-licences.ts';
import vendored from './vendor/packages.json' with { type: 'json' };

const shared = {
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // Shared code goes into chunks: a `DeskError` is the same class whichever entry it comes from.
  splitting: true,
  // Few read the code in the package, and each run has to. Names stay, for the places in errors.
  minifySyntax: true,
  minifyWhitespace: true,
  // The words of forty languages are read twice as fast as letters than as escapes.
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
} satisfies Options;

/** What others import: one file for each entry of `exports` in package.json. */
const library = {
  index: 'src/core/index.ts',
  http: 'src/http/index.ts',
  client: 'src/http/client/client.ts',
  embedded: 'src/embedded-desk.ts',
  'drivers/memory': 'src/storage-drivers/memory/memory-store.ts',
  'drivers/memory-objects': 'src/storage-drivers/memory/memory-objects.ts',
  'drivers/filesystem': 'src/storage-drivers/filesystem/filesystem-store.ts',
  'drivers/filesystem-objects': 'src/storage-drivers/filesystem/filesystem-objects.ts',
  'drivers/unstorage': 'src/storage-drivers/unstorage/unstorage-store.ts',
  'drivers/redis': 'src/storage-drivers/redis/redis-store.ts',
  'drivers/s3': 'src/storage-drivers/s3/s3-store.ts',
  'drivers/s3-objects': 'src/storage-drivers/s3/s3-objects.ts',
  'adapters/store-queue': 'src/adapters/queue/store-queue.ts',
  'adapters/bullmq-queue': 'src/adapters/queue/bullmq-queue.ts',
  'adapters/local-crm': 'src/adapters/crm/local-crm.ts',
  'adapters/pipedrive': 'src/adapters/crm/pipedrive.ts',
  'adapters/outbox-mailer': 'src/adapters/mail/outbox-mailer.ts',
  'adapters/smtp-mailer': 'src/adapters/mail/smtp-mailer.ts',
  'adapters/livekit-tokens': 'src/adapters/video/livekit-tokens.ts',
};

/** The command has chunks of its own, cut so that it loads few files when it starts. */
const command = {
  cli: 'src/cli/main.ts',
  // Beside the chunks of both: whoever starts the process or its thread looks for them there.
  'analysis-process': 'src/core/analysis/analysis-process.ts',
  'analysis-watch': 'src/core/analysis/analysis-watch.ts',
};

/**
 * Large packages of which the desk needs a small part are bundled, each once, into a file of the package that is loaded
 * when the part is first used. Library and command find it through `imports` in package.json.
 */
const fromVendor: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'vendored packages',
  setup(build) {
    for (const [name, file] of Object.entries(vendored)) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({
        path: `#vendor/${file}`,
        external: true,
      }));
    }
  },
};

const vendor = {
  format: 'esm',
  target: 'node20',
  outDir: 'dist/vendor',
  minify: true,
  // Packages in CommonJS ask for Node's own modules with a require, which ES modules have not.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
} satisfies Options;

const pages = {
  'pages/intake': 'src/http/pages/intake.ts',
  'pages/desk': 'src/http/pages/desk.ts',
  'pages/room': 'src/http/pages/room.ts',
  // With livekit-client in it, so it is loaded only by who joins a room.
  'pages/room-call': 'src/http/pages/room/room-call.ts',
  'pages/style': 'src/http/pages/style.css',
};

// All run at the same time and write to one folder, so none of them may empty it: `npm run build` does.
export default defineConfig([
  { ...shared, entry: library, esbuildPlugins: [fromVendor], dts: true },
  { ...shared, entry: command, esbuildPlugins: [fromVendor] },
  { ...vendor, entry: ['vendor/{bullmq,livekit,prometheus,s3}.js'], platform: 'node' },
  {
    ...vendor,
    entry: ['vendor/pdf.js'],
    platform: 'browser',
    async onSuccess() {
      // Two small drivers of unstorage are in the code of the desk itself.
      const licences = await thirdPartyLicences(...Object.keys(vendored), 'unstorage');
      await writeFile('dist/vendor/LICENSES.txt', licences);
    },
  },
  {
    entry: pages,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    splitting: false,
    noExternal: ['livekit-client'],
    plugins: [
      {
        name: 'pages',
        async buildEnd() {
          const folder = join(this.options.outDir, 'pages');
          for (const page of ['intake.html', 'desk.html', 'room.html']) {
            await copyFile(join('src/http/pages', page), join(folder, page));
          }
          await writeFile(join(folder, 'room-call.LICENSES.txt'), await thirdPartyLicences('livekit-client'));
        },
      },
    ],
  },
]);
