import { element } from '../elements/element.ts';
import { certaintyLabel } from './certainty.ts';
import { fieldOf, type Item } from './report.ts';

/** Tables or figures with their captions: first those in the count, then what was left out and why. */
export function itemList(items: readonly Item[], none: string): HTMLElement[] {
  const inCount = items.filter((item) => item.counted);
  const others = items.filter((item) => !item.counted);
  const shown =
    inCount.length === 0
      ? element('p', { class: 'hint' }, [none])
      : element('ol', { class: 'items' }, inCount.map(entry));
  if (others.length === 0) return [shown];
  return [
    shown,
    element('p', { class: 'hint' }, ['Not counted:']),
    element('ul', { class: 'items' }, others.map(entry)),
  ];
}

function entry(item: Item): HTMLElement {
  const { caption, zone, reason } = item;
  const name = caption === null ? element('em', {}, ['without a caption']) : element('span', {}, [caption]);
  const place = zone === 'text' ? reason : `${reason}; in the ${zoneNames[zone]}`;
  return element('li', {}, [
    name,
    ' ',
    element('span', { class: 'hint' }, [place]),
    ' ',
    ...certaintyLabel(fieldOf(item, 'certainty')),
  ]);
}

const zoneNames = { front: 'front matter', references: 'references' } as const;
