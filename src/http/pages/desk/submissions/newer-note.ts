import { element } from '../../elements/element.ts';
import { refresh } from '../section/refresh.ts';

/** Says that a version has been made which is not shown, with a button that opens it. */
export function newerNote(version: number): HTMLElement {
  const button = element('button', { type: 'button', class: 'secondary small', click: refresh }, [
    'Open the newest version',
  ]);
  return element('p', { class: 'box no-print' }, [
    `Version ${version} has been made in the meantime. `,
    button,
  ]);
}
