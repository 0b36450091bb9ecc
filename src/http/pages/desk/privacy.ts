import { element } from '../elements/element.ts';
import type { Section } from './lists/section.ts';
import { personPanel } from './privacy/person-panel.ts';
import { purgePanel } from './privacy/purge-panel.ts';
import { removalLists } from './privacy/removal-lists.ts';
import { mustBeOperator } from './token/token-form.ts';

/**
 * One person's data, to be exported or erased; and the deletion of what is old. `#privacy-7f3c` looks up the person of that
 * submission: an address of a page stays in the browser's history, and so must not contain a person's.
 */
export const privacySection: Section = {
  title: 'Privacy',
  link: 'privacy',
  async open(opening) {
    const { place, item, signal } = opening;
    await mustBeOperator(opening);
    const removals = removalLists(opening);
    // What one of the two removes, the other must not go on showing.
    const person = personPanel(opening, () => {
      purge.clear();
      removals.show();
    });
    const purge = purgePanel(opening, () => {
      person.clear();
      removals.show();
    });
    if (signal.aborted) return;
    place.replaceChildren(
      element('h2', {}, ['One person']),
      person.element,
      element('h2', {}, ['Old submissions']),
      purge.element,
      removals.place,
    );
    removals.show();
    if (item !== null) await person.lookUpSubmission(item);
  },
};
