import { numberKeys, numberNames } from '../../../../../core/docx/analysis.ts';
import { correctionsInWords } from '../../../../../core/pricing/corrections-in-words.ts';
import { priceText, serviceName } from '../../../../../core/pricing/in-words.ts';
import { formatCount } from '../../../../../core/text/format-count.ts';
import { type Child, element } from '../../../elements/element.ts';
import { localTime } from '../../../elements/format.ts';
import { quoteTable } from '../../../elements/quote-table.ts';
import { facts, table } from '../../../elements/table.ts';
import { downloadButton } from '../../section/download-button.ts';
import type { Opening } from '../../section/section.ts';
import { erasedDocument } from '../erased.ts';
import type { QuoteVersion } from './quote-version.ts';

/** The earlier versions of a quote, with what was decided about each and the document that it was for. */
export function versionList(
  {
    submissionId,
    versions,
    purgedAt,
  }: { submissionId: string; versions: readonly QuoteVersion[]; purgedAt: string | undefined },
  opening: Opening,
): HTMLElement {
  const hasRevisions = versions.some(({ revision }) => revision !== undefined);
  const columns = [
    { name: 'Version', isNumber: true },
    { name: 'Made' },
    { name: 'Services' },
    { name: 'Corrected' },
    { name: 'Rates' },
    ...(hasRevisions ? [{ name: 'Document' }] : []),
    { name: 'Total', isNumber: true },
  ];
  const documentCell = (version: QuoteVersion) =>
    purgedAt === undefined ? documentOf(submissionId, version, opening) : erasedDocument(purgedAt);
  const rows = versions.map((version): Child[] => [
    String(version.version),
    localTime(version.createdAt),
    version.services.map(serviceName).join(', '),
    corrections(version),
    ratesCell(version),
    ...(hasRevisions ? [documentCell(version)] : []),
    priceText(version.quote.total, version.quote.currency),
  ]);
  const below = versions.map(inFull);
  return element('details', {}, [
    element('summary', {}, [versions.length === 2 ? 'Both versions' : `All ${versions.length} versions`]),
    table({ caption: 'Versions of the quote, newest first', columns, rows, below }),
  ]);
}

/** The price, the numbers and the note of a version, as they were when it was in force. */
function inFull({ version, quote, analysis, note }: QuoteVersion): HTMLElement {
  const details = element('details', {}, [element('summary', {}, [`Show version ${version}`])]);
  const show = () =>
    details.append(
      quoteTable(quote, quote.currency),
      facts([
        ...numberKeys.map((key) => [numberNames[key], formatCount(analysis[key])] as const),
        ['Note to the student', note],
      ]),
    );
  details.addEventListener('toggle', show, { once: true });
  return details;
}

/** Since when the rates of a version had been in force. */
function ratesCell({ ratesSince }: QuoteVersion): Child {
  if (ratesSince === undefined) return '–';
  return ratesSince === null ? 'starter rates' : element('span', {}, ['since ', localTime(ratesSince)]);
}

/** A button that downloads the document of a version. */
function documentOf(
  submissionId: string,
  { version, revision }: QuoteVersion,
  opening: Opening,
): HTMLElement {
  const ask = () => opening.client.getDocument({ submissionId, version });
  const fileName = revision?.fileName ?? 'as submitted';
  return downloadButton({ fileName, ask }, opening, `download-version-${version}`, { isName: true });
}

/** The operator's decisions about a version. */
function corrections(version: QuoteVersion): Child {
  const { note } = version;
  const said = [...correctionsInWords(version), ...(note === '' ? [] : [`Note: ${note}`])];
  if (said.length === 0) return version.version === 1 ? 'automatic' : '–';
  return element(
    'ul',
    { class: 'plain' },
    said.map((each) => element('li', {}, [each])),
  );
}
