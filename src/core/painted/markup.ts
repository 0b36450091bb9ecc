import { escapeHtml } from '../text/escape-html.ts';
import { withoutDirectionControls } from '../text/one-line.ts';

/**
 * An element of a page as plain data, so that a file and a browser show the same. Text stays text, whatever it
 * contains.
 */
export interface Markup {
  tag: string;
  attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  children: readonly (Markup | string)[];
}

/**
 * Makes an element.
 *
 * @example
 * markup('p', { class: 'hint' }, ['Hello, ', markup('strong', {}, [name])]);
 */
export function markup(
  tag: string,
  attributes: Markup['attributes'] = {},
  children: Markup['children'] = [],
): Markup {
  return { tag, attributes, children };
}

/**
 * Returns an element as HTML. Outside input only ever becomes text or an attribute value; characters that would
 * change the text direction of their surroundings are left out.
 *
 * @example
 * htmlOf(markup('p', {}, ['<b>'])); // '<p>&lt;b&gt;</p>'
 */
export function htmlOf({ tag, attributes, children }: Markup): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${name}` : ` ${name}="${plain(String(value))}"`;
  });
  const start = `<${tag}${written.join('')}>`;
  if (voidTags.has(tag)) return start;
  const content = children.map((child) => (typeof child === 'string' ? plain(child) : htmlOf(child)));
  return `${start}${content.join('')}</${tag}>`;
}

function plain(text: string): string {
  return escapeHtml(withoutDirectionControls(text)).replace(unseen, '\ufffd');
}

/** Characters that an HTML document may not contain. */
const unseen = /[^\t\n\r\u0020-\u{10ffff}]|[\u007f-\u009f]/gu;

const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'input', 'meta']);
