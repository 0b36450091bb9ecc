import { wantsToken } from '../../elements/problem-box.ts';
import { refusalBox } from './refusal-box.ts';
import { isOutdated } from './refusal-kind.ts';
import type { Opening } from './section.ts';

/** What sends something, and the place where a refusal is shown. */
export interface Sender extends Pick<Opening, 'signal' | 'fail'> {
  button: HTMLButtonElement;
  problem: HTMLElement;
  /** What becomes of what was entered, if someone else was faster. @default it is discarded */
  whenOutdated?: string;
}

/** Sends something once: the button works again only after a refusal that is not final, which is then shown. */
export async function sendWith(
  { button, problem, signal, fail, whenOutdated }: Sender,
  send: () => Promise<void>,
): Promise<void> {
  button.disabled = true;
  problem.replaceChildren();
  try {
    await send();
  } catch (error) {
    if (signal.aborted) return;
    if (wantsToken(error)) return fail(error);
    const box = refusalBox(error, { whenOutdated });
    problem.replaceChildren(box);
    if (isOutdated(error)) {
      button.remove();
      return box.querySelector('button')?.focus();
    }
    button.disabled = false;
    button.focus();
  }
}

/**
 * Keeps a form from sending what a preview has refused as outdated: it would only be refused again, and say so twice. Its
 * button goes, because it may name a version that someone else has made.
 */
export function stopIfOutdated({ button, problem }: Pick<Sender, 'button' | 'problem'>, why: unknown): void {
  if (!isOutdated(why)) return;
  button.remove();
  problem.replaceChildren();
}
