import { serviceName } from '../../../../core/pricing/in-words.ts';
import { element } from '../../elements/element.ts';
import { labelled } from '../../elements/form-field.ts';
import { filterFold } from './filter-fold.ts';

/** The reader's filters and sort order; an empty string does not filter. */
export interface ListFilters {
  search: string;
  status: string;
  service: string;
  doubt: string;
  /** Days. */
  age: string;
  sort: string;
}

/** Reads filters from the query of an address. */
export function filtersIn(query: string): ListFilters {
  const values = new URLSearchParams(query);
  const of = (name: keyof ListFilters) => values.get(name) ?? '';
  return {
    search: of('search'),
    status: of('status'),
    service: of('service'),
    doubt: of('doubt'),
    age: of('age'),
    sort: of('sort'),
  };
}

/** Returns the address of the list with these filters. */
export function listAddress(filters: ListFilters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
  return query === '' ? '#submissions' : `#submissions?${query}`;
}

/** Whether the list has all submissions, newest first. */
export function isWhole(filters: ListFilters): boolean {
  return Object.values(filters).every((value) => value === '');
}

/** Whether the list has only the quotes that wait for the editor to send them. */
export function isHeldList({ status }: ListFilters): boolean {
  return status === held;
}

/** Converts filters to the query of a request. */
export function queryOf({ search, status, service, doubt, age, sort }: ListFilters, now: Date) {
  const days = Number(age);
  const [by, order] = sort.split(' ');
  const query = {
    search,
    status: isOfMail(status) ? '' : status,
    mail: isOfMail(status) ? status : '',
    serviceType: service,
    doubt: doubt === 'yes' || doubt === 'no' ? doubt : '',
    since: days > 0 ? new Date(now.getTime() - days * day).toISOString() : '',
    until: days < 0 ? new Date(now.getTime() + days * day).toISOString() : '',
    sort: by ?? '',
    order: order ?? '',
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

type Options = readonly (readonly [value: string, text: string])[];

/** The filter for quotes that wait for the editor to send them. */
const held = 'held';

/** Filters by the mail with the quote, which stand among the statuses. */
const ofMail: Options = [
  [held, 'Quoted, mail awaits your approval'],
  ['refused', 'Quoted, mail refused'],
  ['failed', 'Quoted, mail failed'],
];

function isOfMail(status: string): boolean {
  return ofMail.some(([value]) => value === status);
}

/** The address of the list of these quotes. */
export const heldAddress = `#submissions?status=${held}`;

const day = 24 * 60 * 60 * 1000;

/**
 * The fields above the list. The search starts when the reader stops typing for a moment, unless the signal is aborted.
 *
 * @param services the services that can be ordered
 */
export function filterForm(
  filters: ListFilters,
  services: readonly string[],
  { changed, signal }: { changed: (filters: ListFilters) => void; signal: AbortSignal },
): HTMLElement {
  const current = { ...filters };
  const choice = (name: Exclude<keyof ListFilters, 'search'>, label: string, options: Options) => {
    const known = options.some(([value]) => value === current[name]);
    const all = known ? options : [...options, [current[name], current[name]] as const];
    const field = element(
      'select',
      { id: `filter-${name}` },
      all.map(([value, text]) => element('option', { value, selected: value === current[name] }, [text])),
    );
    field.addEventListener('change', () => {
      current[name] = field.value;
      changed({ ...current });
    });
    return labelled(label, field);
  };
  const search = element('input', {
    id: 'filter-search',
    type: 'search',
    value: current.search,
    maxlength: 200,
    autocomplete: 'off',
    placeholder: 'Name, email, document, phone, id',
  });
  let typing: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(typing));
  const searchNow = () => {
    clearTimeout(typing);
    if (search.value === current.search) return;
    current.search = search.value;
    changed({ ...current });
  };
  search.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(searchNow, 250);
  });
  const choices = element('div', { id: 'filter-choices', class: 'choices' }, [
    choice('status', 'Status', statuses),
    choice('service', 'Service', [
      ['', 'Every service'],
      ...services.map((type) => [type, serviceName(type)] as const),
    ]),
    choice('doubt', 'Doubts', doubts),
    choice('age', 'Received', ages),
    choice('sort', 'Sort by', sorts),
  ]);
  const countSet = () => {
    const { search: _, ...chosen } = current;
    return Object.values(chosen).filter((value) => value !== '').length;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    searchNow();
  };
  return element('form', { class: 'filters no-print', role: 'search', 'aria-label': 'Submissions', submit }, [
    labelled('Search', search),
    ...filterFold(choices, countSet),
  ]);
}

const statuses: Options = [
  ['', 'Every status'],
  ['processing', 'In progress'],
  ['completed', 'Quoted'],
  ['error', 'Failed'],
  ...ofMail,
];
const doubts: Options = [
  ['', 'Any'],
  ['yes', 'With doubts'],
  ['no', 'Without doubts'],
];
const ages: Options = [
  ['', 'At any time'],
  ['1', 'In the last 24 hours'],
  ['7', 'In the last 7 days'],
  ['30', 'In the last 30 days'],
  ['-7', 'More than 7 days ago'],
  ['-30', 'More than 30 days ago'],
];
const sorts: Options = [
  ['', 'Newest first'],
  ['received asc', 'Oldest first'],
  ['name', 'Name'],
  ['status', 'Status, failed first'],
  ['service', 'Service'],
  ['total', 'Highest total'],
  ['doubts', 'Most doubts'],
];
