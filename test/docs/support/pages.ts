import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Block, blocksOf } from './blocks.ts';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A page of the documentation. */
export interface Page {
  /** Relative to the project's folder, such as `docs/events.md`. */
  name: string;
  text: string;
  blocks: Block[];
}

/** All pages that the project ships. */
export const pages: readonly Page[] = [
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(new URL('../../../docs', import.meta.url))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].map(readPage);

export function pageOf(name: string): Page {
  return pages.find((page) => page.name === name) ?? readPage(name);
}

function readPage(name: string): Page {
  const text = readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
  return { name, text, blocks: blocksOf(name, text) };
}
