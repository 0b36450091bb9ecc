import packageJson from '../../../package.json' with { type: 'json' };
import { type DeskFacts, deskLines } from '../desk/desk-facts.ts';
import { fieldLines } from '../terminal/text/columns.ts';
import type { Style } from '../terminal/text/style.ts';
import type { WorkerFacts } from './start-worker.ts';

/** What a server reports when it has started. */
export interface ServerFacts extends DeskFacts {
  /** The address at which this machine reaches it. */
  url: string;
  /** The address that its links start with. */
  publicUrl: string;
  /**
   * Who may use the operator's routes: holders of the token, this machine, or anyone that something else lets
   * through.
   */
  operator: 'token' | 'own machine' | 'guarded elsewhere';
  /** The operator's token, if it was just made; it cannot be shown again. */
  operatorToken?: string;
  /** The address of the operator's page with that token. */
  deskUrl?: string;
  /** It has pages for students and the operator. */
  hasPages: boolean;
}

/** Describes where a server listens and its parts, for people. */
export function serverLines(facts: ServerFacts, style: Style): string[] {
  return [
    style.strong(`thesisdesk ${packageJson.version} is listening on ${facts.url}`),
    '',
    ...fieldLines([
      ['Public address', facts.publicUrl === facts.url ? undefined : facts.publicUrl],
      ['Pages', facts.hasPages ? 'for students at /, for the operator at /desk' : undefined],
      ...deskLines(facts),
      ['Operator', operators[facts.operator]],
    ]),
    ...tokenLines(facts, style),
    '',
    'Press Ctrl+C to stop.',
  ];
}

const operators = {
  token: 'anyone with the token',
  'own machine': 'anyone on this machine; THESISDESK_ADMIN_TOKEN sets a token',
  'guarded elsewhere': 'anyone who can reach the server; something else guards it',
};

function tokenLines({ operatorToken, deskUrl, hasPages }: ServerFacts, style: Style): string[] {
  if (operatorToken === undefined || deskUrl === undefined) return [];
  return [
    '',
    style.strong(
      "The operator's token was just created and is shown only once; thesisdesk token makes a new one.",
    ),
    hasPages ? `Your desk: ${deskUrl}` : `Token: ${operatorToken}`,
  ];
}

/** Describes a worker that has started, for people. */
export function workerLines(facts: WorkerFacts, style: Style): string[] {
  return [
    style.strong(`thesisdesk ${packageJson.version} is processing submissions`),
    '',
    ...fieldLines([['Health checks', facts.url ?? undefined], ...deskLines(facts)]),
    '',
    'Press Ctrl+C to stop.',
  ];
}
