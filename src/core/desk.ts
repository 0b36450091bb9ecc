import { closeInOrder } from './desk/close-in-order.ts';
import { startPatrol } from './desk/patrol.ts';
import { checkReadiness, type Readiness } from './desk/readiness.ts';
import type {
  Analyser,
  Clock,
  Crm,
  Ids,
  JobQueue,
  Logger,
  Mailer,
  ObjectStore,
  Store,
  TokenIssuer,
} from './ports.ts';
import { createDeals, type DealsService } from './services/deals.ts';
import { errorFacts } from './services/error-facts.ts';
import { createExamples, type ExamplesService } from './services/examples.ts';
import { createIntake, type IntakeService } from './services/intake.ts';
import { createMeetings, type MeetingsService } from './services/meetings.ts';
import { processSubmission } from './services/process-submission.ts';
import { createRates, type RatesService } from './services/rates.ts';
import { invitationJob, sendInvitation } from './services/send-invitation.ts';
import { settleAbandoned } from './services/settle-abandoned.ts';
import { intakeJob, type SubmissionRecord } from './services/submission-record.ts';
import { createTokens, type TokensService } from './services/tokens.ts';
import { createWebhooks, type WebhooksService } from './services/webhooks.ts';
import { randomIds, silentLogger, systemClock } from './system.ts';

export type { Readiness };

export interface DeskConfig {
  store: Store;
  objects: ObjectStore;
  jobs: JobQueue;
  crm: Crm;
  mailer: Mailer;
  tokens: TokenIssuer;
  analyser: Analyser;
  /** Where a participant opens a room. */
  joinUrl(roomCode: string): string;
  /** Who invites to meetings, and gets the answers. @default thesisdesk, at an address that takes none */
  organizer?: { name: string; email: string };
  /** Submissions that are processed at the same time. @default 2 */
  concurrency?: number;
  /** @default the system's time */
  clock?: Clock;
  /** @default random */
  ids?: Ids;
  /** @default none */
  logger?: Logger;
}

/** The desk: its services, usable without any HTTP. Every error that they throw on purpose is a `DeskError`. */
export interface Desk {
  intake: IntakeService;
  rates: RatesService;
  meetings: MeetingsService;
  tokens: TokensService;
  deals: DealsService;
  examples: ExamplesService;
  webhooks: WebhooksService;
  /** Takes up work, that of a former run first: submissions and invitations. Call it once. */
  start(): void;
  readiness(): Promise<Readiness>;
  /**
   * Finishes what runs or hands it back, then closes the ports. A port that fails to close keeps none of the
   * others open; its error is thrown at the end. A second call waits for the first.
   */
  close(): Promise<void>;
}

/**
 * Builds the desk from the ports that it is given.
 *
 * @example
 * const desk = createDesk({ store, objects, jobs, crm, mailer, tokens, analyser, joinUrl });
 * desk.start();
 * const { uploadUrl, objectKey, submissionId } = await desk.intake.createUpload({ fileName: 'thesis.docx' });
 */
export function createDesk(config: DeskConfig): Desk {
  const { store, objects, jobs, crm, analyser, mailer, joinUrl } = config;
  const { clock = systemClock, ids = randomIds, logger = silentLogger } = config;
  const context = { clock, ids, logger };
  const organizer = config.organizer && { organizer: config.organizer };
  const rates = createRates({ ...context, store });
  const meetings = { ...context, store, jobs, mailer, joinUrl, ...organizer };
  const finished = ({ submissionId, status }: SubmissionRecord) =>
    logger.info('submission finished', { submissionId, status });
  let stopPatrol = () => {};
  let closing: Promise<void> | null = null;

  return {
    rates,
    intake: createIntake({ ...context, store, objects, jobs, rates }),
    meetings: createMeetings(meetings),
    tokens: createTokens({ ...context, issuer: config.tokens }),
    deals: createDeals({ crm }),
    examples: createExamples({ ...context, store, objects }),
    webhooks: createWebhooks({ ...context, store }),

    start() {
      const processing = processSubmission({ ...context, store, objects, crm, analyser, rates, finished });
      jobs.work(intakeJob, processing, { concurrency: config.concurrency ?? 2 });
      jobs.work(invitationJob, sendInvitation(meetings), { concurrency: 2 });
      stopPatrol = startPatrol(
        () => settleAbandoned({ store, jobs, clock, finished }),
        (error) => logger.warn('abandoned submissions could not be looked for', errorFacts(error)),
      );
    },

    readiness: () => checkReadiness({ store, objects, jobs }),

    close() {
      stopPatrol();
      closing ??= closeInOrder([[jobs], [analyser], [objects, store]]);
      return closing;
    },
  };
}
