import { element } from '../elements/element.ts';
import { problemBox, sentenceOf } from '../elements/problem-box.ts';
import { type Devices, preview } from './preview.ts';

/** The name and devices that the reader joins with. */
export interface Wish extends Devices {
  name: string;
  /** The choice of devices, also of one that cannot be had. */
  choice: Devices;
}

export interface LobbyOptions {
  /** What the reader joined with before, if at all. */
  before: Wish | null;
  /** Aborted when the reader leaves the view. */
  signal: AbortSignal;
  /** If it throws, the error is shown and the reader can try again. */
  join(wish: Wish): Promise<void>;
}

/** The view before joining, for entering a name and checking the camera. */
export function lobby({ before, signal, join }: LobbyOptions): HTMLElement {
  const name = element('input', {
    value: before?.name ?? '',
    id: 'name',
    autocomplete: 'name',
    maxlength: 200,
    required: true,
  });
  const problem = element('div');
  const button = element('button', { type: 'submit' }, ['Join the meeting']);
  const { shown, choice, chosen } = preview(signal, before?.choice);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (name.value.trim() === '') {
      problem.replaceChildren(problemBox('Please enter your name. The others will see it.'));
      name.setAttribute('aria-invalid', 'true');
      return name.focus();
    }
    name.removeAttribute('aria-invalid');
    problem.replaceChildren();
    button.disabled = true;
    try {
      await join({ name: name.value.trim(), choice: choice(), ...chosen() });
    } catch (error) {
      problem.replaceChildren(problemBox(sentenceOf(error)));
      button.disabled = false;
      button.focus();
    }
  };
  return element('form', { class: 'panel lobby', novalidate: true, submit }, [
    problem,
    shown,
    element('div', { class: 'field' }, [element('label', { for: 'name' }, ['Your name']), name]),
    element('p', { class: 'buttons' }, [button]),
  ]);
}
