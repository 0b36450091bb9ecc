import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { languages } from './src/core/docx/language/folded-languages.ts';
import { thirdPartyLicences } from './third-party-licences.ts';
import vendored from './vendor/packages.json' with { type: 'json' };

const shared = {
  format: 'esm',
  target: 'node20',
  platform: 'node',
  // Shared code goes into chunks: a `DeskError` is the same class whichever entry it comes from.
  splitting: true,
  // Few people read the code in the package, but every run has to load it. Names are kept, for the places in errors.
  minifySyntax: true,
  minifyWhitespace: true,
} satisfies Options;

/**
 * Escapes the letters that esbuild leaves in regular expressions, so that all code but the languages is ASCII: one
 * other character in a file makes V8 keep all of it in two bytes a letter, and read it more slowly.
 */
const asciiPatterns: NonNullable<Options['plugins']>[number] = {
  name: 'ASCII patterns',
  renderChunk(code) {
    const escaped = code.replace(
      /[^\0-\x7f]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return { code: escaped };
  },
};

/** What other packages import: one file for each entry of `exports` in package.json. */
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

/** The command has its own chunks, cut so that it loads few files when it starts. */
const command = {
  cli: 'src/cli/main.ts',
  // Next to both sets of chunks, because the code that starts the process or its thread looks for them there.
  'analysis-process': 'src/core/analysis/analysis-process.ts',
  'analysis-watch': 'src/core/analysis/analysis-watch.ts',
};

/**
 * Large packages of which the desk needs only a small part are bundled, each once, into a file that is loaded when
 * the part is first used. The library and the command find it through `imports` in package.json.
 */
const fromVendor: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'vendored packages',
  setup(build) {
    for (const [name, file] of Object.entries(vendored)) {
      build.onResolve({ filter: new RegExp(`^${name}(/.+)?$`) }, () => ({
        path: `#vendor/${file}`,
        external: true,
      }));
    }
  },
};

/**
 * The words of all languages are more than half of the code that an analysis loads. They are built once, into a file
 * that the library and the command share, and folded here, so that no run has to do it.
 */
const languagesOnce: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'languages',
  setup(build) {
    const { entryPoints = {} } = build.initialOptions;
    const isTheirBuild = languagesFile in entryPoints;
    build.onResolve({ filter: /\/folded-languages\.ts$/ }, ({ path }) =>
      isTheirBuild ? { path: resolve(path) } : { path: `#${languagesFile}`, external: true },
    );
    build.onLoad({ filter: /\/folded-languages\.ts$/ }, () => ({
      contents: `export const languages = ${JSON.stringify(languages)};`,
    }));
  },
};

const languagesFile = 'languages';

/** Leaves out the validator for input that a server asks its clients for, because the desk asks for none. */
const withoutValidator: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'no validator',
  setup(build) {
    build.onResolve({ filter: /\/validation\/ajv-provider\.js$/ }, () => ({
      path: resolve('vendor/mcp/no-validator.js'),
    }));
  },
};

/** Leaves out the decompressor of fonts that are made for web pages: a quote's font is a file of the system. */
const withoutBrotli: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'no brotli',
  setup(build) {
    build.onResolve({ filter: /^brotli\/decompress\.js$/ }, () => ({
      path: resolve('vendor/pdf/no-brotli.js'),
    }));
  },
};

/** Leaves out comments and indentation of the scripts that BullMQ sends to Redis: no minifier looks into them. */
const shortScripts: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'short scripts',
  setup(build) {
    build.onLoad(
      { filter: /[/\\]bullmq[/\\]dist[/\\]esm[/\\]scripts[/\\][^/\\]+\.js$/ },
      async ({ path }) => {
        const script = await readFile(path, 'utf8');
        const contents = script
          .replace(/--\[\[.*?\]\]/gs, '')
          .replace(/^[ \t]*--.*$/gm, '')
          .replace(/\n\s+/g, '\n');
        return { contents, loader: 'js' };
      },
    );
  },
};

/** The dependencies that are really bundled, for packages that have many others for parts that are not. */
const bundledDependencies = {
  '@modelcontextprotocol/sdk': ['content-type', 'zod', 'zod-to-json-schema'],
  'bidi-js': [],
  fontkit: [
    ...['@swc/helpers', 'clone', 'dfa', 'fast-deep-equal', 'restructure', 'tiny-inflate'],
    ...['unicode-properties', 'unicode-trie'],
  ],
};

const vendor = {
  format: 'esm',
  target: 'node20',
  outDir: 'dist/vendor',
  minify: true,
  // CommonJS packages load Node's own modules with `require`, which ES modules do not have.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
} satisfies Options;

const pages = {
  'pages/intake': 'src/http/pages/intake.ts',
  'pages/desk': 'src/http/pages/desk.ts',
  'pages/room': 'src/http/pages/room.ts',
  // Contains livekit-client, so it is loaded only when someone joins a room.
  'pages/room-call': 'src/http/pages/room/room-call.ts',
  'pages/style': 'src/http/pages/style/style.css',
};

/** All code but the languages. */
const code = {
  ...shared,
  esbuildPlugins: [fromVendor, languagesOnce],
  plugins: [asciiPatterns],
} satisfies Options;

// All of these run at the same time and write to one folder, so none of them may empty it: `npm run build` does.
export default defineConfig([
  // Types are checked by `npm run check`. To check them once more here took half of a build's time.
  { ...code, entry: library, dts: { compilerOptions: { noCheck: true } } },
  { ...code, entry: command, noExternal: ['zod'] },
  {
    ...shared,
    entry: { [languagesFile]: 'src/core/docx/language/folded-languages.ts' },
    esbuildPlugins: [languagesOnce],
    // The words of forty languages load twice as fast as letters than as escapes.
    esbuildOptions(options) {
      options.charset = 'utf8';
    },
  },
  {
    ...vendor,
    entry: ['vendor/{bidi,bullmq,livekit,mcp,prometheus,prompts,s3}.js'],
    platform: 'node',
    esbuildPlugins: [withoutValidator, shortScripts],
    // zod is a dependency of the desk as well, but in one file with the SDK it loads twice as fast.
    noExternal: ['zod'],
  },
  {
    ...vendor,
    entry: ['vendor/pdf.js'],
    platform: 'browser',
    esbuildPlugins: [withoutBrotli],
    async onSuccess() {
      // Two small unstorage drivers are bundled into the desk's own code.
      const licences = await thirdPartyLicences([...Object.keys(vendored), 'unstorage'], bundledDependencies);
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
          await writeFile(
            join(folder, 'room-call.LICENSES.txt'),
            await thirdPartyLicences(['livekit-client']),
          );
        },
      },
    ],
  },
]);
