import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { writtenPages } from '../../docs-site/pages.ts';
import { takesFile } from '../../src/cli/config/setting.ts';
import { settingList } from '../../src/cli/config/settings.ts';
import { commandList } from './support/command-list.ts';
import { pageOf, root } from './support/pages.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

const serviceSchema = z.object({
  image: z.string(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
});

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});
/** As Compose reads it where the variables of the shell have this value. */
const composeOf = (file: string) =>
  composeSchema.parse(parse(read(file).replace(/\$\{\w+:[^}]*\}/g, 'desk.example.com'), { merge: true }));
const compose = composeOf('compose.yaml');
const ours = Object.entries(compose.services).filter(([name]) => ['server', 'worker'].includes(name));

describe.each(['compose.yaml', 'examples/one-box/compose.yaml'])('%s', (file) => {
  const { services, secrets } = composeOf(file);
  const desks = Object.entries(services).filter(([, { image }]) => image === 'thesisdesk');

  test.each(desks)(
    'gives the %s settings that there are, with values that make sense',
    (_name, { environment }) => {
      const wrong = Object.entries(environment).flatMap(([variable, value]) => {
        const [, setting] =
          settingList.find(([, each]) => each.variable === variable.replace(/_FILE$/, '')) ?? [];
        if (setting === undefined) return [`${variable} is no setting`];
        if (variable.endsWith('_FILE')) return takesFile(setting) ? [] : [`${variable} is no secret`];
        return setting.kind.read(value) === undefined ? [`${variable} ${setting.kind.rule}`] : [];
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each(desks)('starts the %s with a command and options that there are', async (_name, { command }) => {
    const [name = '', ...options] = command;
    const known = (await commandList()).find(({ usage }) => usage === name);
    const flags = options.filter((option) => option.startsWith('--'));
    expect(known?.options.map((option) => option.split(' ')[0])).toEqual(expect.arrayContaining(flags));
  });

  test.each(Object.entries(services))('gives the %s the secrets that it reads', (_name, service) => {
    const named = JSON.stringify(service).match(/(?<=\/run\/secrets\/)\w+/g) ?? [];
    expect(service.secrets).toEqual(expect.arrayContaining(named));
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(service.secrets));
  });

  test.each(Object.entries(services))('confines the %s', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    });
  });

  test('names the exact version of each image that it brings', () => {
    const brought = Object.values(services).map(({ image }) => image);
    const exact = /^(?:thesisdesk|.+:(?:\d+\.\d+\.\d+|RELEASE\.[\dTZ-]+)(?:-[\w-]+)?)$/;
    expect(brought.filter((image) => !exact.test(image))).toEqual([]);
  });

  test('has its secrets in files that docs/operating.md makes', () => {
    const made = pageOf('docs/operating.md').text.match(/(?<=> )secrets\/\w+/g) ?? [];
    const needed = Object.values(secrets).map(({ file: path }) => path.replace('./', ''));
    expect(made).toEqual(expect.arrayContaining(needed));
  });
});

describe('compose.yaml', () => {
  test('runs nothing as root that goes on running, and gives root only what it needs', () => {
    const asRoot = Object.entries(compose.services).filter(
      ([, { user }]) => !/^[1-9]\d*:[1-9]\d*$/.test(user ?? ''),
    );
    expect(asRoot.map(([name]) => name)).toEqual(['documents-owner']);
    const stronger = Object.entries(compose.services).flatMap(([, service]) => service.cap_add);
    expect(stronger).toEqual(['CHOWN', 'DAC_READ_SEARCH']);
  });

  test.each(ours)('does not show the %s who may do everything at the S3 server', (_name, { secrets }) => {
    expect(secrets.filter((secret) => secret.startsWith('s3_root'))).toEqual([]);
  });

  test('lets the desk do in its bucket what docs/s3.md says, and no more', () => {
    const script = compose.services.bucket?.command.join('\n') ?? '';
    const policy: unknown = JSON.parse(/echo '(\{[\s\S]*?\})' >/.exec(script)?.[1] ?? 'null');
    const permissions =
      pageOf('docs/s3.md').text.match(/(?<=```json\n)\{\n {2}"Version"[\s\S]*?(?=```)/)?.[0] ?? '';
    expect(policy).toEqual(JSON.parse(permissions.replaceAll('my-desk', 'thesisdesk')));
  });

  test('makes the bucket with what its image has: a shell, cat, sleep and the client', () => {
    const script = compose.services.bucket?.command.join('\n') ?? '';
    expect(script).toMatch(/^ *mc mb /m);
    expect(script).not.toMatch(/\b(?:grep|sed|awk|curl|jq)\b/);
  });
});

describe('the unit of systemd', () => {
  const unit = 'examples/systemd/thesisdesk.service';
  const variables = read(unit).match(/THESISDESK_[A-Z_]+/g) ?? [];

  test.each(variables)('sets %s, which there is', (variable) => {
    const known = settingList.map(([, setting]) => setting.variable);
    expect([...known, 'THESISDESK_CONFIG']).toContain(variable.replace(/_FILE$/, ''));
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;

  test.skipIf(!hasSystemd)('is one, and leaves the service few rights', () => {
    const verified = spawnSync('systemd-analyze', ['verify', join(root, unit)], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    const bounds = ['--offline=true', '--threshold=15'];
    const rated = spawnSync('systemd-analyze', ['security', ...bounds, join(root, unit)]);
    expect(rated.status).toBe(0);
  });
});

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );

  test.each(copied)('copies %s, which is there and is not left out', (source) => {
    expect(existsSync(join(root, source))).toBe(true);
    expect(read('.dockerignore').split('\n')).toContain(`!${source}`);
  });

  test('copies what the build is made of', () => {
    const imported = [...read('tsup.config.ts').matchAll(/from '\.\/([\w.-]+)/g)].map(([, path]) => path);
    expect(copied).toEqual(expect.arrayContaining([...imported, 'src']));
    const written = writtenPages.map(({ source }) => source.replace(/^docs\/.*$/, 'docs'));
    expect(copied).toEqual(expect.arrayContaining([...written, 'docs-site', 'examples', 'bin']));
  });

  test('begins with exact versions, and ends as a user without rights', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    for (const image of images) expect(image).toMatch(/^node:\d+\.\d+\.\d+-[a-z]+-slim$/);
    expect(dockerfile.match(/^USER .+$/gm)?.at(-1)).toBe('USER node');
  });

  test('sets variables that there are', () => {
    const known = settingList.map(([, { variable }]) => variable);
    expect(known).toEqual(expect.arrayContaining(dockerfile.match(/THESISDESK_[A-Z_]+/g) ?? []));
  });
});
