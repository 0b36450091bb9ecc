import { describe, expect, test } from 'vitest';
import { type DeskFacts, deskLines } from '../../../src/cli/desk/desk-facts.ts';

const embedded: DeskFacts = {
  dataFolder: '/srv/desk',
  outbox: '/srv/desk/outbox',
  concurrency: 1,
  worker: true,
  storage: 'embedded',
  objects: 'embedded',
  queue: 'embedded',
  crm: 'embedded',
  mail: 'embedded',
  videoRooms: 'not configured',
  rates: 'starter',
};

function linesOf(facts: Partial<DeskFacts>) {
  return Object.fromEntries(deskLines({ ...embedded, ...facts }));
}

describe('deskLines', () => {
  test('tell of embedded parts', () => {
    expect(linesOf({})).toMatchObject({
      Data: '/srv/desk',
      Storage: 'embedded, in the data folder',
      Documents: undefined,
      Queue: 'embedded, 1 document at once',
      CRM: 'embedded; thesisdesk deals shows it',
      Mail: 'embedded: nothing is sent, mails are written to /srv/desk/outbox',
    });
  });

  test('tell of services, and of no folder that is not used', () => {
    const outbox = null;
    expect(
      linesOf({ storage: 'redis', objects: 's3', queue: 'redis', crm: 'pipedrive', mail: 'smtp', outbox }),
    ).toMatchObject({
      Data: undefined,
      Storage: 'Redis',
      Documents: 'S3',
      Queue: 'Redis, 1 document at once',
      CRM: 'Pipedrive',
      Mail: 'SMTP',
    });
  });

  test('tell where documents lie when that is elsewhere than records', () => {
    expect(linesOf({ storage: 's3' }).Documents).toBe('in the data folder');
    expect(linesOf({ storage: 's3', objects: 's3' }).Documents).toBeUndefined();
  });

  test('tell that others do the work', () => {
    expect(linesOf({ worker: false }).Queue).toBe('embedded; the work is left to thesisdesk worker');
  });
});
