export { type AnalysisPool, type AnalysisPoolOptions, createAnalysisPool } from './analysis/analysis-pool.ts';
export type { DeskConfig } from './desk/desk-config.ts';
export type { Readiness } from './desk/readiness.ts';
export { createDesk, type Desk } from './desk.ts';
export { type AnalyseOptions, analyseDocx } from './docx/analyse.ts';
export type {
  Analysis,
  AnalysisReport,
  AnalysisResult,
  BodyStartEvidence,
  ItemEvidence,
  PageEvidence,
  ReferenceListEvidence,
  Zone,
} from './docx/analysis.ts';
export type { DocumentSource } from './docx/package/document-source.ts';
export type { DocxLimits } from './docx/package/limits.ts';
export { DeskError, type DeskErrorCode, type DeskErrorOptions } from './errors.ts';
export type { Secret } from './ports/secret.ts';
export { randomIds, silentLogger, systemClock } from './ports/system.ts';
export type {
  Analyser,
  Clock,
  Crm,
  Deal,
  DealReference,
  DealStatus,
  FailedJob,
  Ids,
  JobContext,
  JobHandler,
  JobQueue,
  KeyVersion,
  LogFields,
  Logger,
  Mail,
  Mailer,
  NewDeal,
  ObjectHead,
  ObjectRead,
  ObjectStore,
  PresignOptions,
  PutCondition,
  PutOptions,
  Stage,
  Store,
  Stored,
  TokenIssuer,
} from './ports.ts';
export type { ExtraLine, LineItem, Quote, QuoteOrder } from './pricing/quote.ts';
export { type QuoteDocument, type QuoteFormat, renderQuote } from './pricing/quote-document.ts';
export { type Rates, type ServiceRates, serviceTypesOf, starterSchedule } from './pricing/rate-schedule.ts';
export { quote, quoteOrder, type WrittenSchedule as RateSchedule } from './pricing/written-rates.ts';
export type {
  CrmEvent,
  CrmEventRecord,
  /** @deprecated the name in 0.1 */
  CrmEventRecord as WebhookRecord,
} from './records/crm-event.ts';
export type { SubmissionRecord } from './records/submissions/submission-record.ts';
export type { Boundaries, ItemBoundary, Place, ReferenceListBoundary } from './schemas/boundaries.ts';
export type { DealBoard } from './schemas/deals.ts';
export type { ExampleFile } from './schemas/examples.ts';
export type { Submission } from './schemas/intake.ts';
export type { Meeting, MeetingCreated, MeetingList, TokenResponse } from './schemas/meetings.ts';
export { type ParsedRateSchedule, parseRateSchedule } from './schemas/parse-rate-schedule.ts';
export type { ServiceList } from './schemas/pricing.ts';
export type {
  CrmEventInput,
  /** @deprecated the name in 0.1 */
  CrmEventInput as WebhookInput,
  CrmEventsService,
  /** @deprecated the name in 0.1 */
  CrmEventsService as WebhooksService,
} from './services/deals/crm-events.ts';
export type { DealsService } from './services/deals/deals.ts';
export type { ExamplesService } from './services/examples.ts';
export type { IntakeService } from './services/intake/intake.ts';
export type { MeetingsService } from './services/meetings/meetings.ts';
export type { TokensService } from './services/meetings/tokens.ts';
export type { PurgeRecord, PurgeService } from './services/privacy/purge.ts';
export type { RatesService, StoredRates } from './services/rates.ts';
export {
  type DeskEvent,
  type DeskEventType,
  deskEventTypes,
  type MeetingFacts,
} from './services/webhooks/desk-event.ts';
export type { OutgoingService, WebhookEndpoint } from './services/webhooks/outgoing.ts';
export type { Sleep } from './time/sleep.ts';
