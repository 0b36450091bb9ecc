import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fileVariable } from '../../../src/cli/config/reading/in-environment.ts';
import { takesFile } from '../../../src/cli/config/setting.ts';
import { settingList } from '../../../src/cli/config/settings.ts';

test('the documentation shows the table of settings, between its marks', async () => {
  const page = await readFile(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  const shown = /<!-- settings -->\n(.*?)<!-- \/settings -->/s.exec(page)?.[1];
  expect(shown?.trim()).toBe(settingsTable().trim());
});

/** The table of the documentation, in Markdown: one line for each setting. */
function settingsTable(): string {
  const rows = settingList.map(([, setting]) => {
    const { key, variable, says } = setting;
    const usual = setting.default === undefined ? (setting.otherwise ?? 'none') : `\`${setting.default}\``;
    const [keyFile, variableFile] = takesFile(setting) ? [' or `…_file`', ' or `…_FILE`'] : ['', ''];
    return [`\`${key}\`${keyFile}`, `\`${variable}\`${variableFile}`, says, usual].join(' | ');
  });
  const own = `- | \`${fileVariable}\` | The configuration file; \`--config\` overrides it. | \`thesisdesk.toml\`, if it exists`;
  const lines = [...rows, own].map((row) => `| ${row} |`);
  return [
    '| In the file | In the environment | What it is | Default |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
