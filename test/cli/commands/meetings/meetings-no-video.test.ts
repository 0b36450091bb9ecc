import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Answer, answeringDialogue, enter } from '../../support/answering-dialogue.ts';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';

const noServer =
  'No video server is set up: people will be invited, but there will be no room until LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET are set.';
const question = 'Invite them anyway?';
const livekit = {
  LIVEKIT_URL: 'wss://video.example.org',
  LIVEKIT_API_KEY: 'desk',
  LIVEKIT_API_SECRET: 'a-secret-of-more-than-thirty-two-letters',
};

/** Invites one person, with these answers on the terminal; without any, there is no terminal to ask on. */
async function invited({ answers, args = [], environment = {} }: Given = {}) {
  const { folder, desk } = await deskFolder();
  const command = ['meetings', 'create', '--data', folder, '--participant', 'ada@example.com', ...args];
  const dialogue = answers && { dialogue: answeringDialogue(answers) };
  const run = await runMain(command, { environment, ...dialogue });
  const mails = await readdir(join(folder, 'outbox')).catch(() => []);
  return { ...run, mails, count: (await desk.meetings.list()).count };
}

interface Given {
  answers?: Answer[];
  args?: string[];
  environment?: Record<string, string>;
}

describe('meetings create without a video server', () => {
  test('says that there will be no room, and invites nobody who should not be', async () => {
    const { code, errors, output, mails, count } = await invited({ answers: [[question, enter]] });
    expect(errors).toContain(noServer);
    expect({ code, output, mails, count }).toEqual({ code: 1, output: '', mails: [], count: 0 });
  });

  test('invites people if that is wanted', async () => {
    const { code, mails } = await invited({ answers: [[question, `y${enter}`]] });
    expect([code, mails.length]).toEqual([0, 1]);
  });

  test('does not ask if that was said before', async () => {
    const { code, errors, mails } = await invited({ answers: [], args: ['--yes'] });
    expect(errors).toBe(`warning: ${noServer}\n`);
    expect([code, mails.length]).toEqual([0, 1]);
  });

  test('warns in a script, and says so in its JSON', async () => {
    const run = await invited({ args: ['--json'] });
    expect(run.errors).toBe(`warning: ${noServer}\n`);
    expect(jsonOf(run)).toMatchObject([{ hasVideoServer: false }]);
    expect([run.code, run.mails.length]).toEqual([0, 1]);
  });

  test('says nothing of the kind if one is set', async () => {
    const run = await invited({ answers: [], args: ['--json'], environment: livekit });
    expect(run.errors).toBe('');
    expect(jsonOf(run)).toMatchObject([{ hasVideoServer: true }]);
  });
});
