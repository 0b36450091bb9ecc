import packageJson from '../../../package.json' with { type: 'json' };
import type { DeskFacts } from '../desk-facts.ts';
import type { Style } from '../text/style.ts';
import { deskLines } from './desk-lines.ts';
import { fieldLines } from './field-lines.ts';

/** What a server that has started says of itself. */
export interface ServerFacts extends DeskFacts {
  /** Where this machine reaches it. */
  url: string;
  /** Where its links lead. */
  publicUrl: string;
  /** The operator's routes need a token. */
  isGuarded: boolean;
  /** It has pages for students and the operator. */
  hasPages: boolean;
}

/** Where a server listens and what it is made of, for people. */
export function serverSheet(facts: ServerFacts, style: Style): string[] {
  return [
    style.strong(`thesisdesk ${packageJson.version} listens on ${facts.url}`),
    '',
    ...fieldLines([
      ['Public address', facts.publicUrl === facts.url ? undefined : facts.publicUrl],
      ['Pages', facts.hasPages ? 'for students at /, for the operator at /desk' : undefined],
      ...deskLines(facts),
      ['Operator', facts.isGuarded ? 'shows a token' : 'shows no token; THESISDESK_ADMIN_TOKEN sets one'],
    ]),
    '',
    'Ctrl+C stops it.',
  ];
}

/** What a worker that has started is made of, for people. */
export function workerSheet(facts: DeskFacts, style: Style): string[] {
  return [
    style.strong(`thesisdesk ${packageJson.version} works on what servers take in`),
    '',
    ...fieldLines(deskLines(facts)),
    '',
    'Ctrl+C stops it.',
  ];
}
