import { describe, expect, test } from 'vitest';
import { keptTokenHash } from '../../../src/cli/desk/operator-token.ts';
import { tokenHash } from '../../../src/http/request/credentials.ts';
import { type Answer, answeringDialogue, enter, interrupt } from '../support/answering-dialogue.ts';
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

  test('replaces one with --yes', async () => {
    const { folder, store, first } = await folderWithToken();
    const [made] = jsonOf(await runMain(['token', '--yes', '--data', folder, '--json']));
    expect(made.token).not.toBe(first);
    expect(await keptTokenHash(store)).toBe(tokenHash(made.token));
  });

  test('asks before it replaces one', async () => {
    const { folder, store } = await folderWithToken();
    const dialogue = answeringDialogue([[toReplace, `y${enter}`]]);
    const { code, output, errors } = await runMain(['token', '--data', folder, '--json'], { dialogue });
    const [made] = jsonOf({ output });
    expect(code).toBe(0);
    expect(errors).toBe(
      'Running servers will no longer accept the present token. Everyone who uses it has to log in again.\n',
    );
    expect(await keptTokenHash(store)).toBe(tokenHash(made.token));
  });

  test('removes one with --yes', async () => {
    const { folder, store } = await folderWithToken();
    expect((await runMain(['token', '--remove', '--yes', '--data', folder])).output).toBe(
      'The token has been removed.\n',
    );
    expect(await keptTokenHash(store)).toBeNull();
  });

  test('asks before it removes one', async () => {
    const { folder, store } = await folderWithToken();
    const dialogue = answeringDialogue([[toRemove, `y${enter}`]]);
    const { code, output } = await runMain(['token', '--remove', '--data', folder], { dialogue });
    expect([code, output]).toEqual([0, 'The token has been removed.\n']);
    expect(await keptTokenHash(store)).toBeNull();
  });

  test('asks nothing if there is none to remove', async () => {
    const { folder } = await deskFolder();
    const { code, output } = await runMain(['token', '--remove', '--data', folder]);
    expect([code, output]).toEqual([0, 'No token was set.\n']);
  });

  test.each<[string[], string, Answer]>([
    [['token'], 'Enter', [toReplace, enter]],
    [['token'], 'no', [toReplace, `n${enter}`]],
    [['token'], 'Ctrl+C', [toReplace, interrupt]],
    [['token', '--remove'], 'Enter', [toRemove, enter]],
  ])('keeps the token: %j after %s', async (args, _name, answer) => {
    const { folder, store, first } = await folderWithToken();
    const dialogue = answeringDialogue([answer]);
    const { code, output, errors } = await runMain([...args, '--data', folder], { dialogue });
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain('Nothing was changed.');
    expect(await keptTokenHash(store)).toBe(tokenHash(first));
  });

  test.each([
    [['token'], 'token'],
    [['token', '--remove'], 'token --remove'],
  ])('keeps the token in a script without --yes: %j', async (args, name) => {
    const { folder, store, first } = await folderWithToken();
    const { code, output, errors } = await runMain([...args, '--data', folder]);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toBe(
      `error: ${name} asks before it goes on, but has no terminal to ask on. Add --yes to run it without asking.\n`,
    );
    expect(await keptTokenHash(store)).toBe(tokenHash(first));
  });

  test.each(['a-token-of-some-length', 'none'])('is refused where it is configured: %s', async (token) => {
    const { folder } = await deskFolder();
    const environment = { THESISDESK_ADMIN_TOKEN: token };
    const { code, errors } = await runMain(['token', '--data', folder], { environment });
    expect([code, errors]).toEqual([2, expect.stringContaining('THESISDESK_ADMIN_TOKEN')]);
    expect(errors).not.toContain('a-token-of-some-length');
  });
});

const toReplace = 'Replace the token?';
const toRemove = 'Remove the token?';

async function folderWithToken() {
  const { folder, store } = await deskFolder();
  const [{ token }] = jsonOf(await runMain(['token', '--data', folder, '--json']));
  return { folder, store, first: String(token) };
}
