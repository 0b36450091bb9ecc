import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../src/cli/config/reading/read-settings.ts';
import { settingList } from '../../../src/cli/config/settings.ts';
import { configTemplate } from '../../../src/cli/init/config-template.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const nothing = { values: new Map(), secretFiles: new Map() };

async function read(toml: string, secrets: Record<string, string> = {}) {
  const folder = await scratchFolder({ 'thesisdesk.toml': toml, ...secrets });
  await chmod(join(folder, 'thesisdesk.toml'), 0o600);
  return readSettings({}, {}, folder);
}

describe('the template of the configuration file', () => {
  test('has a line for each setting, and sets none', async () => {
    const template = configTemplate(nothing);
    for (const [, { key, variable, says }] of settingList) {
      const [, name = ''] = key.split('.');
      expect(template).toMatch(new RegExp(`^# ${name}(_file)? = .`, 'm'));
      expect(template).toContain(`# ${variable}; default: `);
      expect(template).toContain(`# ${says}\n`);
    }
    expect((await read(template)).found.size).toBe(0);
  });

  test('shows values that can be used as they stand', async () => {
    const template = configTemplate(nothing).replace(/^# (\w+ = .)/gm, '$1');
    const secrets = Object.fromEntries(
      [...template.matchAll(/_file = "(.*)"/g)].map(([, path = '']) => [path, secretFor(path)]),
    );
    expect((await read(template, secrets)).found.size).toBe(settingList.length);
  });

  test('carries text of any kind over', async () => {
    const name = 'Ünï "quoted" \\ back # slash 論文';
    const toml = configTemplate({ ...nothing, values: new Map([['business.name', name]]) });
    expect((await read(toml)).values.business.name).toBe(name);
  });

  test('carries numbers, truths and lists over', async () => {
    const toml = configTemplate({
      ...nothing,
      values: new Map([
        ['server.port', '9000'],
        ['s3.pathStyle', 'yes'],
        ['server.allowedOrigins', 'https://a.org, https://b.org'],
      ]),
    });
    const { values } = await read(toml);
    expect(values).toMatchObject({
      server: { port: 9_000, allowedOrigins: ['https://a.org', 'https://b.org'] },
      s3: { pathStyle: true },
    });
  });
});

/** A secret that the setting takes whose file this is. */
function secretFor(path: string): string {
  return path.includes('signing') ? `whsec_${Buffer.alloc(24).toString('base64')}` : 'redis://localhost';
}
