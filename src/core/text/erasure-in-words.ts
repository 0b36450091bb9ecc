import { formatCount } from './format-count.ts';

/** What an erasure removes, as counts and ids. */
interface Erased {
  submissions: readonly string[];
  deals: number;
  meetings: number;
  mails: number;
  crmEvents: number;
  events: number;
  mentions?: Mentioned | undefined;
}

interface Mentioned {
  submissions: readonly string[];
  meetings: readonly string[];
  examples: readonly string[];
}

/** From what an erasure removes a person, each with its count: the command line and the desk's page say it alike. */
export function erasedFrom(erased: Erased): { count: number; text: string }[] {
  const { submissions, deals, meetings, mails, crmEvents, events } = erased;
  return [
    counted(submissions.length, 'submission'),
    counted(deals, 'deal'),
    counted(meetings, 'meeting'),
    counted(mails, 'mail'),
    counted(crmEvents, 'CRM event', 'CRM events'),
    counted(events, 'event for webhooks', 'events for webhooks'),
  ];
}

/** Where the address stays: an erasure changes nothing that belongs to others. */
export function addressStaysIn({ mentions }: Erased): { kind: MentionKind; id: string; text: string }[] {
  const { submissions = [], meetings = [], examples = [] } = mentions ?? {};
  return [
    ...submissions.map((id) => ({ kind: 'submission' as const, id, text: `submission ${id}` })),
    ...meetings.map((id) => ({ kind: 'meeting' as const, id, text: `meeting ${id}` })),
    ...examples.map((id) => ({ kind: 'example' as const, id, text: `example file ${id}` })),
  ];
}

type MentionKind = 'submission' | 'meeting' | 'example';

/** Introduces the places of {@link addressStaysIn}. */
export const addressStays =
  'The address stays where somebody wrote it into notes, a title or a line of a quote:';

/** Introduces the deals that an erasure cannot reach. */
export const removeElsewhere = 'The CRM keeps its own data. Remove the person there too:';

export const nothingAboutPerson = 'The desk has nothing about this person.';

function counted(count: number, one: string, many = `${one}s`): { count: number; text: string } {
  return { count, text: `${formatCount(count)} ${count === 1 ? one : many}` };
}
