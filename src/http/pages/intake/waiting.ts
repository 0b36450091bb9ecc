import type { UploadProgress } from '../../client/client.ts';
import { pageElement } from '../elements/element.ts';
import { fileSize } from '../elements/format.ts';
import { announce } from '../elements/problem-box.ts';
import { showConnection } from './connection.ts';

/** Shows that a document is being sent. */
export function showUploading(fileName: string): void {
  pageElement('upload-name', HTMLElement).textContent = fileName;
  setStep('upload');
  showProgress({ sentBytes: 0, totalBytes: 0 });
  showView('waiting', { title: 'Uploading your document' });
}

/** Shows how much has been sent. Announced only at the end, because constant announcements would be a nuisance. */
export function showProgress({ sentBytes, totalBytes }: UploadProgress): void {
  const percent = totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100);
  const bar = pageElement('upload-progress', HTMLProgressElement);
  const wasWhole = bar.value === 100;
  bar.value = percent;
  pageElement('upload-text', HTMLElement).textContent =
    totalBytes === 0 ? '' : `${percent}% of ${fileSize(totalBytes)}`;
  if (percent === 100 && !wasWhole) announce('Document uploaded.');
}

/** From here on the desk may have accepted the document, so it is too late to cancel. */
export function showUploaded(): void {
  pageElement('cancel', HTMLElement).hidden = true;
}

/** Shows that the desk is reading the document. From now on the page can be closed and reopened. */
export function showReading(): void {
  setStep('reading');
  const isShown = !pageElement('waiting-view', HTMLElement).hidden;
  showView('waiting', { title: 'Your document is being read', moveFocus: !isShown });
  announce('Your document is being read. The quote will appear here.');
}

function setStep(step: 'upload' | 'reading'): void {
  const isReading = step === 'reading';
  pageElement('step-upload', HTMLElement).className = isReading ? 'done' : 'current';
  pageElement('step-reading', HTMLElement).className = isReading ? 'current' : '';
  pageElement('upload-progress', HTMLElement).hidden = isReading;
  pageElement('upload-text', HTMLElement).hidden = isReading;
  pageElement('cancel', HTMLElement).hidden = isReading;
  showConnection({ isLost: false });
  pageElement('waiting-hint', HTMLElement).textContent = isReading
    ? 'This takes a few seconds. You can reload or bookmark this page; its address leads back to your quote.'
    : '';
}

const views = ['form', 'waiting', 'outcome'] as const;
type View = (typeof views)[number];

/** Shows one of the page's three views, and moves the focus to its heading. */
export function showView(
  view: View,
  { title, moveFocus = true }: { title?: string; moveFocus?: boolean } = {},
) {
  for (const each of views) pageElement(`${each}-view`, HTMLElement).hidden = each !== view;
  const heading = pageElement(`${view}-title`, HTMLElement);
  if (title !== undefined) heading.textContent = title;
  if (moveFocus) heading.focus();
}
