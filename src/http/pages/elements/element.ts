import { withoutDirectionControls } from '../../../core/text/one-line.ts';

export type Child = Node | string;

/** Texts, numbers and flags become attributes; functions become listeners for the event of that name. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined | EventListener>>;

/**
 * Creates an element. Outside input only ever becomes text or the value of an attribute, so a name such as `<img
 * src=x>` is shown as it was typed. Characters that would change the direction of the text around them are left out.
 *
 * @example
 * element('p', { class: 'hint' }, ['Hello, ', element('strong', {}, [name])]);
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== undefined)
      made.setAttribute(name, withoutDirectionControls(String(value)));
  }
  made.append(
    ...children.map((child) => (typeof child === 'string' ? withoutDirectionControls(child) : child)),
  );
  return made;
}

/** Finds an element of the served page by its id. Throws if the page does not match its script. */
export function pageElement<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new TypeError(`The page has no ${kind.name} with the id ${id}.`);
}
