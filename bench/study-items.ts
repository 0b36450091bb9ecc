// How far a fitted decision on tables and figures is right, on documents that it was not fitted to. The analysis
// does not use it yet: it still goes by rules (src/core/docx/structure/items.ts). Run it with npm run study:items
import { bestWay } from '../src/core/docx/decide/chain.ts';
import type { ItemsDocument } from '../src/core/docx/decide/items/document.ts';
import { countedCaptions, itemsDecision } from '../src/core/docx/decide/items/items-decision.ts';
import { loadCorpus } from './accuracy/corpus/corpus.ts';
import { cacheFolder, findDocuments, keptFolder } from './accuracy/corpus/find-documents.ts';
import { openBatches } from './accuracy/scoreboard/first-looks.ts';
import { readPage } from './accuracy/scoreboard.ts';
import { type Example, placesOfWeights } from './learn/example.ts';
import { chainAt, fitWeights } from './learn/fit-weights.ts';
import { studyBuilt } from './learn/items/built-examples.ts';
import { exampleOf, type Studied, studyItems } from './learn/items/study-items.ts';
import { study } from './learn/studied-document.ts';

const folds = 5;
const restraint = 1;
const countedStates: ReadonlySet<string> = new Set(countedCaptions);
const { offsets } = placesOfWeights(itemsDecision);
const open = openBatches(readPage());
const corpus = loadCorpus().filter(({ batch }) => open.has(batch));
const { found } = await findDocuments(corpus, [cacheFolder(process.env), keptFolder]);
const cases: { studied: Studied; example: Example }[] = [];
for (const each of found) {
  const studied = studyItems(await study(each));
  cases.push({ studied, example: exampleOf(studied) });
}
const built = (await studyBuilt()).map(exampleOf);
const right = { tables: 0, figures: 0 };
for (let fold = 0; fold < folds; fold += 1) {
  const others = cases.filter((_, index) => index % folds !== fold).map(({ example }) => example);
  const taught = [...others, ...built].filter(({ places }) => places > 0);
  const point = fitWeights(itemsDecision, taught, { restraint });
  for (const [index, { studied, example }] of cases.entries()) {
    if (index % folds !== fold) continue;
    const counts = countItems(studied.document, example, point);
    const isRight = {
      tables: studied.counts.tables.includes(counts.tables),
      figures: studied.counts.figures.includes(counts.figures),
    };
    right.tables += Number(isRight.tables);
    right.figures += Number(isRight.figures);
    if (isRight.tables && isRight.figures) continue;
    const { tables, figures } = studied.counts;
    console.log(`${studied.name}: tables ${counts.tables}/${tables}, figures ${counts.figures}/${figures}`);
  }
}
console.log(`Of ${cases.length}, tables are right in ${right.tables}, figures in ${right.figures}.`);

/** Tables and figures of a document by the likeliest state of each of its units. */
function countItems(
  document: ItemsDocument,
  example: Example,
  point: Float64Array,
): { tables: number; figures: number } {
  const counts = { tables: 0, figures: 0 };
  if (example.places === 0) return counts;
  const way = bestWay(chainAt(itemsDecision, example, point, offsets));
  for (const [place, state] of way.entries()) {
    const kind = kindOf(document, place, itemsDecision.states[state]?.name ?? '');
    if (kind !== null) counts[kind] += 1;
  }
  return counts;
}

/** A caption counts as what it names; where it names neither, as what it stands at. */
function kindOf(document: ItemsDocument, place: number, state: string): 'tables' | 'figures' | null {
  const unit = document.units[place];
  if (state === 'table') return 'tables';
  if (state === 'figure') return 'figures';
  if (unit?.type !== 'caption' || !countedStates.has(state) || unit.line.kind === 'other') return null;
  if (unit.line.kind === 'table') return 'tables';
  if (unit.line.kind === 'figure') return 'figures';
  const near = document.surroundings[place];
  const object = state.endsWith('up') ? near?.objectBefore : near?.objectAfter;
  return object?.type === 'grid' ? 'tables' : 'figures';
}
