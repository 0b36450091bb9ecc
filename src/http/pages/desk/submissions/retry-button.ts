import { element } from '../../elements/element.ts';
import { announce } from '../../elements/problem-box.ts';
import { refresh } from '../lists/refresh.ts';
import type { Opening } from '../lists/section.ts';

/** A button that starts a failed submission over. */
export function retryButton(
  { submissionId, name }: { submissionId: string; name: string },
  { client, fail }: Opening,
): HTMLElement {
  const button = element(
    'button',
    { type: 'button', id: `retry-${submissionId}`, class: 'secondary small' },
    ['Try again', element('span', { class: 'hidden-text' }, [` with the submission of ${name}`])],
  );
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      await client.retrySubmission({ submissionId });
      announce('The submission is being processed again.');
      refresh();
    } catch (error) {
      fail(error);
    }
  });
  return button;
}
