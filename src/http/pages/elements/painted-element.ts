import type { Markup } from '../../../core/painted/markup.ts';
import { element } from './element.ts';

/** What is painted as data, as elements of the page. A policy of the page allows styles that its own script sets. */
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
