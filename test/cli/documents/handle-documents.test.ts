import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type HandlingOptions, handleDocuments } from '../../../src/cli/documents/handle-documents.ts';
import { findDocuments } from '../../../src/cli/documents/input/find-documents.ts';
import type { openAnalyser } from '../../../src/cli/documents/input/open-analyser.ts';
import { documentTable } from '../../../src/cli/documents/reports/document-table.ts';
import { OutputClosed } from '../../../src/cli/terminal/terminal.ts';
import { jsonLines } from '../../../src/cli/terminal/text/json-lines.ts';
import { createAnalysisPool } from '../../../src/core/analysis/analysis-pool.ts';
import { DeskError } from '../../../src/core/errors.ts';
import { type MemoryTerminalOptions, memoryTerminal } from '../support/memory-terminal.ts';
import { builtProcess } from '../support/process-file.ts';
import { type FolderContent, scratchFolder } from '../support/scratch-folder.ts';
import { thesis } from '../support/thesis.ts';

/** Real processes; only the place of the built program has to be told, because the tests run from the source. */
const open: typeof openAnalyser = async () => ({
  atOnce: 2,
  ...createAnalysisPool({ processes: 2, processFile: builtProcess }),
});

const present = () => jsonLines(({ analysis }) => ({ words: analysis.textWordCount }));

async function handle(
  content: FolderContent,
  options: Partial<HandlingOptions> = {},
  look: MemoryTerminalOptions = {},
) {
  const folder = await scratchFolder(content);
  const memory = memoryTerminal(look);
  const code = await handleDocuments(
    await findDocuments([folder]),
    { debug: false, present, timeLimit: 60, open, ...options },
    memory.terminal,
  );
  const relative = (text: string) => text.replaceAll(folder, '').replaceAll(JSON.stringify(folder), '');
  return { code, memory, output: relative(memory.written.output), errors: relative(memory.written.errors) };
}

async function theses(count: number): Promise<FolderContent> {
  const content: FolderContent = {};
  for (let words = 1; words <= count; words += 1) content[`${words}.docx`] = await thesis(words);
  return content;
}

describe('handleDocuments', () => {
  test('shows what came out of each document, in order', async () => {
    const { code, output, errors } = await handle(await theses(12));
    const lines = Array.from({ length: 12 }, (_, index) => ({
      file: `/${index + 1}.docx`,
      words: index + 1,
    }));
    expect(
      output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(lines);
    expect(errors).toBe('');
    expect(code).toBe(0);
  });

  test('tells of a document that fails, does the others, and ends with 1', async () => {
    const { code, output, errors } = await handle({ ...(await theses(1)), '0.docx': '%PDF-1.7' });
    expect(output.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(
        /^\{"file":"\/0.docx","error":\{"code":"document_not_docx","message":"This is a PDF/,
      ),
      '{"file":"/1.docx","words":1}',
    ]);
    expect(errors).toMatch(/^error: \/0\.docx: This is a PDF.*\n$/);
    expect(code).toBe(1);
  });

  test('shows no stack', async () => {
    const { errors } = await handle({ 'a.docx': '%PDF-1.7' });
    expect(errors).not.toMatch(/ {4}at /);
  });

  test('shows the stack with debug', async () => {
    const { errors } = await handle({ 'a.docx': '%PDF-1.7' }, { debug: true });
    expect(errors).toMatch(/DeskError: This is a PDF[\s\S]* {4}at /);
  });

  test('takes a result that cannot be presented for a failure of that document', async () => {
    const refuse = () => {
      throw new DeskError('rates_invalid', 'The quote is too large.');
    };
    const { code, output } = await handle(await theses(1), { present: () => jsonLines(refuse) });
    expect(output).toBe(
      '{"file":"/1.docx","error":{"code":"rates_invalid","message":"The quote is too large."}}\n',
    );
    expect(code).toBe(1);
  });

  test('leaves nothing of the progress bar on a terminal', async () => {
    const { memory, output } = await handle(await theses(12), {}, { columns: 80 });
    expect(memory.written.errors).toContain('of 12');
    expect(memory.screen()).toBe(memory.written.output);
    expect(output.split('\n').length).toBe(13);
  });

  test('ends, processes included, when nobody reads the output any longer', async () => {
    await expect(handle(await theses(12), {}, { closesAfter: 2 })).rejects.toBeInstanceOf(OutputClosed);
  });

  test('prints the remarks of the end on standard error', async () => {
    const memory = memoryTerminal();
    const folder = await scratchFolder(await theses(2));
    const documents = ['1.docx', '2.docx'].map((name) => ({ path: join(folder, name) }));
    const table = (found: string[]) => documentTable(found, null, memory.terminal.output);
    await handleDocuments(documents, { debug: false, present: table, timeLimit: 60, open }, memory.terminal);
    expect(memory.written.errors).toBe('2 documents leave something in doubt; --explain shows what.\n');
  });
});
