import { paragraph } from '../../../test/support/docx/text.ts';
import { elements } from './elements.ts';

/** A way to put elements into a document; its cost should grow in proportion to their number. */
export interface Arrangement {
  name: string;
  /** Whether it combines elements of two kinds. */
  isPair: boolean;
  /** The body of a document with this many elements. */
  body(count: number): string[];
}

/** Each kind by itself and inside each wrapper, and each pair alternating and one after the other. */
export function arrangements(): Arrangement[] {
  const kinds = Object.keys(elements);
  const pairs = kinds.flatMap((one, index) => kinds.slice(index + 1).map((other) => [one, other] as const));
  return [
    ...kinds.map((kind) => ({ name: kind, isPair: false, body: (count: number) => series(kind, count) })),
    ...kinds.flatMap((kind) => around.map((wrap) => within(kind, wrap))),
    ...pairs.map(([one, other]) => inTurns(one, other)),
    ...pairs.flatMap(([one, other]) => [oneBehindOther(one, other), oneBehindOther(other, one)]),
  ];
}

interface Wrap {
  name: string;
  of(blocks: readonly string[]): string[];
}

const around: readonly Wrap[] = [
  {
    name: 'in one cell',
    of: (blocks) => [`<w:tbl><w:tr><w:tc>${blocks.join('')}</w:tc></w:tr></w:tbl>`],
  },
  {
    name: 'in rows of one table',
    of: (blocks) => [`<w:tbl>${blocks.map((each) => `<w:tr><w:tc>${each}</w:tc></w:tr>`).join('')}</w:tbl>`],
  },
  {
    name: 'in cells of one row',
    of: (blocks) => [`<w:tbl><w:tr>${blocks.map((each) => `<w:tc>${each}</w:tc>`).join('')}</w:tr></w:tbl>`],
  },
];

function within(kind: string, { name, of }: Wrap): Arrangement {
  return {
    name: `${kind} ${name}`,
    isPair: false,
    body: (count) => [...of(series(kind, count)), paragraph('An end.')],
  };
}

function inTurns(one: string, other: string): Arrangement {
  const kinds = [one, other];
  return {
    name: `${one} and ${other} in turns`,
    isPair: true,
    body: (count) => Array.from({ length: count }, (_, index) => build(kinds[index % 2] ?? one, index)),
  };
}

function oneBehindOther(one: string, other: string): Arrangement {
  return {
    name: `${one}, then ${other}`,
    isPair: true,
    body: (count) => [...series(one, count / 2), ...series(other, count / 2)],
  };
}

function series(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => build(kind, index));
}

function build(kind: string, index: number): string {
  return elements[kind]?.(index) ?? '';
}
