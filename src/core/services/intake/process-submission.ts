import type { OutlinedResult } from '../../docx/analyse.ts';
import { collectBytes } from '../../docx/package/document-source.ts';
import { defaultDocxLimits } from '../../docx/package/limits.ts';
import { DeskError } from '../../errors.ts';
import type { Analyser, Crm, JobContext, JobHandler, ObjectStore } from '../../ports.ts';
import { quote } from '../../pricing/quote.ts';
import { keepReport } from '../../records/submissions/report-record.ts';
import { documentOfVersion } from '../../records/submissions/submission-documents.ts';
import {
  changeProcessing,
  readSubmission,
  type SubmissionRecord,
} from '../../records/submissions/submission-record.ts';
import type { Sleep } from '../../time/sleep.ts';
import type { DealContentOptions } from '../deals/deal-content.ts';
import { openDeal } from '../deals/open-deal.ts';
import { errorFacts } from '../error-facts.ts';
import type { RatesService } from '../rates.ts';
import type { ServiceContext } from '../service-context.ts';
import { type FinishingOptions, failureOf, finishSubmission, tellFoundEnd } from './submission-end.ts';

export interface ProcessingOptions extends ServiceContext, FinishingOptions, DealContentOptions {
  objects: ObjectStore;
  crm: Crm;
  analyser: Analyser;
  rates: RatesService;
  /** How to wait; only tests need another way. @default in real time */
  sleep?: Sleep | undefined;
}

/**
 * Returns the handler that takes a submission from `processing` to `completed` or `error`: analyse, quote, open a
 * deal.
 *
 * It may run any number of times, even twice at the same time. Each step is recorded before the next one starts,
 * recorded results are never overwritten, and a deal is looked for before its creation is repeated. A fault in the
 * document ends the submission immediately; a fault in a service goes to the queue until the last try.
 */
export function processSubmission(options: ProcessingOptions): JobHandler<{ submissionId: string }> {
  const { store, logger } = options;
  return async ({ submissionId }, context) => {
    const submission = await readSubmission(store, submissionId);
    if (!submission) return;
    if (submission.status !== 'processing') return options.foundFinished?.(submission);
    logger.info('submission begun', { submissionId, attempt: context.attempt });
    try {
      await runSteps(submission, options, context);
    } catch (error) {
      // The queue asked to stop and will start the job again, so this is not a failure.
      if (context.signal.aborted) throw error;
      const failure = failureOf(error, context, options.clock.now());
      const facts = { submissionId, attempt: context.attempt, ...errorFacts(error) };
      if (!failure) {
        logger.warn('submission will be tried again', facts);
        throw error;
      }
      logger.warn('submission failed', facts);
      await finishSubmission(submissionId, failure, options);
    }
  };
}

/** Takes a submission one step further; returns null if it has ended or has been removed in the meantime. */
type Step = (
  submission: SubmissionRecord,
  options: ProcessingOptions,
  context: JobContext,
) => Promise<SubmissionRecord | null>;

async function runSteps(
  submission: SubmissionRecord,
  options: ProcessingOptions,
  context: JobContext,
): Promise<void> {
  let current = submission;
  for (const step of steps) {
    context.signal.throwIfAborted();
    const next = await step(current, options, context);
    if (!next) return tellFoundEnd(submission.submissionId, options);
    current = next;
  }
  await finishSubmission(submission.submissionId, { status: 'completed' }, options);
}

const analyse: Step = async (submission, { store, objects, analyser }) => {
  if (submission.analysis) return submission;
  const { analysis, report } = await analyseDocument(documentOfVersion(submission).key, {
    objects,
    analyser,
  });
  await keepReport(store, submission.submissionId, report);
  return changeProcessing(store, submission.submissionId, (record) =>
    record.analysis ? null : { ...record, analysis, doubts: report.doubts },
  );
};

const price: Step = async (submission, { store, rates, logger }) => {
  const { submissionId, analysis, serviceType } = submission;
  if (submission.quote) return submission;
  if (!analysis) throw new TypeError('A submission is analysed before it is priced.');
  const { schedule, isStarter } = await rates.inForce();
  const ratesId = await rates.keep(schedule);
  if (isStarter) logger.warn('quoted with the starter rates; store your own', { submissionId });
  const priced = quote(analysis, serviceType, schedule);
  return changeProcessing(store, submissionId, (record) =>
    record.quote ? null : { ...record, quote: priced, ratesId },
  );
};

const steps: readonly Step[] = [analyse, price, openDeal];

/**
 * Reads an uploaded document and analyses it. Throws `document_missing` if it was never uploaded (the key is null, or
 * nothing is stored under it), and whatever the ports throw. A document that is too large is refused while it is
 * being read (`document_too_large`), because a signed URL of some storages accepts a file of any size.
 */
export async function analyseDocument(
  objectKey: string | null,
  { objects, analyser }: { objects: ObjectStore; analyser: Analyser },
  options?: Parameters<Analyser['analyse']>[1],
): Promise<OutlinedResult> {
  const document = objectKey === null ? null : await objects.get(objectKey);
  if (!document) throw missing();
  const bytes = await collectBytes(document.content, defaultDocxLimits.fileBytes);
  return options ? analyser.analyse(bytes, options) : analyser.analyse(bytes);
}

function missing(): DeskError {
  const message = 'The document was not uploaded. Please start again with a new upload.';
  return new DeskError('document_missing', message);
}
