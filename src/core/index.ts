export { type AnalysisPool, type AnalysisPoolOptions, createAnalysisPool } from './analysis/analysis-pool.ts';
export type { DeskConfig } from './desk/desk-config.ts';
export type { Readiness } from './desk/readiness.ts';
export { createDesk, type Desk } from './desk.ts';
export { type AnalyseOptions, analyseDocx, type OutlinedResult } from './docx/analyse.ts';
export type {
  Analysis,
  AnalysisReport,
  AnalysisResult,
  BodyStartEvidence,
  ItemEvidence,
  LeftOutEvidence,
  PageEvidence,
  PageSource,
  PlaceEvidence,
  ReferenceListEvidence,
  RunnerUpEvidence,
  Zone,
} from './docx/analysis.ts';
export type {
  Boundaries,
  CheckedBoundaries,
  ItemBoundary,
  PartBoundary,
  Place,
  ReferenceListBoundary,
} from './docx/corrections/boundaries.ts';
export type { StoredWords, WordCheck, WordComparison, WordPart } from './docx/evidence/word-comparison.ts';
export type {
  BandKind,
  Outline,
  OutlineBand,
  OutlineDoubt,
  OutlineItem,
  OutlineRow,
  RowKind,
  TurnedBy,
} from './docx/outline/outline.ts';
export type { DocumentSource } from './docx/package/document-source.ts';
export type { DocxLimits } from './docx/package/limits.ts';
export type { DocumentChanges, PartChange, WordChanges } from './docx/revision/document-changes.ts';
export type { DocumentPart, Fingerprint } from './docx/revision/fingerprint.ts';
export type { DrawingKind } from './docx/story/story.ts';
export { DeskError, type DeskErrorCode, type DeskErrorOptions } from './errors.ts';
export { MailRefusal } from './ports/mail-refusal.ts';
export type { Secret } from './ports/secret.ts';
export { randomIds, silentLogger, systemClock } from './ports/system.ts';
export type {
  Analyser,
  Backlog,
  Clock,
  Crm,
  Deal,
  DealMove,
  DealReference,
  DealStatus,
  DealUpdate,
  FailedJob,
  FailedJobsPage,
  Ids,
  JobContext,
  JobHandler,
  JobOptions,
  JobQueue,
  KeptMail,
  KeptMails,
  KeyVersion,
  LogFields,
  Logger,
  Mail,
  Mailer,
  MovableDeal,
  NewDeal,
  ObjectHead,
  ObjectRead,
  ObjectStore,
  PendingJob,
  PersonalDeal,
  PresignOptions,
  PutCondition,
  PutOptions,
  Stage,
  Store,
  Stored,
  StoreEntry,
  TokenIssuer,
} from './ports.ts';
export type { EarlierQuote } from './pricing/earlier-quote.ts';
export type { ExtraLine, LineItem, Quote, QuoteOrder } from './pricing/quote.ts';
export { type QuoteDocument, type QuoteFormat, renderQuote } from './pricing/quote-document.ts';
export {
  type Rates,
  type ServiceRates,
  serviceTypesOf,
  starterSchedule,
} from './pricing/rates/rate-schedule.ts';
export { quote, quoteOrder, type WrittenSchedule as RateSchedule } from './pricing/rates/written-rates.ts';
export type {
  CrmEvent,
  CrmEventRecord,
  /** @deprecated the name in 0.1 */
  CrmEventRecord as WebhookRecord,
} from './records/crm-event.ts';
export type { Invitee, MeetingRecord } from './records/meeting-record.ts';
export type { HeldFor, NoticeState } from './records/notice.ts';
export type { Page } from './records/reading/record-page.ts';
export type { DealState, DealUpdateState } from './records/submissions/deal-state.ts';
export type { NumberSet, QuoteTerms, QuoteVersion } from './records/submissions/quote-version.ts';
export type {
  FrozenDocument,
  RevisionPrice,
  RevisionRecord,
  VersionRevision,
} from './records/submissions/revision-record.ts';
export type { DealIntent, RemovedPart, SubmissionRecord } from './records/submissions/submission-record.ts';
export type { DealBoard } from './schemas/deals.ts';
export type { ExampleFile, ExampleList } from './schemas/examples.ts';
export type { PageRequest } from './schemas/fields.ts';
export type { Submission } from './schemas/intake.ts';
export type { Meeting, MeetingCreated, MeetingList, TokenResponse } from './schemas/meetings.ts';
export { type ParsedRateSchedule, parseRateSchedule } from './schemas/parse-rate-schedule.ts';
export type { ServiceList } from './schemas/pricing.ts';
export type { SubmissionListQuery } from './schemas/submissions.ts';
export type {
  CrmEventInput,
  /** @deprecated the name in 0.1 */
  CrmEventInput as WebhookInput,
  CrmEventsService,
  /** @deprecated the name in 0.1 */
  CrmEventsService as WebhooksService,
} from './services/deals/crm-events.ts';
export type { DealNotesService, DealsService } from './services/deals/deals.ts';
export type { DealMovesService } from './services/deals/move-deal.ts';
export type { ExamplesService } from './services/examples.ts';
export type { WhichDocument } from './services/intake/find-submission.ts';
export type { IntakeService } from './services/intake/intake.ts';
export type { Caller } from './services/intake/submission-form.ts';
export type { MeetingsService } from './services/meetings/meetings.ts';
export type { TokensService } from './services/meetings/tokens.ts';
export type { MailTemplate, NoticeSettings, TemplateName } from './services/notices/notice-settings.ts';
export type { NoticesService } from './services/notices/notices.ts';
export type { ErasureRecord } from './services/privacy/erase.ts';
export type { PersonalArchive } from './services/privacy/personal-archive.ts';
export type { PersonalData, SubmissionOfPerson } from './services/privacy/personal-data.ts';
export type { Mentions } from './services/privacy/personal-traces.ts';
export type { PrivacyService } from './services/privacy/privacy.ts';
export type { PurgeAge, PurgePreview, PurgeRecord, PurgeService } from './services/privacy/purge.ts';
export type { PurgedSubmission } from './services/privacy/purge-submission.ts';
export type { OutlinesService } from './services/quotes/outlines.ts';
export type { QuotePreview, QuotesService, QuoteVersions } from './services/quotes/quotes.ts';
export type { PutInForce, RateChange } from './services/rate-changes.ts';
export type { RatesService, StoredRates } from './services/rates.ts';
export type { RevisionState, RevisionsService } from './services/revisions/revisions.ts';
export type { FileDownload, OpenedFile } from './services/uploads/stored-file.ts';
export {
  type DeskEvent,
  type DeskEventType,
  deskEventTypes,
  type MeetingFacts,
} from './services/webhooks/desk-event.ts';
export type { OutgoingService, WebhookEndpoint } from './services/webhooks/outgoing.ts';
export type { Sleep } from './time/sleep.ts';
