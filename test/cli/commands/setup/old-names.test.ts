import { describe, expect, test } from 'vitest';
import { deskFolder } from '../../support/desk-folder.ts';
import { runMain } from '../../support/run-main.ts';

describe('commands by the names of 0.1', () => {
  test.each([
    [['events'], 'crm events'],
    [['hooks', 'list'], 'webhooks'],
  ])('%j do what %s does, with a warning', async (words, name) => {
    const { folder } = await deskFolder();
    const { code, output, errors } = await runMain([...words, '--data', folder]);
    expect(code).toBe(0);
    expect(output).toMatch(/^No events (sent )?yet\.\n$/);
    expect(errors).toBe(
      `warning: \`thesisdesk ${words[0]}\` is now \`thesisdesk ${name}\`. The old name works until 0.3.\n`,
    );
  });

  test('are not in the help', async () => {
    const { output } = await runMain(['--help']);
    expect(output).not.toMatch(/^ {2}(events|hooks)\b/m);
  });
});
