import { readFile } from 'node:fs/promises';
import { DeskError } from '../../core/errors.ts';

/** The files of the pages, as they are built beside this module. */
export type PageFile = 'intake.html' | 'desk.html' | 'intake.js' | 'desk.js' | 'style.css';

const known = new Map<PageFile, Promise<string>>();

/** The text of a file of the pages; it is read once. Throws `file_unreadable` where the package is not whole. */
export function readPageFile(name: PageFile): Promise<string> {
  const reading =
    known.get(name) ?? readFile(new URL(`./pages/${name}`, import.meta.url), 'utf8').catch(missing);
  known.set(name, reading);
  return reading;
}

function missing(cause: unknown): never {
  throw new DeskError('file_unreadable', 'The pages have not been built. Please reinstall thesisdesk.', {
    cause,
  });
}
