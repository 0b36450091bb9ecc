import { itemsDecision } from '../../../src/core/docx/decide/items/items-decision.ts';
import type { Example } from '../example.ts';
import type { Lesson } from '../lesson.ts';
import { studyBuilt } from './built-examples.ts';
import { exampleOf, type Studied, studyItems } from './study-items.ts';

/** Teaches which captions count, for which objects, and which objects count without one. */
export const itemsLesson: Lesson = {
  decision: itemsDecision,
  restraint: 0.5,
  examplesOf: (studied) => asExamples(studyItems(studied)),
  builtExamples: async () => (await studyBuilt()).flatMap(asExamples),
};

/** A document without anything that could be a table or figure gives no example. */
function asExamples(studied: Studied): Example[] {
  return studied.document.units.length === 0 ? [] : [exampleOf(studied)];
}
