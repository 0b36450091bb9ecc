import { mostSeconds } from '../../../core/analysis/analysis-pool/analysis-limits.ts';
import { parseNumber } from '../parse-services.ts';
import { parseConcurrency, parseMemory } from '../parse-settings.ts';
import type { Setting } from '../setting.ts';

/** What the analysis of documents may take. */
export const analysisSettings = {
  analysisMemoryLimit: {
    variable: 'THESISDESK_ANALYSIS_MEMORY_LIMIT',
    key: 'analysis.memory_limit',
    default: '512MiB',
    says: 'Memory limit of an analysis process; a document that needs more is refused.',
    parse: parseMemory,
  },
  analysisTimeLimit: {
    variable: 'THESISDESK_ANALYSIS_TIME_LIMIT',
    key: 'analysis.time_limit',
    kind: 'number',
    default: '60',
    says: 'Time limit of an analysis in seconds; a document that needs longer is refused.',
    parse: (text: string) => parseNumber(text, mostSeconds),
  },
  analysisProcesses: {
    variable: 'THESISDESK_ANALYSIS_PROCESSES',
    key: 'analysis.processes',
    kind: 'number',
    otherwise: 'as many as `queue.concurrency`',
    example: '2',
    says: 'Analysis processes, and so documents analysed at the same time.',
    parse: parseConcurrency,
  },
} satisfies Record<string, Setting<unknown>>;
