import type { WhichDocument } from '../intake/find-submission.ts';
import { localFileName } from '../uploads/local-file-name.ts';
import type { OpenedFile } from '../uploads/stored-file.ts';
import type { PersonalData, SubmissionOfPerson } from './personal-data.ts';

/** A file of a person's data. */
export interface PersonalFile {
  /** The folders and the name. */
  path: readonly string[];
  content: AsyncIterable<Uint8Array>;
}

type OpenDocument = (submissionId: string, which: WhichDocument) => Promise<OpenedFile>;

/**
 * Yields a person's data as files: records as JSON, documents and mails unchanged. A document is opened when its turn comes.
 * Reading one throws `file_unreadable` if the storage returns different bytes than it accepted.
 */
export async function* personalFiles(data: PersonalData, open: OpenDocument): AsyncGenerator<PersonalFile> {
  const { submissions, mails, meetings, deals, crmEvents, events, ...person } = data;
  yield json(['person.json'], person);
  const lists = { 'meetings.json': meetings, 'deals.json': deals, 'crm-events.json': crmEvents };
  for (const [name, list] of Object.entries({ ...lists, 'events.json': events })) {
    if (list.length > 0) yield json([name], list);
  }
  for (const submission of submissions) yield* submissionFiles(submission, open);
  for (const { name, content } of mails) yield text(['mails', localFileName(name, 'mail')], content);
}

async function* submissionFiles(
  { submission, quotes, reports, document, revisions }: SubmissionOfPerson,
  open: OpenDocument,
): AsyncGenerator<PersonalFile> {
  const { submissionId } = submission;
  const place = ['submissions', localFileName(submissionId, 'submission')];
  yield json([...place, 'submission.json'], submission);
  yield json([...place, 'quotes.json'], quotes);
  yield json([...place, 'reports.json'], reports);
  // Each in its own folder, so that names cannot clash.
  const documentIn = async (
    folder: string,
    fileName: string,
    which: WhichDocument,
  ): Promise<PersonalFile> => {
    const { content } = await open(submissionId, which);
    return { path: [...place, folder, localFileName(fileName, 'document')], content };
  };
  if (document) yield documentIn('document', document.fileName, { revisionId: submission.submissionId });
  for (const [index, { document: revised, revisionId }] of revisions.entries()) {
    if (revised) yield documentIn(`revised-document-${index + 1}`, revised.fileName, { revisionId });
  }
  if (revisions.length > 0) yield json([...place, 'revisions.json'], revisions);
}

/** Whether a desk has nothing about a person. */
export function hasNothing({
  submissions,
  meetings,
  mails,
  deals,
  crmEvents,
  events,
}: PersonalData): boolean {
  return [submissions, meetings, mails, deals, crmEvents, events].every((list) => list.length === 0);
}

function json(path: readonly string[], value: unknown): PersonalFile {
  return text(path, `${JSON.stringify(value, null, 2)}\n`);
}

function text(path: readonly string[], content: string): PersonalFile {
  return { path, content: onlyPiece(content) };
}

async function* onlyPiece(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
