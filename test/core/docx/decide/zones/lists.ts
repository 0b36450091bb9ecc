import { heading } from '../../../../support/docx/text.ts';
import { decide } from '../../structure/decisions.ts';
import { prose } from '../../structure/prose.ts';

/** A chapter of running text. */
export function chapter(title: string): string[] {
  return [heading(1, title), prose(), prose(), prose()];
}

/** Three chapters, before which nothing stands. */
export const text = [...chapter('Introduction'), ...chapter('Methods'), ...chapter('Results')];

/** The first 20 characters of each reference list, and how many lines follow: `References +3`. */
export async function lists(body: readonly string[]): Promise<string[]> {
  const found = (await decide(body)).lists;
  return found.map(([first = '', ...rest]) => `${first.slice(0, 20)} +${rest.length}`);
}
