import packageJson from '../../../package.json' with { type: 'json' };
import type { Style } from '../text/style.ts';
import { fieldLines } from './field-lines.ts';

/** What a server that has started says of itself. */
export interface ServerFacts {
  /** Where this machine reaches it. */
  url: string;
  /** Where its links lead. */
  publicUrl: string;
  dataFolder: string;
  /** The folder that mails are written to. */
  outbox: string;
  /** Documents at once. */
  concurrency: number;
  storage: 'embedded';
  queue: 'embedded';
  crm: 'embedded';
  mail: 'embedded';
  videoRooms: 'configured' | 'incomplete' | 'not configured';
  rates: 'stored' | 'starter';
  /** The operator's routes need a token. */
  isGuarded: boolean;
}

/** Where a server listens and what it is made of, for people. */
export function serverSheet(facts: ServerFacts, style: Style): string[] {
  return [
    style.strong(`thesisdesk ${packageJson.version} listens on ${facts.url}`),
    '',
    ...fieldLines([
      ['Public address', facts.publicUrl === facts.url ? undefined : facts.publicUrl],
      ['Data', facts.dataFolder],
      ['Storage', 'embedded, in the data folder'],
      [
        'Queue',
        `embedded, ${facts.concurrency} ${facts.concurrency === 1 ? 'document' : 'documents'} at once`,
      ],
      ['CRM', 'embedded; thesisdesk deals shows it'],
      ['Mail', `embedded: nothing is sent, mails are written to ${facts.outbox}`],
      ['Video rooms', videoRooms[facts.videoRooms]],
      ['Rates', rates[facts.rates]],
      ['Operator', facts.isGuarded ? 'shows a token' : 'shows no token; THESISDESK_ADMIN_TOKEN sets one'],
    ]),
    '',
    'Ctrl+C stops it.',
  ];
}

const videoRooms = {
  configured: 'LiveKit, configured',
  incomplete: 'LiveKit, incomplete: no token can be signed',
  'not configured': 'not configured: LIVEKIT_API_KEY, LIVEKIT_API_SECRET and LIVEKIT_URL set them up',
} as const;

const rates = {
  stored: 'your own',
  starter: 'starter rates; thesisdesk rates edit sets your own',
} as const;
