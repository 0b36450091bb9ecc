/** A fenced block of a page. */
export interface Block {
  /** Where it is, for test names: `docs/events.md:31`. */
  place: string;
  /** Such as `sh`. */
  language: string;
  /**
   * What follows the language. `run`: the block is run, after those before it on the page. `serve`: the block starts a
   * server, which runs during the blocks after it. `output`: the output of the block before it contains these lines.
   * `file=rates.json`: the block is in the folder under this name. Readers of the page see none of these.
   */
  marks: readonly string[];
  text: string;
}

/** The fenced blocks of a page, in order. Pure. */
export function blocksOf(page: string, text: string): Block[] {
  const blocks: Block[] = [];
  let open: { line: number; info: string; lines: string[] } | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('```')) open?.lines.push(line);
    else if (open === null) open = { line: index + 1, info: line.slice(3).trim(), lines: [] };
    else {
      const [language = '', ...marks] = open.info.split(/\s+/);
      const content = open.lines.map((each) => `${each}\n`).join('');
      blocks.push({ place: `${page}:${open.line}`, language, marks, text: content });
      open = null;
    }
  }
  if (open !== null) throw new Error(`${page}:${open.line} starts a block without an end.`);
  return blocks;
}

/** The file name that a block is marked with, or null. */
export function fileNameOf({ marks }: Block): string | null {
  return marks.find((mark) => mark.startsWith('file='))?.slice('file='.length) ?? null;
}

/** Blocks of one of these languages that are complete, and so not marked as a `fragment`. */
export function wholeBlocks(blocks: readonly Block[], languages: readonly string[]): Block[] {
  return blocks.filter(({ language, marks }) => languages.includes(language) && !marks.includes('fragment'));
}
