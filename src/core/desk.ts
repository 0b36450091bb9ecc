import type { DeskConfig } from './desk/desk-config.ts';
import { deskSettingsSchema } from './desk/desk-settings.ts';
import { checkReadiness, closedReadiness, type Readiness, rememberedForASecond } from './desk/readiness.ts';
import { startUpkeep } from './desk/upkeep.ts';
import { randomIds, silentLogger, systemClock } from './ports/system.ts';
import {
  deliveryJob,
  followUpJob,
  intakeJob,
  invitationJob,
  noticeJob,
  revisionJob,
} from './records/job-names.ts';
import { loggingDamage } from './records/reading/damaged-record.ts';
import type { SubmissionRecord } from './records/submissions/submission-record.ts';
import { parseInput } from './schemas/parse-input.ts';
import { type CrmEventsService, createCrmEvents } from './services/deals/crm-events.ts';
import { createDeals, type DealNotesService, type DealsService } from './services/deals/deals.ts';
import { createDealMoves, type DealMovesService } from './services/deals/move-deal.ts';
import { createExamples, type ExamplesService } from './services/examples.ts';
import { createIntake, type IntakeService } from './services/intake/intake.ts';
import { processSubmission } from './services/intake/process-submission.ts';
import { prepareList, submissionIndex } from './services/intake/submission-list.ts';
import { createMeetings, type MeetingsService } from './services/meetings/meetings.ts';
import { sendInvitation } from './services/meetings/send-invitation.ts';
import { createTokens, type TokensService } from './services/meetings/tokens.ts';
import { createNotices, type NoticesService } from './services/notices/notices.ts';
import { sendNotice } from './services/notices/send-notice.ts';
import { createPrivacy, type PrivacyService } from './services/privacy/privacy.ts';
import { createPurge, type PurgeService } from './services/privacy/purge.ts';
import { followUp } from './services/quotes/follow-up.ts';
import { createOutlines, type OutlinesService } from './services/quotes/outlines.ts';
import { createQuotes, type QuotesService } from './services/quotes/quotes.ts';
import { createRates, type RatesService } from './services/rates.ts';
import { processRevision } from './services/revisions/process-revision.ts';
import { createRevisions, type RevisionsService } from './services/revisions/revisions.ts';
import { deliverEvent, deliveriesAtOnce } from './services/webhooks/deliver-event.ts';
import { submissionEvent } from './services/webhooks/desk-event.ts';
import { createOutgoing, type OutgoingService } from './services/webhooks/outgoing.ts';

/** The desk: its services, usable without HTTP. Every error that they throw on purpose is a `DeskError`. */
export interface Desk {
  intake: IntakeService;
  rates: RatesService;
  outlines: OutlinesService;
  /** Versions of a submission's quote. */
  quotes: QuotesService;
  /** Revised documents of submissions. */
  revisions: RevisionsService;
  meetings: MeetingsService;
  tokens: TokensService;
  deals: DealsService & DealMovesService & DealNotesService;
  examples: ExamplesService;
  crmEvents: CrmEventsService;
  /**
   * @deprecated the name in 0.1 for {@link crmEvents}; it will be removed in 0.3.
   */
  webhooks: CrmEventsService;
  /** Events that the desk sends out. */
  outgoing: OutgoingService;
  /** Mails about submissions. */
  notices: NoticesService;
  purge: PurgeService;
  /** Erases one person's data, or collects what is known about that person. */
  privacy: PrivacyService;
  /**
   * Starts the workers, beginning with work left over from an earlier run: submissions and invitations. Call it once.
   */
  start(): void;
  /**
   * Reads what the list of submissions needs, in the background, so that the first list after a start need not: call it
   * once the server listens, before `start`. A list that is requested in the meantime waits for the same read. Never
   * throws: a failure is logged, and the next list tries again.
   */
  prepareLists(): Promise<void>;
  /** Tells whether the desk is ready. A result is reused for a second. A closed desk is not ready. */
  readiness(): Promise<Readiness>;
  /**
   * Finishes running work or hands it back, then closes the ports. A port that fails to close does not keep the
   * others open; its error is thrown at the end. A second call waits for the first.
   */
  close(): Promise<void>;
}

/**
 * Builds a desk from ports. Each can be one of thesisdesk's or your own; `embeddedDesk` from `thesisdesk/embedded`
 * chooses those that need nothing but a folder.
 *
 * @throws DeskError `input_invalid` for a setting that cannot work; `details.path` names it
 *
 * @example
 * const store = redisStore({ url: 'redis://127.0.0.1:6379' });
 * const desk = createDesk({
 *   store,
 *   objects: s3Objects({ bucket: 'theses', region: 'eu-central-1' }),
 *   jobs: storeQueue({ store }),
 *   crm: pipedriveCrm({ company: 'acme', apiToken: () => readFile('/run/secrets/pipedrive', 'utf8') }),
 *   mailer: smtpMailer({ host: 'localhost', from: { name: 'The editors', email: 'desk@example.com' } }),
 *   tokens: livekitTokens({ credentials: () => ({}) }),
 *   analyser: createAnalysisPool({ processes: 2 }),
 *   joinUrl: (roomCode) => `https://rooms.example.com/${roomCode}`,
 * });
 * desk.start();
 * const { uploadUrl, objectKey, submissionId } = await desk.intake.createUpload({ fileName: 'thesis.docx' });
 */
