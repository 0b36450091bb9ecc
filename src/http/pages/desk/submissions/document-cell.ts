import { element } from '../../elements/element.ts';
import { webAddress } from '../../text/web-address.ts';
import type { Opening } from '../lists/section.ts';
import type { ListedSubmission } from '../submissions.ts';

/** The name of a document, and a button that downloads it. */
export function documentCell(
  { submissionId, fileName }: ListedSubmission,
  { client, fail }: Opening,
): HTMLElement {
  const button = element('button', { type: 'button', id: 'download', class: 'secondary small no-print' }, [
    'Download',
  ]);
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const href = webAddress((await client.getDocument({ submissionId })).downloadUrl);
      // It comes as an attachment, so the page stays.
      if (href !== null) location.assign(href);
    } catch (error) {
      fail(error);
    } finally {
      button.disabled = false;
    }
  });
  return element('span', {}, [fileName, ' ', button]);
}
