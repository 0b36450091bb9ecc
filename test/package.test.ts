import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { languages } from '../src/core/docx/language/folded-languages.ts';
import vendored from '../vendor/packages.json' with { type: 'json' };
import { leadsElsewhere, linkedFile, linksOf } from './docs/support/page-links.ts';
import { pages } from './docs/support/pages.ts';
import { hasRegistry, npmInstall, type PackedPackage, packPackage } from './package/support/npm.ts';
import { runNode } from './package/support/run-node.ts';

const minutes = 60_000;
const patience = { timeout: 5 * minutes };
let packed: PackedPackage;
beforeAll(async () => {
  packed = await packPackage();
}, 5 * minutes);
afterAll(() => packed?.remove());

describe('the packed package', () => {
  test('holds what is built and what a user reads, and nothing else', () => {
    const wanted = [
      /^(?:(?:README|CHANGELOG|CONTRIBUTING|SECURITY)\.md|LICENSE|package\.json|bin\/thesisdesk\.js)$/,
      // What the pages of the documentation link to.
      /^(?:docs\/[\w-]+\.(?:md|png)|Dockerfile|compose\.yaml|examples\/sample-thesis\.docx)$/,
      /^examples\/[\w-]+\/(?:app\/(?:desk\/\[\[\.{3}path\]\]\/)?)?(?:(?!package-lock)[\w-]+(?:\.config)?\.(?:js|json|ya?ml|service)|Caddyfile)$/,
      /^dist\/thesisdesk\.1$/,
      /^dist\/(?:drivers\/|adapters\/)?[\w-]+\.(?:js|d\.ts)$/,
      /^dist\/vendor\/(?:[\w-]+\.js|LICENSES\.txt)$/,
      /^dist\/docs\/[\w-]+\.(?:html|css|png)$/,
      /^dist\/pages\/[\w-]+\.(?:html|js|css|LICENSES\.txt)$/,
    ];
    expect(packed.files.filter((file) => !wanted.some((pattern) => pattern.test(file)))).toEqual([]);
  });

  test('holds every file that package.json names', () => {
    const named = Object.values(packageJson.exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .map((path) => path.replace('./', ''));
    expect(packed.files).toEqual(expect.arrayContaining([...named, packageJson.bin.thesisdesk]));
  });

  test('has all that its pages link to', () => {
    const links = pages.filter(({ name }) => packed.files.includes(name)).flatMap(linksOf);
    const dead = links.filter((link) => {
      const file = linkedFile(link);
      return (
        !leadsElsewhere(link) && !packed.files.some((each) => each === file || each.startsWith(`${file}/`))
      );
    });
    expect(links.length).toBeGreaterThan(50);
    expect(dead).toEqual([]);
  });

  test('is less than two mebibytes, with the parts of other packages that are in it', async ({
    annotate,
  }) => {
    await annotate(`${Math.round(packed.size / 1024)} KiB, ${packed.files.length} files`);
    expect(packed.size).toBeLessThan(2 * 1024 * 1024);
  });

  test('has the words of all languages in one file, folded', async () => {
    const { languages: built } = await import(new URL('../dist/languages.js', import.meta.url).href);
    expect(built).toEqual(languages);
    const files = packed.files.filter((file) => /^dist\/.*\.js$/.test(file));
    const texts = await Promise.all(
      files.map((file) => readFile(new URL(`../${file}`, import.meta.url), 'utf8')),
    );
    const holders = files.filter((_file, index) => texts[index]?.includes('literaturverzeichnis'));
    expect(holders).toEqual(['dist/languages.js']);
  });

  test('has the licences of what is in it of other packages', async () => {
    const licences = await readFile(new URL('../dist/vendor/LICENSES.txt', import.meta.url), 'utf8');
    const missing = Object.keys(vendored).filter((name) => !licences.includes(`${name} `));
    expect(missing).toEqual([]);
    expect(licences).toMatch(/^prom-client .*\n +Copyright 2015 Simon Nyberg$/m);
  });
});

describe.skipIf(!hasRegistry())('the package, installed elsewhere', () => {
  beforeAll(async () => {
    const manifest = {
      private: true,
      type: 'module',
      dependencies: { thesisdesk: `file:${packed.tarball}` },
    };
    await writeFile(join(packed.folder, 'package.json'), JSON.stringify(manifest));
    await npmInstall(packed.folder);
  }, 10 * minutes);

  test('comes with few others, and with less than half of what it once weighed', async ({ annotate }) => {
    const lock = JSON.parse(await readFile(join(packed.folder, 'package-lock.json'), 'utf8'));
    const others = Object.keys(lock.packages).filter(
      (place) => place !== '' && !place.endsWith('/thesisdesk'),
    );
    const bytes = await sizeOf(join(packed.folder, 'node_modules'));
    await annotate(`${others.length} packages, ${Math.round(bytes / 1e6)} MB`);
    expect(others.length).toBeLessThan(30);
    // 77 MB in version 0.1.
    expect(bytes).toBeLessThan(38e6);
  });

  test('gives these names and no others', { timeout: 3 * minutes }, async () => {
    const entries = Object.keys(names);
    const program = `
      const names = {};
      for (const entry of ${JSON.stringify(entries)}) names[entry] = Object.keys(await import(entry)).sort();
      process.stdout.write(JSON.stringify(names));
    `;
    const output = await runNode(packed.folder, '--input-type=module', '--eval', program);
    expect(JSON.parse(output)).toEqual(names);
  });

  test('gives every entry of its exports', () => {
    const entries = Object.keys(packageJson.exports).filter((entry) => entry !== './package.json');
    expect(entries.map((entry) => entry.replace('.', 'thesisdesk'))).toEqual(Object.keys(names));
  });

  test('has a client that goes into a browser’s bundle', { timeout: 3 * minutes }, async () => {
    const contents = `export { createClient } from 'thesisdesk/client';`;
    const stdin = { contents, resolveDir: packed.folder };
    const bundling = build({ stdin, bundle: true, write: false, platform: 'browser', logLevel: 'silent' });
    await expect(bundling).resolves.toMatchObject({ errors: [], warnings: [] });
  });

  // Compiled once for the test of its types and the one that runs it.
  let compiling: Promise<string> | undefined;
  const compileForNode = () => {
    compiling ??= compileConsumer('app', { module: 'NodeNext', lib: ['ES2023'] });
    return compiling;
  };

  test('has all types for an app with parts of its own, by the rules of Node', patience, async () => {
    expect(await compileForNode()).toBe('');
  });

  test('has all types for an app with parts of its own, by the rules of a bundler', patience, async () => {
    const options = { module: 'ESNext', moduleResolution: 'Bundler', lib: ['ES2023', 'DOM'] };
    expect(await compileConsumer('bundled-app', options)).toBe('');
  });

  test('runs an app with parts of its own', patience, async () => {
    await compileForNode();
    const output = await runNode(join(packed.folder, 'app'), 'consumer.js', sample());
    expect(JSON.parse(output)).toEqual({
      status: 'completed',
      isPriced: true,
      isDealOurs: true,
      dealTitles: 1,
      isStoreOurs: true,
      isLogged: true,
      events: ['submission.completed'],
      refusal: 404,
      noToken: 'tokens_unavailable',
    });
  });

  test('has a command that quotes the sample dissertation', { timeout: 3 * minutes }, async () => {
    const command = join(packed.folder, 'node_modules/.bin/thesisdesk');
    const output = await runNode(packed.folder, command, 'quote', sample(), '--service', 'editing', '--json');
    expect(JSON.parse(output)).toMatchObject({ quote: { total: expect.any(Number) } });
  });

  test('has a command that makes a PDF', { timeout: 3 * minutes }, async () => {
    const command = join(packed.folder, 'node_modules/.bin/thesisdesk');
    const target = join(packed.folder, 'quote.pdf');
    const options = [
      '--service',
      'editing',
      '--format',
      'pdf',
      '--client',
      'Ada Example',
      '--output',
      target,
    ];
    await runNode(packed.folder, command, 'quote', sample(), ...options);
    const pdf = await readFile(target, 'latin1');
    expect(pdf).toMatch(/^%PDF-1\.\d[\s\S]*Helvetica-Bold[\s\S]*%%EOF\s*$/);
  });
});

/** The public names: whoever adds or removes one changes what others build on. */
const names = {
  thesisdesk: [
    'DeskError',
    'MailRefusal',
    'analyseDocx',
    'createAnalysisPool',
    'createDesk',
    'deskEventTypes',
    'parseRateSchedule',
    'quote',
    'quoteOrder',
    'randomIds',
    'renderQuote',
    'serviceTypesOf',
    'silentLogger',
    'starterSchedule',
    'systemClock',
  ],
  'thesisdesk/http': ['closeServer', 'consoleLogger', 'createHttpApp', 'serve'],
  'thesisdesk/client': ['DeskApiError', 'createClient'],
  'thesisdesk/embedded': ['embeddedDesk'],
  'thesisdesk/drivers/memory': ['memoryStore'],
  'thesisdesk/drivers/filesystem': ['filesystemStore'],
  'thesisdesk/drivers/unstorage': ['unstorageStore'],
  'thesisdesk/drivers/redis': ['redisStore'],
  'thesisdesk/drivers/s3': ['s3Store'],
  'thesisdesk/drivers/memory-objects': ['memoryObjects'],
  'thesisdesk/drivers/filesystem-objects': ['filesystemObjects'],
  'thesisdesk/drivers/s3-objects': ['s3Objects'],
  'thesisdesk/adapters/store-queue': ['storeQueue'],
  'thesisdesk/adapters/bullmq-queue': ['bullmqQueue'],
  'thesisdesk/adapters/local-crm': ['localCrm'],
  'thesisdesk/adapters/pipedrive': ['pipedriveCrm'],
  'thesisdesk/adapters/outbox-mailer': ['outboxMailer'],
  'thesisdesk/adapters/smtp-mailer': ['smtpMailer'],
  'thesisdesk/adapters/livekit-tokens': ['livekitTokens'],
};

const root = fileURLToPath(new URL('../', import.meta.url));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

function sample(): string {
  return join(packed.folder, 'node_modules/thesisdesk/examples/sample-thesis.docx');
}

/**
 * Compiles the app of `package/consumer` in a folder beside the package, with the strictest settings; also the types of
 * the package itself are checked. Resolves to what the compiler says, which is nothing where all is right.
 */
async function compileConsumer(name: string, options: object): Promise<string> {
  const folder = join(packed.folder, name);
  await mkdir(folder);
  await copyFile(join(root, 'test/package/consumer/consumer.ts'), join(folder, 'consumer.ts'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  // Every entry, also those that the app does not need.
  const imports = Object.keys(names).map((entry, index) => `export * as entry${index} from '${entry}';\n`);
  await writeFile(join(folder, 'entries.ts'), imports.join(''));
  const compilerOptions = {
    target: 'ES2023',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    ...options,
  };
  const project = { compilerOptions, files: ['consumer.ts', 'entries.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  return runNode(folder, compiler, '--project', folder);
}

/** Bytes of all files of a folder. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
