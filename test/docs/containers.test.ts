import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingList } from '../../src/cli/config/settings.ts';
import { commandList } from './support/command-list.ts';
import { pageOf, root } from './support/pages.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

const serviceSchema = z.object({
  command: z.array(z.string()),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
});

const compose = z
  .object({
    services: z.record(z.string(), serviceSchema),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(read('compose.yaml'), { merge: true }));

const ours = Object.entries(compose.services).filter(([name]) => ['server', 'worker'].includes(name));

describe('compose.yaml', () => {
  test.each(ours)(
    'gives the %s settings that there are, with values that make sense',
    (_name, { environment }) => {
      const wrong = Object.entries(environment).flatMap(([variable, value]) => {
        const [, setting] =
          settingList.find(([, each]) => each.variable === variable.replace(/_FILE$/, '')) ?? [];
        if (setting === undefined) return [`${variable} is no setting`];
        if (variable.endsWith('_FILE'))
          return setting.isSecret || setting.mayBeFile ? [] : [`${variable} is no secret`];
        try {
          setting.parse(value);
          return [];
        } catch (error) {
          return [`${variable} ${error}`];
        }
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each(ours)('starts the %s with a command and options that there are', async (_name, { command }) => {
    const [name = '', ...options] = command;
    const known = (await commandList()).find(({ usage }) => usage === name);
    const flags = options.filter((option) => option.startsWith('--'));
    expect(known?.options.map((option) => option.split(' ')[0])).toEqual(expect.arrayContaining(flags));
  });

  test.each(Object.entries(compose.services))('gives the %s the secrets that it reads', (_name, service) => {
    const named = JSON.stringify(service).match(/(?<=\/run\/secrets\/)\w+/g) ?? [];
    expect(service.secrets).toEqual(expect.arrayContaining(named));
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(service.secrets));
  });

  test('has its secrets in files that docs/operating.md makes', () => {
    const made = pageOf('docs/operating.md').text.match(/(?<=> )secrets\/\w+/g) ?? [];
    const needed = Object.values(compose.secrets).map(({ file }) => file.replace('./', ''));
    expect(made.toSorted()).toEqual(needed.toSorted());
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

  test('sets variables that there are', () => {
    const known = settingList.map(([, { variable }]) => variable);
    expect(known).toEqual(expect.arrayContaining(dockerfile.match(/THESISDESK_[A-Z_]+/g) ?? []));
  });
});
