import * as z from 'zod';
import { certaintyInWords, numberKeys, numberNames } from '../../core/docx/analysis.ts';
import { analysisSchema } from '../../core/schemas/pricing.ts';
import { formatCount } from '../../core/text/format-count.ts';
import type { McpSource, ReadDocument } from '../source.ts';
import { defineTool, type Tool } from '../tool.ts';
import { type Fence, untrusted, untrustedSchema } from '../untrusted.ts';

const certainty = z.object({
  certainty: z.number().min(0).max(1),
  inWords: z.enum(['sure', 'likely', 'please check']),
});

const output = z.object({
  document: untrustedSchema,
  analysis: analysisSchema,
  certainty: z
    .object({
      ...{ textWordCount: certainty, refsWordCount: certainty, tables: certainty },
      ...{ figures: certainty, frontMatter: certainty },
    })
    .describe('How sure each number is, from 0 to 1.'),
  bodyStart: z
    .object({ heading: untrustedSchema.nullable(), page: z.int().optional(), reason: z.string() })
    .describe('Where the main body is taken to start.'),
  doubts: z
    .array(untrustedSchema)
    .describe('What an editor should check, in sentences that quote the document.'),
});

/** Returns the five numbers of a document. */
export function analyseDocument(source: McpSource): Tool {
  return defineTool({
    name: 'analyse_document',
    title: 'Analyse a document',
    description:
      'Counts what an editor charges for in a dissertation: words of text, words of references, tables, figures, front matter pages; with how sure each number is, where the body starts, and what to check.',
    input: z.object(source.documentFields),
    output,
    async answer(input, fence) {
      const document = await source.read(input);
      const structured = shownAnalysis(document);
      return { structured, lines: linesOf(structured, fence) };
    },
  });
}

function shownAnalysis({ name, analysis, report }: ReadDocument): z.output<typeof output> {
  const { heading, place, reason } = report.bodyStart;
  const sure = (key: keyof typeof analysis) => ({
    certainty: report.certainty[key],
    inWords: certaintyInWords(report.certainty[key]),
  });
  return {
    document: untrusted(name),
    analysis,
    certainty: {
      textWordCount: sure('textWordCount'),
      refsWordCount: sure('refsWordCount'),
      tables: sure('tables'),
      figures: sure('figures'),
      frontMatter: sure('frontMatter'),
    },
    bodyStart: {
      heading: heading === null ? null : untrusted(heading),
      ...(place ? { page: place.page } : {}),
      reason,
    },
    doubts: report.doubts.map(untrusted),
  };
}

function linesOf(shown: z.output<typeof output>, { mark }: Fence): string[] {
  const { document, analysis, certainty: sure, bodyStart, doubts } = shown;
  const { heading, page, reason } = bodyStart;
  const start = heading === null ? null : `${mark(heading)}${page === undefined ? '' : `, page ${page}`}`;
  return [
    `Document: ${mark(document)}`,
    ...numberKeys.map((key) => `${numberNames[key]}: ${formatCount(analysis[key])} (${sure[key].inWords})`),
    start === null ? 'The document contains no text.' : `The main body starts at ${start} (${reason}).`,
    ...(doubts.length === 0 ? [] : ['To check:', ...doubts.map((each) => `- ${mark(each)}`)]),
  ];
}
