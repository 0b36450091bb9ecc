import { element } from '../../elements/element.ts';
import { webAddress } from '../../elements/format.ts';
import type { Opening } from './section.ts';
import { sendWith } from './send-with.ts';

/** A file that can be downloaded. */
interface DownloadableFile {
  fileName: string;
  /** Asks for a temporary download URL; called when the button is clicked. */
  ask: () => Promise<{ downloadUrl: string }>;
}

/**
 * A button that downloads a file. `id` keeps the focus on the button when the list around it is replaced. With `isName`, the
 * visible text is the name of the file; with `besideName`, that stands beside the button, in the element with this id. A
 * failure is shown after the button.
 */
export function downloadButton(
  { fileName, ask }: DownloadableFile,
  { signal, fail }: Pick<Opening, 'signal' | 'fail'>,
  id: string,
  { isName = false, besideName }: { isName?: boolean; besideName?: string } = {},
): HTMLElement {
  const button = isName
    ? element('button', { type: 'button', id, class: 'like-link' }, [
        element('span', { class: 'hidden-text' }, ['Download ']),
        fileName,
      ])
    : element(
        'button',
        { type: 'button', id, class: 'secondary small no-print', ...labelledBy(id, besideName) },
        [
          'Download',
          ...(besideName === undefined ? [element('span', { class: 'hidden-text' }, [` ${fileName}`])] : []),
        ],
      );
  const problem = element('div');
  button.addEventListener('click', async () => {
    button.after(problem);
    await sendWith({ button, problem, signal, fail }, async () => {
      const href = webAddress((await ask()).downloadUrl);
      // The file is sent as an attachment, so the page stays open.
      if (href !== null) location.assign(href);
    });
    button.disabled = false;
  });
  return button;
}

/** A button whose name goes on in another element. */
function labelledBy(id: string, besideName: string | undefined): Record<string, string> {
  return besideName === undefined ? {} : { 'aria-labelledby': `${id} ${besideName}` };
}
