import type { Markup } from '../../../core/painted/markup.ts';
import { element } from './element.ts';

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
