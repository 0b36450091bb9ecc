import { pageElement } from '../../elements/element.ts';

/** The title of the page, with what is new in front, so that a tab among others shows it. */
export interface PageTitle {
  /** Says what the page shows, also in its heading. */
  show(title: string): void;
  /** How many submissions are new. */
  count(news: number): void;
}

export function pageTitle(business: string): PageTitle {
  const heading = pageElement('title', HTMLElement);
  let shown = 'Desk';
  let counted = 0;
  const write = () => {
    document.title = `${counted > 0 ? `(${counted}) ` : ''}${shown}: ${business}`;
  };
  return {
    show(title) {
      shown = title;
      heading.textContent = title;
      write();
    },
    count(news) {
      if (news === counted) return;
      counted = news;
      write();
    },
  };
}