export function createDesk(config: DeskConfig): Desk {
  parseInput(deskSettingsSchema, config);
  const { objects, jobs, crm, analyser, mailer, joinUrl, organizer, sleep } = config;
  const { maximumUploadBytes, crmEventDays, onEvent, leavesEvents, submissionUrl, submissionPlace } = config;
  const { clock = systemClock, ids = randomIds, logger = silentLogger } = config;
  const now = config.clock && (() => clock.now().getTime());
  const index = submissionIndex(loggingDamage(config.store, logger), { now, sleep });
  const { store } = index;
  const { webhookEndpoints: endpoints = [] } = config;
  const context = { clock, ids, logger };
  const rates = createRates({ ...context, store });
  const meetings = { ...context, store, jobs, mailer, joinUrl, organizer };
  const tokens = createTokens({ ...context, store, issuer: config.tokens });
  const deals = createDeals({ crm, clock, boardMilliseconds: config.dealBoardMilliseconds });
  const outgoing = createOutgoing({ ...context, store, jobs, endpoints, onEvent, leavesEvents });
  const { promise, announcePromised: announce } = outgoing;
  const noticing = { ...context, store, jobs, mailer, settings: config.notices ?? null, submissionUrl };
  const notices = createNotices(noticing);
  const foundFinished = async (submission: SubmissionRecord) => {
    const event = submissionEvent(submission);
    if (event) await outgoing.announce(event);
    await notices.ended(submission);
  };
  const finished = async (submission: SubmissionRecord) => {
    const { submissionId, status, deal } = submission;
    if (deal) deals.forget();
    logger.info('submission finished', { submissionId, status });
    await foundFinished(submission);
  };
  const { abandonedUploadHours, retentionDays } = config;
  const purge = createPurge({ ...context, store, objects, crm, abandonedUploadHours });
  let upkeep: Closeable = { close: async () => {} };
  let preparing = Promise.resolve();
  let closing: Promise<void> | null = null;

  const dealEvents = { ...context, store, dealChanged: deals.forget, promise, announce, crmEventDays };
  const crmEvents = createCrmEvents({ ...dealEvents, sleep });
  const dealMoves = createDealMoves({ ...dealEvents, crm });
  const intake = createIntake({ ...context, store, objects, jobs, rates, index, maximumUploadBytes });
  const { settleMoves } = dealMoves;
  const { revisionFailed } = notices;
  const revising = { ...context, store, objects, jobs, crm, analyser, rates, revisionFailed };
  const placed = { submissionUrl, submissionPlace };
  const told = { ...placed, finished, foundFinished };
  const processing = processSubmission({ ...context, store, objects, crm, analyser, rates, ...told, sleep });
  const openReadiness = rememberedForASecond(() => checkReadiness({ store, objects, jobs }));
  return {
    rates,
    intake,
    outlines: createOutlines({ store, objects, analyser }),
    quotes: createQuotes({ ...context, store, objects, jobs, analyser, rates }),
    revisions: createRevisions({ ...revising, maximumUploadBytes, processSubmission: processing }),
    meetings: createMeetings({ ...meetings, hasVideoServer: tokens.hasServer, promise, announce }),
    tokens,
    deals: { ...deals, ...dealMoves },
    examples: createExamples({ ...context, store, objects }),
    crmEvents,
    webhooks: crmEvents,
    outgoing,
    notices,
    purge,
    privacy: createPrivacy({ ...context, store, objects, crm, mailer, intake, settleMoves, crmEventDays }),

    start() {
      jobs.work(intakeJob, processing, { concurrency: config.concurrency ?? 2 });
      jobs.work(revisionJob, processRevision(revising), { concurrency: 1 });
      const telling = { announce: outgoing.announce, requoted: notices.requoted, dealChanged: deals.forget };
      const following = followUp({ ...context, store, crm, ...telling, ...placed, sleep });
      jobs.work(followUpJob, following, { concurrency: 2 });
      jobs.work(noticeJob, sendNotice(noticing), { concurrency: 2 });
      jobs.work(invitationJob, sendInvitation(meetings), { concurrency: 2 });
      const delivering = { store, clock, logger, endpoints, sleep, fetch: config.fetch };
      jobs.work(deliveryJob, deliverEvent(delivering), { concurrency: deliveriesAtOnce(endpoints) });
      upkeep = startUpkeep({
        ...{ store, objects, jobs, purge, outgoing, clock, logger, sleep },
        ...{ finished, foundFinished, revisionFailed, settleMoves, abandonedUploadHours, retentionDays },
        listsPrepared: () => preparing,
      });
    },

    prepareLists() {
      preparing = prepareList(index, { logger, isClosing: () => closing !== null });
      return preparing;
    },

    readiness: async () => (closing === null ? openReadiness() : closedReadiness),

    close() {
      closing ??= closeInOrder([
        [upkeep, jobs, index],
        [analyser, { close: async () => mailer.close?.() }],
        [objects, store],
      ]);
      return closing;
    },
  };
}

/** Something that takes time to close. */
interface Closeable {
  close(): Promise<void>;
}

/**
 * Closes the groups one after the other, and the members of a group at the same time. A failure does not keep
 * anything else open; it is thrown at the end, and several of them as one AggregateError.
 *
 * @example
 * await closeInOrder([[jobs], [objects, store]]); // the store outlives the jobs that write to it
 */
async function closeInOrder(groups: readonly (readonly Closeable[])[]): Promise<void> {
  const failures: unknown[] = [];
  for (const group of groups) {
    const closings = group.map(async (each) => each.close());
    for (const closing of await Promise.allSettled(closings)) {
      if (closing.status === 'rejected') failures.push(closing.reason);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, 'Several parts of the desk failed to close.');
}
