import type { Attributes } from '../read-xml.ts';
import type { PageFurniture, Section } from '../story.ts';
import { isOn, points, wholeNumber } from '../styles/property-values.ts';

/** A US Letter page with one-inch margins, as Word assumes if a section says nothing. */
export function newSection(): Section {
  return {
    lastParagraph: -1,
    start: 'nextPage',
    pageWidth: 612,
    pageHeight: 792,
    marginTop: 72,
    marginBottom: 72,
    marginLeft: 72,
    marginRight: 72,
    headerDistance: 36,
    footerDistance: 36,
    headers: { first: null, others: null },
    footers: { first: null, others: null },
    columns: 1,
    columnGap: 36,
    linePitch: null,
    numberFormat: null,
    numberStart: null,
    titlePage: false,
  };
}

/** Applies one child of `w:sectPr` (17.6) to `section`. */
export function applySectionElement(section: Section, name: string, attributes: Attributes): void {
  switch (name) {
    case 'w:type':
      section.start = sectionStarts.find((start) => start === attributes['w:val']) ?? 'nextPage';
      break;
    case 'w:pgSz':
      section.pageWidth = pageSide(attributes['w:w']) ?? section.pageWidth;
      section.pageHeight = pageSide(attributes['w:h']) ?? section.pageHeight;
      break;
    case 'w:pgMar':
      applyMargins(section, attributes);
      break;
    case 'w:headerReference':
      applyReference(section.headers, attributes);
      break;
    case 'w:footerReference':
      applyReference(section.footers, attributes);
      break;
    case 'w:cols':
      section.columns = Math.min(mostColumns, Math.max(1, wholeNumber(attributes['w:num']) ?? 1));
      section.columnGap = Math.max(0, points(attributes['w:space']) ?? section.columnGap);
      break;
    case 'w:docGrid':
      section.linePitch = linePitch(attributes);
      break;
    case 'w:pgNumType':
      section.numberFormat = attributes['w:fmt'] ?? null;
      section.numberStart = wholeNumber(attributes['w:start']) ?? null;
      break;
    case 'w:titlePg':
      section.titlePage = isOn(attributes);
      break;
  }
}

function applyMargins(section: Section, attributes: Attributes): void {
  const top = points(attributes['w:top']) ?? section.marginTop;
  const bottom = points(attributes['w:bottom']) ?? section.marginBottom;
  // A negative margin lets headers overlap the text; the text itself keeps its distance.
  section.marginTop = Math.abs(top);
  section.marginBottom = Math.abs(bottom);
  section.headerDistance = top < 0 ? null : distance(attributes['w:header']);
  section.footerDistance = bottom < 0 ? null : distance(attributes['w:footer']);
  section.marginLeft =
    (points(attributes['w:left']) ?? section.marginLeft) + Math.max(0, points(attributes['w:gutter']) ?? 0);
  section.marginRight = points(attributes['w:right']) ?? section.marginRight;
}

function distance(value: string | undefined): number {
  return Math.max(0, points(value) ?? defaultDistance);
}

const defaultDistance = 36;

function applyReference(furniture: PageFurniture, attributes: Attributes): void {
  const id = attributes['r:id'] ?? null;
  const type = attributes['w:type'] ?? 'default';
  if (type === 'first') furniture.first = id;
  else if (type === 'default') furniture.others = id;
}

/** A section without a header or footer of its own has that of the section before it. */
export function inheritFurniture(section: Section, previous: Section | undefined): void {
  if (!previous) return;
  for (const kind of ['headers', 'footers'] as const) {
    section[kind].first ??= previous[kind].first;
    section[kind].others ??= previous[kind].others;
  }
}

const sectionStarts = ['nextPage', 'oddPage', 'evenPage', 'continuous', 'nextColumn'] as const;

/** Drops margins that leave no room for text, which Word does not allow. */
export function keepRoomForText(section: Section): void {
  if (section.pageHeight - section.marginTop - section.marginBottom < leastRoom) {
    section.marginTop = 0;
    section.marginBottom = 0;
  }
  if (section.pageWidth - section.marginLeft - section.marginRight < leastRoom) {
    section.marginLeft = 0;
    section.marginRight = 0;
  }
}

/** A grid of type `default` has no effect. */
function linePitch(attributes: Attributes): number | null {
  const pitch = points(attributes['w:linePitch']) ?? 0;
  return pitch > 0 && gridTypes.has(attributes['w:type'] ?? '') ? pitch : null;
}

const gridTypes = new Set(['lines', 'linesAndChars', 'snapToChars']);

function pageSide(value: string | undefined): number | undefined {
  const side = points(value) ?? 0;
  return side >= leastRoom ? side : undefined;
}

/** In points: half an inch. */
const leastRoom = 36;
/** Word's own limit. */
const mostColumns = 45;
