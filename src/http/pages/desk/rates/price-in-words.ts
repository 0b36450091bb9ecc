import { serviceName } from '../../../../core/pricing/in-words.ts';
import { type PriceName, priceNames } from './draft.ts';

export const priceLabels: Readonly<Record<PriceName, string>> = {
  textPerWord: 'Word of text',
  refsPerWord: 'Word of references',
  perTable: 'Table',
  perFigure: 'Figure',
  frontMatterPerPage: 'Page of front matter',
  minimum: 'Minimum subtotal',
};

/**
 * Names a value of a schedule as the form for the rates does; one that the form does not have by its path.
 *
 * @example
 * priceInWords('rates.editing.perTable'); // 'Editing, Table'
 */
export function priceInWords(path: string): string {
  const keys = path.split('.').filter((key) => key !== 'rates');
  const last = keys.pop() ?? '';
  const name = priceNames.find((each) => each === last);
  const label = name === undefined ? others.get(last) : priceLabels[name];
  if (label === undefined || keys.length > 1) return path;
  const [service] = keys;
  return service === undefined ? label : `${serviceName(service)}, ${label}`;
}

const others: ReadonlyMap<string, string> = new Map([
  ['currency', 'Currency'],
  ['adminFee', 'Administrative fee'],
  ['adminFeePercent', 'Fee in percent'],
  ['revisionPercent', 'Changes to a revised document, in percent'],
]);
