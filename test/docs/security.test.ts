import { describe, expect, test } from 'vitest';
import { settingList } from '../../src/cli/config/settings.ts';
import { allRoutes } from '../http/support/all-routes.ts';
import { pageOf } from './support/pages.ts';

describe('docs/operating.md', () => {
  const { text } = pageOf('docs/operating.md');
  const rotation = text.slice(text.indexOf('## Changing secrets'));
  const secrets = settingList.filter(([, { isSecret }]) => isSecret).map(([, { variable }]) => variable);

  test.each(secrets)('says how %s is changed', (variable) => {
    expect(rotation).toContain(`\`${variable}_FILE\``);
  });
});

describe('SECURITY.md', () => {
  const { text } = pageOf('SECURITY.md');
  const anybody = text.split('\n').find((line) => line.startsWith('| **anybody')) ?? '';
  const open = allRoutes.filter(({ admin }) => !admin).map(({ path }) => path);

  test.each(open)('counts %s among what anybody can ask for', (path) => {
    const named = [...anybody.matchAll(/(\/[\w./{}-]*)(…?)`/g)];
    const isNamed = named.some(([, start = '', more]) => (more ? path.startsWith(start) : path === start));
    expect(isNamed).toBe(true);
  });

  test('says which versions get fixes, and when one gets an answer', () => {
    expect(text).toMatch(/^## Supported versions$/m);
    expect(text).toMatch(/an answer within \w+ working days/);
  });
});
