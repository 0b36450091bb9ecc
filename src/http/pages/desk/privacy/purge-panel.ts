import { ageUnits } from '../../../../core/time/age.ts';
import { DeskApiError } from '../../../client/client.ts';
import { element } from '../../elements/element.ts';
import { fieldProblem } from '../../elements/form-field.ts';
import { problemBox, sentenceOf, wantsToken } from '../../elements/problem-box.ts';
import type { Opening } from '../section/section.ts';
import { purgeView } from './purge-view.ts';

/**
 * Previews, and after a confirmation deletes, what is older than an age. The unit has to be chosen, because a number alone
 * could be days or years.
 *
 * @param purged called after a deletion
 */
export function purgePanel(opening: Opening, purged: () => void): { element: HTMLElement; clear(): void } {
  const { client, signal, fail } = opening;
  const hint = element('p', { id: 'purge-age-hint', class: 'hint' }, [
    'Documents and personal data of submissions that finished at least that long ago, documents that were never submitted, and CRM events. Numbers, prices and statuses remain. A month has 30 days.',
  ]);
  const age = element('input', {
    id: 'purge-age',
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-describedby': hint.id,
  });
  const unit = element('select', { id: 'purge-unit', 'aria-label': 'Unit' }, [
    element('option', { value: '' }, ['Unit']),
    ...ageUnits.map(({ letter, name }) => element('option', { value: letter }, [name])),
  ]);
  const ageProblem = fieldProblem(age);
  const unitProblem = fieldProblem(unit);
  const button = element('button', { type: 'submit' }, ['Show what would be deleted']);
  const found = element('div');
  let turn = 0;
  const clear = () => {
    turn++;
    button.disabled = false;
    found.replaceChildren();
    ageProblem.say(null);
    unitProblem.say(null);
  };
  for (const field of [age, unit]) field.addEventListener('input', clear);
  const refuse = (sentence: string, problem: typeof ageProblem, field: HTMLElement) => {
    problem.say(sentence);
    field.focus();
  };
  const look = async () => {
    clear();
    const count = age.value.trim();
    if (!/^\d{1,5}$/.test(count)) return refuse('Please enter a whole number.', ageProblem, age);
    if (unit.value === '') return refuse('Please choose a unit.', unitProblem, unit);
    const own = turn;
    const isOver = () => own !== turn || signal.aborted;
    const olderThan = `${count}${unit.value}`;
    const shown = `${count} ${count === '1' ? unitName(unit.value).slice(0, -1) : unitName(unit.value)}`;
    button.disabled = true;
    try {
      const preview = await client.previewPurge({ olderThan }, { signal });
      if (isOver()) return;
      const view = purgeView({ olderThan, shown, preview }, opening, purged);
      found.replaceChildren(view.element);
      view.focus();
    } catch (error) {
      if (isOver()) return;
      if (wantsToken(error)) return fail(error);
      const sentence = sentenceOf(error);
      const isOfAge = error instanceof DeskApiError && error.field === 'olderThan';
      if (isOfAge) refuse(sentence, ageProblem, age);
      else found.replaceChildren(problemBox(sentence));
    } finally {
      if (own === turn) button.disabled = false;
    }
  };
  const submit = (event: Event) => {
    event.preventDefault();
    look().catch(fail);
  };
  const form = element('form', { class: 'panel', novalidate: true, submit }, [
    element('div', { class: 'field' }, [
      element('label', { for: age.id }, ['Delete what is older than']),
      element('div', { class: 'row' }, [age, unit]),
      ageProblem.element,
      unitProblem.element,
      hint,
    ]),
    element('p', { class: 'buttons' }, [button]),
  ]);
  return { element: element('div', {}, [form, found]), clear };
}

function unitName(letter: string): string {
  return ageUnits.find((each) => each.letter === letter)?.name ?? '';
}
