import { z } from 'zod';
import type { Api } from './client.ts';
import { firstCharacters } from './submission-mark.ts';

/** Whether a deal has the note of its submission: one that names it. */
export async function hasNoteOf(dealId: number, key: string, api: Api): Promise<boolean> {
  // Ours is among the first that a deal gets.
  const query = { deal_id: dealId, sort: 'id ASC', limit: 100 };
  const { data } = await api({ path: '/api/v1/notes', query }, notesSchema);
  const marks = [markOf(key), asHtml(markOf(key))];
  return (data ?? []).some(({ content }) => marks.some((mark) => content?.includes(mark)));
}

/** Whether one of the newest notes of a deal begins with this line. */
export async function hasNoteThatBegins(dealId: number, line: string, api: Api): Promise<boolean> {
  const query = { deal_id: dealId, sort: 'id DESC', limit: 100 };
  const { data } = await api({ path: '/api/v1/notes', query }, notesSchema);
  return (data ?? []).some(({ content }) => content?.includes(asHtml(line)));
}

/** Adds a note of plain text; it begins with the name of the submission where the text does not name it. */
export async function addNote(note: { dealId: number; key: string; text: string }, api: Api): Promise<void> {
  const { dealId, key, text } = note;
  const cut = text.length > longestNote ? `${firstCharacters(text, longestNote)}\n…` : text;
  const named = cut.includes(key) ? cut : `${markOf(key)}\n${cut}`;
  await api({ path: '/api/v1/notes', body: { content: asHtml(named), deal_id: dealId } }, createdSchema);
}

function markOf(key: string): string {
  return `Submission ${key}`;
}

/** Escaped it is at most six times as long; Pipedrive takes some 100,000 characters. */
const longestNote = 16_000;

/** Notes are HTML, what students write is text. */
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

/** What all creations answer. */
export const createdSchema = z.object({ data: z.object({ id: z.int() }) });
