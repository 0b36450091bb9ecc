import * as z from 'zod';
import { certaintyInWords, numberKeys, numberNames } from '../../core/docx/analysis.ts';
import { counted } from '../../core/text/counted.ts';
import { formatCount } from '../../core/text/format-count.ts';
import type { McpSource } from '../source.ts';
import { defineTool, type Tool } from '../tool.ts';
import { type Fence, untrusted, untrustedSchema } from '../untrusted.ts';
import { explanationOf, type Line, lineSchema } from './explanation.ts';
import { limitField } from './fields.ts';

const output = z.object({
  document: untrustedSchema,
  number: z.enum(numberKeys),
  value: z.int().min(0),
  certainty: z.number().min(0).max(1).describe('How sure, from 0 to 1.'),
  says: z.array(z.string()).describe('How the number came about, in sentences.'),
  lines: z
    .array(lineSchema)
    .describe('What makes up the number, in document order, followed by what was not counted.'),
  count: z.int().min(0).describe('Total number of lines.'),
  nextOffset: z.int().optional().describe('The offset for the next lines; absent if there are none.'),
});

/** Explains what one of the five numbers is made of. */
export function explainNumber(source: McpSource): Tool {
  return defineTool({
    name: 'explain_number',
    title: 'Explain a number',
    description:
      'Which lines of a document make up one of its five numbers: the chapters with their words, the reference lists, the tables or figures with their captions, the evidence for the front matter pages; each with its page and the reason it counts, and what was not counted.',
    input: z.object({
      ...source.documentFields,
      number: z
        .enum(numberKeys, { error: `must be one of ${numberKeys.join(', ')}` })
        .describe('Which number.'),
      offset: z
        .int({ error: wrongOffset })
        .min(0, { error: wrongOffset })
        .optional()
        .describe('Lines to skip.'),
      limit: limitField('Maximum number of lines', { most: 200, usual: usualLines }),
    }),
    output,
    async answer({ number, offset = 0, limit = usualLines, ...named }, fence) {
      const document = await source.read(named, { outline: number === 'textWordCount' });
      const { says, lines } = explanationOf(number, document);
      const end = offset + limit;
      const structured = {
        document: untrusted(document.name),
        number,
        value: document.analysis[number],
        certainty: document.report.certainty[number],
        says,
        lines: lines.slice(offset, end),
        count: lines.length,
        ...(end < lines.length ? { nextOffset: end } : {}),
      };
      return { structured, lines: linesOf(structured, fence) };
    },
  });
}

const usualLines = 50;
const wrongOffset = 'must be a whole number, 0 or more';

function linesOf(shown: z.output<typeof output>, fence: Fence): string[] {
  const { document, number, value, certainty, says, lines, count, nextOffset } = shown;
  return [
    `Document: ${fence.mark(document)}`,
    `${numberNames[number]}: ${formatCount(value)} (${certaintyInWords(certainty)})`,
    ...says,
    ...lines.map((line) => `- ${inWords(line, fence)}`),
    ...(nextOffset === undefined
      ? []
      : [`Lines up to ${nextOffset} of ${count}; for more, use that offset.`]),
  ];
}

function inWords(line: Line, { mark }: Fence): string {
  const { isCounted, text, label, page, section, words, entries, pages, reason, certainty } = line;
  const parts = [
    ...(isCounted ? [] : [pages === undefined ? 'not counted' : 'another count']),
    ...(page === undefined ? [] : [`page ${page}`]),
    ...(words === undefined ? [] : [counted(words, 'word', 'words')]),
    ...(entries === undefined ? [] : [counted(entries, 'entry', 'entries')]),
    ...(pages === undefined ? [] : [counted(pages, 'page', 'pages')]),
    ...(label === undefined ? [] : [label]),
    ...(text === undefined ? [] : [mark(text)]),
    ...(section === undefined ? [] : [`in ${mark(section)}`]),
    ...(reason === undefined ? [] : [reason]),
    ...(certainty === undefined ? [] : [certaintyInWords(certainty)]),
  ];
  return parts.join('; ');
}
