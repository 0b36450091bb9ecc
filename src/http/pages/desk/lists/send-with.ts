import { problemBox, sentenceOf, wantsToken } from '../../elements/problem-box.ts';
import type { Opening } from './section.ts';

/** What sends something, and the place where a refusal is shown. */
export interface Sender extends Pick<Opening, 'signal' | 'fail'> {
  button: HTMLButtonElement;
  problem: HTMLElement;
}

/** Sends something once: the button works again only after a refusal, which is then shown. */
export async function sendWith(
  { button, problem, signal, fail }: Sender,
  send: () => Promise<void>,
): Promise<void> {
  button.disabled = true;
  problem.replaceChildren();
  try {
    await send();
  } catch (error) {
    if (signal.aborted) return;
    if (wantsToken(error)) return fail(error);
    problem.replaceChildren(problemBox(sentenceOf(error)));
    button.disabled = false;
    button.focus();
  }
}
