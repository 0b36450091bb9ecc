import { beforeAll, describe, expect, test } from 'vitest';
import { DeskError } from '../../../../src/core/errors.ts';
import { docx } from '../../../support/docx/docx.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import type { LogLine } from '../support/kept-log.ts';
import { openDesk } from '../support/open-desk.ts';

/** Everything personal that goes into the desk below, each with a mark of its own. */
const secrets = [
  'Lovelace',
  'ada.private@example.org',
  '7946-0958',
  'very-private-notes',
  'dissertation-about-engines',
  'thesis-file-name',
  'Hopper',
  'grace.private@example.org',
  'later.private@example.org',
  'refused.private@example.org',
  'meeting-title',
  'meeting-notes',
  'token-participant',
  'example-file-name',
  'example-uploader',
  'example-notes',
  'deal-title-of-somebody',
  'words-of-an-error',
];

let lines: LogLine[] = [];
let stored = '';

/** One desk through which all of that goes, on good ways and bad ones. */
beforeAll(async () => {
  const bench = openDesk();
  const { desk, crm, mailer, store } = bench;
  desk.start();
  const form = {
    name: 'Ada Lovelace',
    email: 'ada.private@example.org',
    phone: '7946-0958',
    notes: 'very-private-notes',
  };
  const document = await docx({
    body: [heading(1, 'dissertation-about-engines'), paragraph('dissertation-about-engines')],
  });
  const { createDeal } = crm;
  crm.createDeal = async (deal, options) => {
    if (deal.person.name === 'Ada Refused Lovelace') throw new DeskError('crm_refused', 'words-of-an-error');
    if (deal.person.name === 'Ada Later Lovelace') throw new TypeError('words-of-an-error');
    return createDeal(deal, options);
  };
  const completed = await bench.submit(document, form);
  const damaged = await bench.submit(new TextEncoder().encode('dissertation-about-engines'), form);
  const later = await bench.submit(document, { ...form, name: 'Ada Later Lovelace' });
  const refused = await bench.submit(document, { ...form, name: 'Ada Refused Lovelace' });
  const { uploadUrl: _unused, ...missing } = await desk.intake.createUpload({
    fileName: 'thesis-file-name.docx',
  });
  await desk.intake.submit({ ...form, ...missing, serviceType: 'editing' });
  await desk.intake.submit({ ...form, serviceType: 'Lovelace' }).catch(() => {});
  mailer.troubles.set('later.private@example.org', 'mail_unavailable');
  mailer.troubles.set('refused.private@example.org', 'mail_refused');
  await desk.meetings.create({
    title: 'meeting-title',
    notes: 'meeting-notes',
    participants: [
      { name: 'Grace Hopper', email: 'grace.private@example.org' },
      'later.private@example.org',
      'refused.private@example.org',
    ],
  });
  await desk.tokens.issue({ room: 'r', participant: 'token-participant' });
  const file = { fileName: 'example-file-name.pdf', contentType: 'application/pdf', fileSize: 1 };
  const { uploads } = await desk.examples.createUploads({ files: [file] });
  await desk.examples.save({
    files: [{ ...file, ...uploads[0], uploadedBy: 'example-uploader', notes: 'example-notes' }],
  });
  const event = {
    meta: { action: 'added' },
    current: { title: 'deal-title-of-somebody', status: 'Ada Lovelace' },
  };
  await desk.crmEvents.receive({ body: JSON.stringify(event), authenticated: true });
  for (const submissionId of [completed, damaged, refused, missing.submissionId])
    await bench.ended(submissionId);
  await desk.intake.retry(damaged);
  await bench.ended(damaged);
  const hasFailed = () => bench.logger.lines.some(({ message }) => message === 'A job failed for good.');
  await waitUntil(hasFailed, { what: 'an invitation that failed for good' });
  await desk.close();
  expect((await desk.intake.get(completed)).status).toBe('completed');
  expect((await desk.intake.get(later)).status).toBe('processing');
  lines = bench.logger.lines;
  for await (const key of store.keys('')) stored += JSON.stringify([key, await store.get(key)]);
});

describe('the log', () => {
  test('has lines of many kinds, so that the tests below mean something', () => {
    expect([...new Set(lines.map((line) => line.message))].sort()).toEqual([
      'A job failed and will be tried again.',
      'A job failed for good.',
      'crm event',
      'invitation could not be sent',
      'quoted with the starter rates; store your own',
      'submission begun',
      'submission failed',
      'submission finished',
      'submission will be tried again',
    ]);
  });

  test('is tested with words that did come through the desk', () => {
    const passing = new Set(['token-participant', 'dissertation-about-engines', 'words-of-an-error']);
    expect(secrets.filter((secret) => !passing.has(secret) && !stored.includes(secret))).toEqual([]);
  });

  test.each(secrets)('does not hold %s', (secret) => {
    expect(lines.filter((line) => JSON.stringify(line).toLowerCase().includes(secret.toLowerCase()))).toEqual(
      [],
    );
  });
});
