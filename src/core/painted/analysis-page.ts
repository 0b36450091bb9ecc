import {
  type Analysis,
  type AnalysisReport,
  type AnalysisResult,
  certaintyInWords,
  numberKeys,
  numberNames,
  sourceInWords,
} from '../docx/analysis.ts';
import { listsInWords, signed, storedInWords } from '../docx/evidence/in-words.ts';
import type { Outline } from '../docx/outline/outline.ts';
import { serviceName } from '../pricing/in-words.ts';
import type { PriceRow, PriceTable } from '../pricing/price-table.ts';
import { formatCount } from '../text/format-count.ts';
import { oneLine } from '../text/one-line.ts';
import { htmlOf, type Markup, markup } from './markup.ts';
import { paintDoubts } from './paint-doubts.ts';
import { paintBar, paintChapters } from './paint-map.ts';
import { paintOutline } from './paint-outline.ts';

export interface AnalysisPage extends AnalysisResult {
  outline: Outline;
  /** The prices, if they are to be shown. */
  prices?: PriceTable | undefined;
  /** The name of the file, used as the title. */
  fileName: string;
  /** The style sheet, which becomes part of the page. */
  style: string;
}

/**
 * Returns an analysis with the painted document as one self-contained HTML page: no network, no script. It can be
 * printed, and is light or dark as the reader's system is.
 */
export function analysisPage({ fileName, style, analysis, report, outline, prices }: AnalysisPage): string {
  const title = oneLine(fileName);
  const chapters = paintChapters(outline);
  const main = markup('main', { id: 'main', tabindex: -1 }, [
    markup('h1', { dir: 'auto' }, [title]),
    paintNumbers(analysis, report),
    ...(prices ? [paintPrices(prices)] : []),
    paintDoubts(outline),
    ...paintInWord(report),
    markup('h2', { id: 'document' }, ['The document']),
    paintBar(outline),
    markup('div', { class: 'painted-document' }, [
      ...(chapters ? [paintSide(chapters)] : []),
      paintOutline(outline),
    ]),
  ]);
  const top = markup('header', { class: 'top' }, [markup('p', { class: 'business' }, ['thesisdesk'])]);
  const skip = markup('a', { class: 'skip', href: '#document' }, ['Skip to the document']);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${htmlOf(markup('title', {}, [`${title}: what was counted`]))}
<style>${style.replaceAll('</', '<\\/')}</style>
</head>
<body class="analysis-page">
${htmlOf(skip)}
${htmlOf(top)}
${htmlOf(main)}
</body>
</html>
`;
}

/** Next to the document if there is room, otherwise above it. */
function paintSide(chapters: Markup): Markup {
  return markup('nav', { class: 'side', 'aria-label': 'Chapters' }, [chapters]);
}

/** Paints what the document costs, with a column for each service. */
function paintPrices({ services, items, sums }: PriceTable): Markup {
  const titles = ['', ...services.map(serviceName)].map((title) =>
    title === '' ? markup('td') : markup('th', { scope: 'col', class: 'number' }, [title]),
  );
  const table = markup('table', {}, [
    markup('thead', {}, [markup('tr', {}, titles)]),
    markup(
      'tbody',
      {},
      items.map((row) => rowOf(row)),
    ),
    markup('tfoot', {}, [
      ...sums.slice(0, -1).map((row) => rowOf(row)),
      ...sums.slice(-1).map((row) => rowOf(row, 'total')),
    ]),
  ]);
  return markup('section', { class: 'quote' }, [
    markup('h2', {}, [services.length === 1 ? 'Price' : 'Prices']),
    // On a narrow screen the table scrolls instead of the page, also by keyboard.
    markup('div', { class: 'wide', tabindex: 0, role: 'group', 'aria-label': 'Prices' }, [table]),
  ]);
}

function rowOf({ name, amounts }: PriceRow, kind?: 'total'): Markup {
  return markup('tr', { class: kind }, [
    markup('th', { scope: 'row' }, [name]),
    ...amounts.map((amount) => markup('td', { class: 'number' }, [amount])),
  ]);
}

/** Paints the five numbers side by side, with how certain each is. */
function paintNumbers(analysis: Analysis, report: AnalysisReport): Markup {
  const cards = numberKeys.map((key) => {
    const sure = certaintyInWords(report.certainty[key]);
    return markup('li', { class: 'card' }, [
      markup('p', { class: 'figure' }, [formatCount(analysis[key])]),
      markup('p', { class: 'name' }, [
        numberNames[key],
        ' ',
        markup('span', { class: `certainty ${sure.replace(' ', '-')}` }, [sure]),
      ]),
      markup('p', { class: 'hint' }, [basisOf(key, report)]),
    ]);
  });
  return markup('ul', { class: 'numbers' }, cards);
}

function basisOf(key: keyof Analysis, report: AnalysisReport): string {
  const { bodyStart, referenceLists, pages } = report;
  if (key === 'textWordCount') return bodyStart.heading === null ? 'no text was found' : startOf(bodyStart);
  if (key === 'refsWordCount') return listsInWords(referenceLists);
  if (key === 'frontMatter') return sourceInWords(pages) ?? pages.reason;
  const left = report[key].filter((item) => !item.counted).length;
  return left === 0 ? 'none left out' : `${formatCount(left)} more not counted`;
}

function startOf({ heading, place }: AnalysisReport['bodyStart']): string {
  return `from “${heading}”${place ? ` on page ${place.page}` : ''} to the end`;
}

/** Paints how to check the words in Word, and why the count stored in the file differs. */
function paintInWord({ inWord, words }: AnalysisReport): Markup[] {
  if (!inWord || (inWord.checks.length === 0 && inWord.stored === null)) return [];
  const { checks, stored } = inWord;
  const list = markup(
    'ul',
    { class: 'items' },
    checks.map(({ says }) => markup('li', { dir: 'auto' }, [says])),
  );
  const children = [markup('h2', {}, ['Check it in Word']), ...(checks.length > 0 ? [list] : [])];
  if (stored !== null) {
    const { says, rows } = storedInWords(stored, words.text);
    const line = ([name, count]: (typeof rows)[number], index: number) =>
      markup('tr', {}, [
        markup('th', { scope: 'row' }, [name]),
        markup('td', { class: 'number' }, [
          index === 0 || index === rows.length - 1 ? formatCount(count) : signed(count),
        ]),
      ]);
    children.push(
      markup('details', {}, [
        markup('summary', {}, [`Why the file itself carries a count of ${formatCount(stored.words)}`]),
        markup('p', { class: 'hint' }, [says]),
        markup('table', { class: 'stored-words' }, [markup('tbody', {}, rows.map(line))]),
      ]),
    );
  }
  return [markup('section', { class: 'in-word' }, children)];
}
