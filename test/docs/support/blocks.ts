/** A fenced block of a page. */
export interface Block {
  /** Where it stands, for the names of tests: `docs/events.md:31`. */
  place: string;
  /** Such as `sh`. */
  language: string;
  /**
   * What stands behind the language. `run`: the block is run, with those before it on the page. `serve`: it is a
   * server, which runs while those behind it do. `output`: what the block before it prints holds these lines.
   * `file=rates.json`: it lies in the folder under this name. Readers of the page see none of these.
   */
  marks: readonly string[];
  text: string;
}

/** The fenced blocks of a page, in their order. Pure. */
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
  if (open !== null) throw new Error(`${page}:${open.line} is a block without an end.`);
  return blocks;
}

/** The name of the file that a block is, or null. */
export function fileNameOf({ marks }: Block): string | null {
  return marks.find((mark) => mark.startsWith('file='))?.slice('file='.length) ?? null;
}

/** Blocks of one of these languages that are not to be read as a whole: `fragment` is their mark. */
export function wholeBlocks(blocks: readonly Block[], languages: readonly string[]): Block[] {
  return blocks.filter(({ language, marks }) => languages.includes(language) && !marks.includes('fragment'));
}
