import { describe, expect, test } from 'vitest';
import { settingList } from '../../../src/cli/config/settings.ts';

describe('each setting', () => {
  test('has a variable and a place of its own', () => {
    const variables = settingList.map(([, { variable }]) => variable);
    const keys = settingList.map(([, { key }]) => key);
    expect(new Set(variables).size).toBe(settingList.length);
    expect(new Set(keys).size).toBe(settingList.length);
  });

  test.each(settingList)('%s is written like the others, and says what it is on one line', (_, setting) => {
    expect(setting.variable).toMatch(/^(THESISDESK|LIVEKIT)(_[A-Z0-9]+)+$/);
    expect(setting.key).toMatch(/^[a-z0-9]+\.[a-z0-9]+(_[a-z0-9]+)*$/);
    expect(setting.key).not.toMatch(/_file$/);
    expect(setting.says).toMatch(/^[A-Z][^\n|]*\.$/);
  });

  test.each(settingList)('%s needs settings that there are', (_, { needs = [], valueNeeds = {} }) => {
    const names: readonly string[] = settingList.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining([...needs, ...Object.values(valueNeeds)]));
  });

  test.each(settingList)('%s can be what its default and its example say', (_, setting) => {
    for (const text of [setting.default, setting.example]) {
      if (text !== undefined) expect(setting.kind.read(text)).toBeDefined();
    }
  });
});
