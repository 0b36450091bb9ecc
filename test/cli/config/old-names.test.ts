import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../src/cli/config/configuration.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

const key = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const url = 'https://app.example.com/hooks';

describe('settings by the names of 0.1', () => {
  test('hold from the environment, with a warning each', async () => {
    const environment = { THESISDESK_EVENTS_URL: url, THESISDESK_EVENTS_SECRET: key };
    const { endpoints, warnings } = await readConfiguration({}, environment, await scratchFolder({}));
    expect(endpoints).toEqual([{ url, secret: key }]);
    expect(warnings).toEqual([
      'THESISDESK_EVENTS_URL is now called THESISDESK_WEBHOOKS_URL. The old name works until 0.3.',
      'THESISDESK_EVENTS_SECRET is now called THESISDESK_WEBHOOKS_SECRET. The old name works until 0.3.',
    ]);
  });

  test('hold from the file, with a warning each', async () => {
    const toml = '[crm]\nwebhook_user = "crm"\nwebhook_password_file = "password"\n';
    const folder = await scratchFolder({ 'thesisdesk.toml': toml, password: 'correct horse' });
    const { eventCredentials, warnings } = await readConfiguration({}, {}, folder);
    expect(eventCredentials).toEqual({ user: 'crm', password: 'correct horse' });
    expect(warnings).toEqual([
      'thesisdesk.toml, line 2: crm.webhook_user is now called crm.event_user. The old name works until 0.3.',
      'thesisdesk.toml, line 3: crm.webhook_password_file is now called crm.event_password_file. The old name works until 0.3.',
    ]);
  });

  test('must not stand beside the new ones', async () => {
    const environment = { THESISDESK_EVENTS_URL: url, THESISDESK_WEBHOOKS_URL: url };
    const reading = readConfiguration({}, environment, await scratchFolder({}));
    await expect(reading).rejects.toThrow(
      'THESISDESK_EVENTS_URL and THESISDESK_WEBHOOKS_URL must not both be set.',
    );
  });

  test('must not stand beside the new ones in the file either, whichever of both is in a file of its own', async () => {
    const toml = '[crm]\nwebhook_password_file = "password"\nevent_password = "b"\n';
    const folder = await scratchFolder({ 'thesisdesk.toml': toml, password: 'correct horse' });
    await expect(readConfiguration({}, {}, folder)).rejects.toThrow(
      'thesisdesk.toml, line 3: crm.event_password and crm.webhook_password_file must not both be set.',
    );
  });

  test('are wrong as the new ones would be', async () => {
    const environment = { THESISDESK_EVENTS_URL: 'x', THESISDESK_EVENTS_SECRET: key };
    const reading = readConfiguration({}, environment, await scratchFolder({}));
    await expect(reading).rejects.toThrow(/^THESISDESK_EVENTS_URL must be/m);
  });
});
