import { fileVariable } from './reading/in-environment.ts';
import { takesFile } from './setting.ts';
import { settingList } from './settings.ts';

/** The table of the documentation, in Markdown: one line for each setting. */
export function settingsTable(): string {
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
