import * as z from 'zod';
import { type Api, createdSchema } from './client.ts';
import { firstCharacters } from './submission-mark.ts';

/** Whether a deal has the note of its submission, which is one that names it. */
export function hasNoteOf(dealId: number, key: string, api: Api): Promise<boolean> {
  // Ours is among the first notes of a deal.
  const names = (content: string) => content.includes(markOf(key)) || content.includes(asHtml(markOf(key)));
  return hasNoteWith(names, { dealId, sort: 'id ASC' }, api);
}

/**
 * Whether one of the newest notes of a deal begins with this line. That a note contains it proves nothing: a student
 * can write it too.
 */
export function hasNoteThatBegins(dealId: number, line: string, api: Api): Promise<boolean> {
  const begins = (content: string) => content.replace(/^(?:\s|<[^>]*>)+/, '').startsWith(asHtml(line));
  return hasNoteWith(begins, { dealId, sort: 'id DESC' }, api);
}

async function hasNoteWith(
  isSought: (content: string) => boolean,
  { dealId, sort }: { dealId: number; sort: 'id ASC' | 'id DESC' },
  api: Api,
): Promise<boolean> {
  const query = { deal_id: dealId, sort, limit: 100 };
  const { data } = await api({ path: '/api/v1/notes', query }, notesSchema);
  return (data ?? []).some(({ content }) => isSought(content ?? ''));
}

/** Adds a plain-text note; if the text does not name the submission, the note begins with its name. */
export async function addNote(note: { dealId: number; key: string; text: string }, api: Api): Promise<void> {
  const { dealId, key, text } = note;
  const cut = text.length > longestNote ? `${firstCharacters(text, longestNote)}\n…` : text;
  const named = cut.includes(key) ? cut : `${markOf(key)}\n${cut}`;
  await api({ path: '/api/v1/notes', body: { content: asHtml(named), deal_id: dealId } }, createdSchema);
}

function markOf(key: string): string {
  return `Submission ${key}`;
}

/** Escaping makes it at most six times as long; Pipedrive accepts about 100,000 characters. */
const longestNote = 16_000;

/** Notes are HTML, but students write plain text. */
function asHtml(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>');
}

const notesSchema = z.object({ data: z.array(z.object({ content: z.string().nullish() })).nullish() });
