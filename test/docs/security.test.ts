import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { settingList } from '../../src/cli/config/settings.ts';
import vendored from '../../vendor/packages.json' with { type: 'json' };
import { allRoutes } from '../http/support/all-routes.ts';
import { pageOf, root } from './support/pages.ts';

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ version: z.string().optional(), dependencies: z.record(z.string(), z.string()).optional() }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** Each package that the desk asks for by itself or has in its own files, with the version that is locked. */
const directPackages = Object.fromEntries(
  [...Object.keys(packages['']?.dependencies ?? {}), ...Object.keys(vendored), 'unstorage'].map((name) => [
    name,
    installed(name)[0],
  ]),
);

describe('docs/operating.md', () => {
  const { text } = pageOf('docs/operating.md');
  const rotation = text.slice(text.indexOf('## Changing secrets'));
  const secrets = settingList.filter(([, { isSecret }]) => isSecret).map(([, { variable }]) => variable);

  test.each(secrets)('says how %s is changed', (variable) => {
    expect(rotation).toContain(`\`${variable}_FILE\``);
  });

  test('does not let the clients of nginx choose whom their mails are counted for', () => {
    const nginx = text.slice(text.indexOf('```nginx'), text.indexOf('```caddyfile'));
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  });
});

describe('SECURITY.md', () => {
  const { text } = pageOf('SECURITY.md');
  const anyone = text.split('\n').find((line) => line.startsWith('| **anyone')) ?? '';
  const open = allRoutes.filter(({ admin }) => !admin).map(({ path }) => path);

  test.each(open)('counts %s among the routes open to anyone', (path) => {
    const named = [...anyone.matchAll(/(\/[\w./{}-]*)(…?)`/g)];
    const isNamed = named.some(([, start = '', more]) => (more ? path.startsWith(start) : path === start));
    expect(isNamed).toBe(true);
  });

  test.each(Object.entries(directPackages))(
    'was looked through for the version of %s that is installed',
    (name, version) => {
      expect(text).toMatch(new RegExp(`(?<![\\w/])${name} ${version}(?![\\d-])`));
    },
  );

  test('speaks of versions that are installed', () => {
    const table = text.slice(text.indexOf('## Dependencies'), text.indexOf('## What you should do'));
    const rows = [...table.matchAll(/^\| ([\w-]+) ([\d., ]+?) \|/gm)];
    const stale = rows.flatMap(([, name = '', versions = '']) =>
      versions.split(', ').filter((version) => !installed(name).includes(version)),
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(stale).toEqual([]);
  });

  test('says which versions get fixes, and when one gets an answer', () => {
    expect(text).toMatch(/^## Supported versions$/m);
    expect(text).toMatch(/an answer within \w+ working days/);
  });
});

/** All versions of a package that are locked, the one that the desk itself gets first. */
function installed(name: string): (string | undefined)[] {
  const places = Object.keys(packages).filter(
    (place) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`),
  );
  return places.toSorted((one, other) => one.length - other.length).map((place) => packages[place]?.version);
}
