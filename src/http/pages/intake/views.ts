import { pageElement } from '../elements/element.ts';

const views = ['form', 'waiting', 'outcome'] as const;
export type View = (typeof views)[number];

/** Shows one of the page's three states, and takes the reader to its heading. */
export function showView(
  view: View,
  { title, moveFocus = true }: { title?: string; moveFocus?: boolean } = {},
) {
  for (const each of views) pageElement(`${each}-view`, HTMLElement).hidden = each !== view;
  const heading = pageElement(`${view}-title`, HTMLElement);
  if (title !== undefined) heading.textContent = title;
  if (moveFocus) heading.focus();
}
