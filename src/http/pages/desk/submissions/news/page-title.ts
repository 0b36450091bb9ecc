import { pageElement } from '../../../elements/element.ts';

/** The title of the page, starting with the number of submissions that are new or waiting, so that it can be seen in a background tab. */
export interface PageTitle {
  /** Sets the title and the heading. */
  show(title: string): void;
  /** Sets the number of submissions that are new or waiting. */
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
