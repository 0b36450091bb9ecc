import { DeskApiError } from '../../../client/client.ts';
import { element } from '../../elements/element.ts';
import { fieldProblem, labelled } from '../../elements/form-field.ts';
import { problemBox, sentenceOf, wantsToken } from '../../elements/problem-box.ts';
import type { Opening } from '../section/section.ts';
import { namedPlaces, namedSubmissions } from './named.ts';
import { personView } from './person-view.ts';

/** Looks up a person, whose data can then be exported or erased. */
export interface PersonPanel {
  element: HTMLElement;
  /** Looks up the person who sent a submission. */
  lookUpSubmission(submissionId: string): Promise<void>;
  /** Takes back what is shown, because it may have changed. */
  clear(): void;
}

/** @param erased called after an erasure */
export function personPanel(opening: Opening, erased: () => void): PersonPanel {
  const { client, signal, fail } = opening;
  const field = element('input', {
    id: 'person-mail',
    type: 'email',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const labelledField = labelled(
    'Email address',
    field,
    'Of the person whose data you want to export or erase. Letter case makes no difference.',
  );
  const problem = fieldProblem(field);
  labelledField.append(problem.element);
  const button = element('button', { type: 'submit' }, ['Show what the desk has']);
  const found = element('div');
  let turn = 0;
  const clear = () => {
    turn++;
    found.replaceChildren();
    problem.say(null);
    button.disabled = false;
  };
  // What is shown must be about the person in the field.
  field.addEventListener('input', clear);
  const lookUp = async () => {
    const own = ++turn;
    const isOver = () => own !== turn || signal.aborted;
    const email = field.value.trim();
    found.replaceChildren();
    problem.say(null);
    if (email === '') return refuse('Please enter an email address.');
    button.disabled = true;
    try {
      const preview = await client.previewErasure({ email }, { signal });
      const ids = [...preview.submissions, ...(preview.mentions?.submissions ?? [])];
      const [submissions, places] = await Promise.all([
        namedSubmissions(ids, opening),
        namedPlaces(preview.mentions, opening),
      ]);
      if (isOver()) return;
      const named = { submissions, places };
      const view = personView({ email, preview, named }, opening, erased);
      found.replaceChildren(view.element);
      view.focus();
    } catch (error) {
      if (isOver()) return;
      if (wantsToken(error)) return fail(error);
      if (error instanceof DeskApiError && error.field === 'email')
        refuse('Please enter a valid email address.');
      else found.replaceChildren(problemBox(sentenceOf(error)));
    } finally {
      if (own === turn) button.disabled = false;
    }
  };
  const refuse = (sentence: string) => {
    problem.say(sentence);
    field.focus();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    lookUp().catch(fail);
  };
  const form = element('form', { class: 'panel', novalidate: true, submit }, [
    labelledField,
    element('p', { class: 'buttons' }, [button]),
  ]);
  return {
    element: element('div', {}, [form, found]),
    clear,
    async lookUpSubmission(submissionId) {
      const { email, purgedAt } = await client.showSubmission({ submissionId }, { signal });
      if (signal.aborted || field.value !== '') return;
      if (purgedAt !== undefined) {
        found.replaceChildren(problemBox('The personal data of this submission was already erased.'));
        return;
      }
      field.value = email;
      await lookUp();
    },
  };
}
