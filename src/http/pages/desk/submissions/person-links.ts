import { element } from '../../elements/element.ts';
import type { Opening } from '../lists/section.ts';
import { exportButton } from '../privacy/export-button.ts';

/** For the end of a submission: exports what the desk has about its person, and leads to where the person can be erased. */
export function personLinks(
  { submissionId, email }: { submissionId: string; email: string },
  opening: Opening,
): HTMLElement {
  const { button, problem } = exportButton(email, ['Export this person’s data'], opening);
  const erase = { href: `#privacy-${submissionId}`, id: 'erase-person', class: 'button secondary' };
  return element('section', { class: 'no-print', 'aria-labelledby': 'person-title' }, [
    element('h2', { id: 'person-title' }, ['Personal data']),
    element('p', { class: 'buttons' }, [button, element('a', erase, ['Erase this person…'])]),
    problem,
  ]);
}
