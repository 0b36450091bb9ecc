import { itemsDecision } from '../../../src/core/docx/decide/items/items-decision.ts';
import type { Example } from '../example.ts';
import type { Lesson } from '../lesson.ts';
import { studyBuilt } from './built-examples.ts';
import { exampleOf, type Studied, studyItems } from './study-items.ts';

/** Which captions count, for which objects, and which objects count without one. */
export const itemsLesson: Lesson = {
  decision: itemsDecision,
  restraint: 0.5,
  examplesOf: (studied) => asExamples(studyItems(studied)),
  builtExamples: async () => (await studyBuilt()).flatMap(asExamples),
};

/** A text without anything that may be a table or figure teaches nothing. */
function asExamples(studied: Studied): Example[] {
  return studied.document.units.length === 0 ? [] : [exampleOf(studied)];
}
