import { readItemsDocument } from '../../../src/core/docx/decide/items/document.ts';
import type { Unit } from '../../../src/core/docx/decide/items/units/unit.ts';
import { findContents } from '../../../src/core/docx/structure/contents.ts';
import { findHeadings } from '../../../src/core/docx/structure/headings.ts';
import { readBuilt } from '../../../test/support/docx/read-document.ts';
import { allowedStates } from './allowed-states.ts';
import { type BuiltBlock, type BuiltDocument, builtDocuments } from './built.ts';
import type { Match } from './match-items.ts';
import type { Studied } from './study-items.ts';

/** Documents that show what the definitions say; building them gives their labels. */
export async function studyBuilt(): Promise<Studied[]> {
  const studied: Studied[] = [];
  for (const built of builtDocuments()) studied.push(await studyOne(built));
  return studied;
}

async function studyOne({ name, blocks }: BuiltDocument): Promise<Studied> {
  const { story, numbering } = await readBuilt({ body: blocks.map(({ xml }) => xml) });
  const contents = findContents(story.paragraphs);
  const headings = findHeadings(story, contents, numbering);
  const context = { numbering, zoneOf: () => 'text' as const, listed: contents.paragraphs, headings };
  const document = readItemsDocument(story, 0, context);
  const inBlock = unitsByBlock(document.units, blocks, story.paragraphs.length);
  const matches = blocks.flatMap((block, index) => matchesOf(block, inBlock[index] ?? [], name));
  const items = (kind: Match['kind']) =>
    matches.flatMap((match) =>
      match.kind === kind ? [[match.word, match.caption] as [number, string]] : [],
    );
  const label = { tables: items('table'), figures: items('figure') };
  const numbers = { tables: label.tables.length, figures: label.figures.length };
  return {
    name: `built: ${name}`,
    document,
    matches,
    states: allowedStates(document, matches, {
      ...label,
      numbers: { ...numbers, textWordCount: 0, refsWordCount: 0, frontMatter: 0 },
    }),
    open: { table: false, figure: false },
    counts: { tables: [numbers.tables], figures: [numbers.figures] },
    weight: weightOfBuilt,
  };
}

/** A built document says less than a real one. */
const weightOfBuilt = 0.3;

/** Matches captions first; an item without one counts by its object. */
function matchesOf({ tables, figures }: BuiltBlock, units: readonly Unit[], name: string): Match[] {
  const left = units.filter((unit) => unit.type === 'caption' && unit.line.kind !== 'other');
  const objects = units.filter((unit) => unit.type !== 'caption');
  const take = (kind: Match['kind'], count: number): Match[] =>
    Array.from({ length: count }, () => {
      const isOfKind = (unit: Unit) => (unit.type === 'grid') === (kind === 'table');
      const object = objects.find(isOfKind);
      const unit = left.shift() ?? object;
      if (!unit) throw new Error(`No ${kind} left in a block of ${name}.`);
      if (unit === object) objects.splice(objects.indexOf(object), 1);
      return { kind, word: 0, caption: '', unit };
    });
  return [...take('table', tables), ...take('figure', figures)];
}

/** The units of each block, found by counting the paragraphs that each block adds to the body. */
function unitsByBlock(units: readonly Unit[], blocks: readonly BuiltBlock[], paragraphs: number): Unit[][] {
  const sizes = blocks.map(({ xml }) => paragraphsIn(xml));
  if (sizes.reduce((sum, size) => sum + size, 0) !== paragraphs)
    throw new Error('The number of paragraphs in a built document differs from that in its blocks.');
  const found: Unit[][] = blocks.map(() => []);
  let block = 0;
  let end = sizes[0] ?? 0;
  for (const unit of units) {
    while (unit.paragraph >= end) {
      block += 1;
      end += sizes[block] ?? 0;
    }
    found[block]?.push(unit);
  }
  return found;
}

/** Counts a text box once, as Word does, although the file holds it twice. */
function paragraphsIn(xml: string): number {
  const once = xml.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '');
  return once.match(/<w:p>/g)?.length ?? 0;
}
