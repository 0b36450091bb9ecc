import { formatCount } from '../../pricing/money.ts';
import type { AnalysisReport, BodyStartEvidence } from '../analysis.ts';

/** Why it is in doubt where the text starts. */
export function startDoubt({ heading, runnerUp }: BodyStartEvidence): string {
  const other = runnerUp?.heading ? `, and not at "${runnerUp.heading}"` : '';
  return `It is unclear where the text starts; it is taken to start at "${heading ?? ''}"${other}.`;
}

/** That hardly anything is left for the text, and what took the rest. */
export function shareDoubt({
  words,
  bodyStart: { heading, runnerUp },
}: Pick<AnalysisReport, 'words' | 'bodyStart'>): string {
  const { text, total, front, references } = words;
  const start = heading === null ? '' : ` at "${heading}"`;
  const other = runnerUp?.heading ? `, and not at "${runnerUp.heading}"` : '';
  const check =
    references > front ? 'what is taken for reference lists' : `whether the text starts${start}${other}`;
  return `Only ${formatCount(text)} of ${formatCount(total)} words are taken for text; please check ${check}.`;
}
