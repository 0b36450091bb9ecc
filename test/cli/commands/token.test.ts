import { describe, expect, test } from 'vitest';
import { keptTokenHash } from '../../../src/cli/desk/operator-token.ts';
import { tokenHash } from '../../../src/http/request/credentials.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';

describe('token', () => {
  test('makes a token and shows it with the address of the desk, and keeps its hash', async () => {
    const { folder, store } = await deskFolder();
    const { code, output } = await runMain(['token', '--data', folder]);
    const [, token = ''] = /shown only once: ([\w-]{32})\n/.exec(output) ?? [];
    expect(code).toBe(0);
    expect(output).toContain(`Your desk: http://127.0.0.1:8787/desk#token=${token}\n`);
    expect(await keptTokenHash(store)).toBe(tokenHash(token));
  });

  test('makes another one each time', async () => {
    const { folder, store } = await deskFolder();
    await runMain(['token', '--data', folder]);
    const [made] = jsonOf(await runMain(['token', '--data', folder, '--json']));
    expect(await keptTokenHash(store)).toBe(tokenHash(made.token));
  });

  test('takes it away when it is told to', async () => {
    const { folder, store } = await deskFolder();
    await runMain(['token', '--data', folder]);
    expect((await runMain(['token', '--remove', '--data', folder])).output).toBe(
      'The token has been removed.\n',
    );
    expect(await keptTokenHash(store)).toBeNull();
    expect((await runMain(['token', '--remove', '--data', folder])).output).toBe('No token was set.\n');
  });

  test.each(['a-token-of-some-length', 'none'])('is refused where it is configured: %s', async (token) => {
    const { folder } = await deskFolder();
    const environment = { THESISDESK_ADMIN_TOKEN: token };
    const { code, errors } = await runMain(['token', '--data', folder], { environment });
    expect([code, errors]).toEqual([2, expect.stringContaining('THESISDESK_ADMIN_TOKEN')]);
    expect(errors).not.toContain('a-token-of-some-length');
  });
});
