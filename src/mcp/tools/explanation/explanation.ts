import type {
  Analysis,
  ItemEvidence,
  PlaceEvidence,
  ReferenceListEvidence,
} from '../../../core/docx/analysis.ts';
import type { ReadDocument } from '../../source.ts';
import { untrusted } from '../../untrusted.ts';
import { explainPages } from './explain-pages.ts';
import { explainText } from './explain-text.ts';
import { handMade } from './hand-made.ts';
import type { Explanation, Line } from './line.ts';

/** Explains what one of the five numbers of a document is made of. Pure. */
export function explanationOf(number: keyof Analysis, document: ReadDocument): Explanation {
  return explanations[number](document);
}

const explanations: Readonly<Record<keyof Analysis, (document: ReadDocument) => Explanation>> = {
  textWordCount: explainText,
  refsWordCount: explainReferences,
  tables: ({ analysis, report }) => explainItems('tables', analysis.tables, report.tables),
  figures: ({ analysis, report }) => explainItems('figures', analysis.figures, report.figures),
  frontMatter: explainPages,
};

function explainReferences({ analysis, report }: ReadDocument): Explanation {
  const { referenceLists } = report;
  if (referenceLists.length === 0) return { says: ['No reference list was found.'], lines: [] };
  const sum = referenceLists.reduce((words, list) => words + list.words, 0);
  return { says: handMade(analysis.refsWordCount, sum, 'words'), lines: referenceLists.map(listLine) };
}

function listLine({ heading, place, words, entries, reason, certainty }: ReferenceListEvidence): Line {
  return { isCounted: true, text: untrusted(heading), ...at(place), words, entries, reason, certainty };
}

function explainItems(names: string, value: number, items: readonly ItemEvidence[]): Explanation {
  const counted = items.filter((item) => item.counted);
  const others = items.filter((item) => !item.counted);
  return {
    says: handMade(value, counted.length, names),
    lines: [...counted, ...others].map(itemLine),
  };
}

function itemLine({ caption, place, counted, reason, certainty }: ItemEvidence): Line {
  const text = caption ?? place?.words;
  const section = place?.section ?? null;
  return {
    isCounted: counted,
    ...(caption === null ? { label: 'without a caption, at' } : {}),
    ...(text === undefined || text === '' ? {} : { text: untrusted(text) }),
    ...at(place),
    ...(section === null ? {} : { section: untrusted(section) }),
    reason,
    certainty,
  };
}

function at(place: PlaceEvidence | undefined): { page?: number } {
  return place ? { page: place.page } : {};
}
