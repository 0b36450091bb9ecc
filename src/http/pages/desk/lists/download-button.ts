import { element } from '../../elements/element.ts';
import { webAddress } from '../../elements/format.ts';
import type { Opening } from './section.ts';

/** A file that can be downloaded. */
interface DownloadableFile {
  fileName: string;
  /** Where it is to be had for a while; asked when somebody wants it. */
  ask: () => Promise<{ downloadUrl: string }>;
}

/**
 * A button that downloads a file. `id` keeps the focus on it where the list around it is made anew; with `isName` the name
 * of the file is what is seen of it.
 */
export function downloadButton(
  { fileName, ask }: DownloadableFile,
  { fail }: Pick<Opening, 'fail'>,
  id: string,
  { isName = false } = {},
): HTMLElement {
  const button = isName
    ? element('button', { type: 'button', id, class: 'like-link' }, [
        element('span', { class: 'hidden-text' }, ['Download ']),
        fileName,
      ])
    : element('button', { type: 'button', id, class: 'secondary small no-print' }, [
        'Download',
        element('span', { class: 'hidden-text' }, [` ${fileName}`]),
      ]);
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const href = webAddress((await ask()).downloadUrl);
      // It comes as an attachment, so the page stays.
      if (href !== null) location.assign(href);
    } catch (error) {
      fail(error);
    } finally {
      button.disabled = false;
    }
  });
  return button;
}
