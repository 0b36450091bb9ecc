import { describe, expect, test } from 'vitest';
import type { DeskConfig } from '../../../src/core/desk/desk-config.ts';
import { DeskError } from '../../../src/core/errors.ts';
import { openDesk } from '../services/support/open-desk.ts';

const url = 'https://app.example/hooks';
const secret = `whsec_${'A'.repeat(32)}`;

describe('a desk', () => {
  test.each<[keyof DeskConfig, unknown, string]>([
    ['retentionDays', -1, 'must be a number from 0 to 36500'],
    ['retentionDays', '90', 'must be a number from 0 to 36500'],
    ['retentionDays', Number.NaN, 'must be a number from 0 to 36500'],
    ['crmEventDays', 0, 'must be a number from 1 to 36500'],
    ['abandonedUploadHours', 0, 'must be a number from 1 to 876000'],
    ['maximumUploadBytes', 0, 'must be a number from 1 to 104857600'],
    ['maximumUploadBytes', 104_857_601, 'must be a number from 1 to 104857600'],
    ['dealBoardMilliseconds', -1, 'must be a number, 0 or more'],
    ['concurrency', 0, 'must be a whole number, 1 or more'],
    ['concurrency', 1.5, 'must be a whole number, 1 or more'],
  ])('whose %s is %s is refused at once', (path, value, rule) => {
    expect(refusalOf({ [path]: value })).toEqual({ path, message: `"${path}" ${rule}.` });
  });

  test.each([
    ['url', { url: 'ftp://app.example', secret }, 'must be an http or https address'],
    ['url', { url: 'https://ada:word@app.example', secret }, 'without a password in it'],
    ['secret', { url, secret: '' }, 'must be whsec_ and 24 to 64 bytes in base64'],
    ['secret', { url, secret: 'whsec_AAAA' }, 'must be whsec_ and 24 to 64 bytes in base64'],
    ['secret', { url }, 'must be whsec_ and 24 to 64 bytes in base64'],
    ['types.0', { url, secret, types: ['submission.complete'] }, 'must be one of submission.completed,'],
  ])('with an endpoint whose %s is wrong is refused at once', (path, endpoint, rule) => {
    const refusal = refusalOf({ webhookEndpoints: [endpoint] });
    expect(refusal.path).toBe(`webhookEndpoints.0.${path}`);
    expect(refusal.message).toContain(rule);
  });

  test('with two endpoints of the same URL is refused at once', () => {
    const meetings = { url, secret, types: ['meeting.created'] };
    const deals = { url, secret: `whsec_${'B'.repeat(32)}`, types: ['crm.event'] };
    expect(refusalOf({ webhookEndpoints: [meetings, { url: `${url}?all`, secret }, deals] })).toEqual({
      path: 'webhookEndpoints.2.url',
      message:
        '"webhookEndpoints.2.url" must differ from those of earlier endpoints: ' +
        'list all types for a URL in one, or add a query to the URL.',
    });
  });

  test('accepts a secret that is read when it is needed', async () => {
    const { desk } = openDesk({ webhookEndpoints: [{ url, secret: async () => secret }] });
    await desk.close();
  });
});

/** What is said to an app that passes such settings, which its compiler would not let it. */
function refusalOf(settings: object): { path: unknown; message: string } {
  try {
    openDesk(settings);
  } catch (error) {
    if (error instanceof DeskError && error.code === 'input_invalid')
      return { path: error.details.path, message: error.message };
    throw error;
  }
  throw new Error('It was not refused.');
}
