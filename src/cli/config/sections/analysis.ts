import { leastMemoryBytes, mostSeconds } from '../../../core/analysis/analysis-pool/analysis-limits.ts';
import { size, wholeNumber } from '../kinds.ts';
import { setting } from '../setting.ts';

/** The limits for analysing documents. */
export const analysis = {
  memoryLimit: setting(
    'THESISDESK_ANALYSIS_MEMORY_LIMIT',
    size(leastMemoryBytes, 'must be a size of at least 128MiB'),
  )
    .says('Memory limit of an analysis process; a document that needs more is refused.')
    .usually('512MiB'),
  timeLimit: setting('THESISDESK_ANALYSIS_TIME_LIMIT', wholeNumber(1, mostSeconds))
    .says('Time limit of an analysis in seconds; a document that needs longer is refused.')
    .usually('60'),
  processes: setting('THESISDESK_ANALYSIS_PROCESSES', wholeNumber(1, 64))
    .says('Analysis processes, and so documents analysed at the same time.')
    .otherwise('as many as `queue.concurrency`', '2'),
};
