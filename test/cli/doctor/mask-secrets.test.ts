import { expect, test } from 'vitest';
import { maskSecrets } from '../../../src/cli/commands/setup/doctor.ts';
import { readSettings } from '../../../src/cli/config/reading/read-settings.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

async function masked(environment: Record<string, string>, text: string): Promise<string> {
  return maskSecrets(await readSettings({}, environment, await scratchFolder()))(text);
}

const mailServer = {
  THESISDESK_SMTP_HOST: 'localhost',
  THESISDESK_SMTP_USER: 'desk',
  THESISDESK_MAIL_FROM: 'a@b.org',
};

test.each([
  ['a secret', { ...mailServer, THESISDESK_SMTP_PASSWORD: 'open sesame' }, 'with open sesame!', 'with •••!'],
  [
    'the password in an address',
    { THESISDESK_REDIS_URL: 'redis://desk:open-sesame@localhost' },
    'desk:open-sesame',
    'desk:•••',
  ],
  [
    'the password in an address as it is meant',
    { THESISDESK_REDIS_URL: 'redis://:open%20sesame@localhost' },
    'open sesame, open%20sesame',
    '•••, •••',
  ],
])('takes %s out', async (_, environment, text, rest) => {
  expect(await masked(environment, text)).toBe(rest);
});

test('leaves what is no secret', async () => {
  expect(await masked({ ...mailServer, THESISDESK_SMTP_PASSWORD: 'open sesame' }, 'localhost')).toBe(
    'localhost',
  );
});
