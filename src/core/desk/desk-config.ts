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
} from '../ports.ts';
import type { NoticeSettings } from '../services/notices/notice-settings.ts';
import type { DeskEvent } from '../services/webhooks/desk-event.ts';
import type { WebhookEndpoint } from '../services/webhooks/outgoing.ts';
import type { Sleep } from '../time/sleep.ts';

/** The parts and settings of a desk. */
export interface DeskConfig {
  store: Store;
  objects: ObjectStore;
  jobs: JobQueue;
  crm: Crm;
  mailer: Mailer;
  tokens: TokenIssuer;
  analyser: Analyser;
  /** The URL at which a participant opens a room. */
  joinUrl(roomCode: string): string;
  /**
   * The URL at which the editor opens a submission to download its document; deals mention it. Always the same for
   * the same id.
   *
   * @default deals mention no URL
   * @example (submissionId) => `https://desk.example.com/desk#submission-${submissionId}`
   */
  submissionUrl?: ((submissionId: string) => string) | undefined;
  /**
   * Where the editor finds a submission, in words; deals mention it if there is no `submissionUrl`. Always the same for the
   * same id.
   *
   * @default deals do not say it
   */
  submissionPlace?: ((submissionId: string) => string) | undefined;
  /** Who invites people to meetings and gets their replies. @default thesisdesk, at an address that accepts none */
  organizer?: { name: string; email: string } | undefined;
  /**
   * How long a board of deals is shown again without asking the CRM, in milliseconds: 30,000 suits a CRM that counts
   * requests. A CRM event or a new deal ends that immediately in the process that handles it; other processes show
   * the old board until the time is up.
   * @default 0: each board comes from the CRM
   */
  dealBoardMilliseconds?: number | undefined;
  /**
   * Called with each event, at least once, in the process in which it happens. The desk waits for it; an error that
   * it throws goes to the log and stops nothing.
   */
  onEvent?: ((event: DeskEvent) => void | Promise<void>) | undefined;
  /** Which mails about submissions the desk sends. @default none */
  notices?: NoticeSettings | undefined;
  /** Where events are delivered as signed webhooks. @default none */
  webhookEndpoints?: readonly WebhookEndpoint[] | undefined;
  /**
   * Whether a desk without `onEvent` and `webhookEndpoints` leaves its events to those that run on the same storage, as a
   * short command should. @default false: nobody is told of them
   */
  leavesEvents?: boolean | undefined;
  /**
   * Days after which the documents and personal data of finished submissions are removed.
   * @default they are kept until `purge.run` is called
   */
  retentionDays?: number | undefined;
  /** The largest document, in bytes. @default 100 MiB, which is also the most */
  maximumUploadBytes?: number | undefined;
  /** Days for which CRM events are kept. @default 90 */
  crmEventDays?: number | undefined;
  /** Hours after which a document that was uploaded but not submitted is removed. @default 24 */
  abandonedUploadHours?: number | undefined;
  /** Submissions that are processed at the same time. @default 2 */
  concurrency?: number | undefined;
  /** @default the system's time */
  clock?: Clock | undefined;
  /** @default random */
  ids?: Ids | undefined;
  /** @default none */
  logger?: Logger | undefined;
  /** How webhooks are sent. @default Node's own */
  fetch?: typeof fetch | undefined;
  /** How to wait; only tests need another way. @default in real time */
  sleep?: Sleep | undefined;
}
