import type { Markup } from '../../../../../core/painted/markup.ts';
import { element } from '../../../elements/element.ts';

/** Turns painted markup into elements. The page's policy allows styles that are set by its own script. */
export function paintedElement({ tag, attributes, children }: Markup): HTMLElement {
  const { style, ...others } = attributes;
  const made: HTMLElement = element(
    tag as keyof HTMLElementTagNameMap,
    others,
    children.map((child) => (typeof child === 'string' ? child : paintedElement(child))),
  );
  if (style !== undefined) made.style.cssText = String(style);
  return made;
}

/**
 * Returns a function that paints a list in a place, each time anew. Items that look as they did before keep their
 * elements, because a document has thousands of rows, and a correction changes how few of them look.
 */
export function listPainter(place: HTMLElement): (list: Markup) => void {
  let list: HTMLElement | null = null;
  let itemsByLooks = new Map<string, HTMLElement>();
  return ({ children, ...itself }) => {
    const before = itemsByLooks;
    itemsByLooks = new Map();
    for (const child of children) {
      if (typeof child === 'string') continue;
      const looks = JSON.stringify(child);
      itemsByLooks.set(looks, before.get(looks) ?? paintedElement(child));
      before.delete(looks);
    }
    for (const item of before.values()) item.remove();
    if (!list) {
      list = paintedElement({ ...itself, children: [] });
      place.replaceChildren(list);
    }
    let next = list.firstElementChild;
    for (const item of itemsByLooks.values()) {
      if (item === next) next = next.nextElementSibling;
      else list.insertBefore(item, next);
    }
  };
}
