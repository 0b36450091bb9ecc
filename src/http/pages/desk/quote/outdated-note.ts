import { element } from '../../elements/element.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** Says that there were corrections to the document which do not apply to the newest version. */
export function outdatedNote({ outdated, base }: QuoteDraft): HTMLElement[] {
  if (outdated === null) return [];
  const sentence = `Your corrections of version ${outdated} were not kept, because version ${base.version} has been made in the meantime.`;
  return [element('p', { class: 'box doubt' }, [sentence])];
}
