export type {
  Analysis,
  AnalysisReport,
  AnalysisResult,
  BodyStartEvidence,
  ItemEvidence,
  PageEvidence,
  ReferenceListEvidence,
  Zone,
} from './analysis.ts';
export { createDesk, type Desk, type DeskConfig } from './desk.ts';
export { type AnalyseOptions, analyseDocx } from './docx/analyse.ts';
export type { DocxLimits } from './docx/package/limits.ts';
export { DeskError, type DeskErrorCode, type DeskErrorOptions } from './errors.ts';
export { parseRateSchedule } from './parse-rate-schedule.ts';
export type {
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
export { type LineItem, type Quote, quote } from './quote.ts';
export { type RateSchedule, type ServiceRates, serviceTypesOf, starterSchedule } from './rate-schedule.ts';
