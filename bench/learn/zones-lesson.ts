import { zonesDecision } from '../../src/core/docx/decide/zones/zones-decision.ts';
import { builtExamples } from './built-lesson.ts';
import type { Lesson } from './lesson.ts';
import { exampleOf } from './zones-example.ts';
import { variantsOf } from './zones-variants.ts';

/** Teaches where the body starts and which parts are reference lists. */
export const zonesLesson: Lesson = {
  decision: zonesDecision,
  restraint: 0.5,
  examplesOf({ document: { name, label }, dissertation }) {
    return [exampleOf(name, label, dissertation, 1), ...variantsOf(name, label, dissertation)];
  },
  builtExamples,
};
