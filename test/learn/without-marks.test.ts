import { describe, expect, test } from 'vitest';
import { withoutMarks } from '../../bench/learn/without-marks.ts';
import type { Dissertation } from '../../src/core/docx/read-dissertation.ts';
import { findContents } from '../../src/core/docx/structure/contents.ts';
import { findHeadings } from '../../src/core/docx/structure/headings.ts';
import { prose } from '../core/docx/structure/prose.ts';
import { contentControl, tableOfContents } from '../support/docx-fields.ts';
import { heading, paragraph } from '../support/docx-text.ts';
import { readBuilt } from '../support/read-document.ts';

const titles = ['Abstract', 'Introduction', 'Methods', 'References'];
const toc = tableOfContents(titles.slice(1).map((text, index) => ({ text, page: index + 1 })));
const read = await readBuilt({
  body: [toc, ...titles.flatMap((title) => [heading(1, title, { bold: true }), prose()])],
});
const stripped = unmarked(read);

describe('a dissertation without its marks', () => {
  test('has no heading by its style', () => {
    expect(witnessesOf(read)).toEqual(new Set(['style']));
    expect(witnessesOf(stripped).has('style')).toBe(false);
  });

  test('still has the headings that one can see', () => {
    const { paragraphs } = stripped.story;
    const seen = headingsOf(stripped).map(({ paragraph: index }) => paragraphs[index]?.text);
    expect(seen).toEqual(expect.arrayContaining(['Introduction', 'Methods', 'References']));
  });

  test('has contents that somebody typed', () => {
    const { paragraphs } = stripped.story;
    expect(paragraphs.flatMap(({ roles }) => roles)).toEqual([]);
    expect(paragraphs.flatMap(({ bookmarks, target }) => [...bookmarks, target ?? ''])).toEqual(
      paragraphs.map(() => ''),
    );
    expect(paragraphs.some(({ format }) => /^toc \d$/.test(format.style))).toBe(false);
  });

  test('keeps every word, and all else that is looked at', () => {
    const kept = ({ story }: Dissertation) =>
      story.paragraphs.map(({ text, words, look }) => ({ text, words, look }));
    expect(kept(stripped)).toEqual(kept(read));
  });

  test('leaves the dissertation that it is made from as it was', () => {
    expect(witnessesOf(read)).toEqual(new Set(['style']));
  });

  test('keeps what a reference manager marked', async () => {
    const marked = contentControl([paragraph('Byron, A. (1843). Notes.')], { bibliography: true });
    const body = [...titles.map((title) => heading(1, title)), marked];
    const roles = unmarked(await readBuilt({ body })).story.paragraphs.flatMap((each) => each.roles);
    expect(roles).toContain('bibliography');
  });

  test('keeps other styles', async () => {
    const body = [paragraph('On Salt', { style: 'Title' }), ...titles.map((title) => heading(1, title))];
    expect(unmarked(await readBuilt({ body })).story.paragraphs[0]?.format.style).toBe('title');
  });
});

test('there is none of a dissertation with hardly any heading styles', async () => {
  const three = titles.slice(1).map((title) => heading(1, title));
  const blank = heading(1, '');
  expect(withoutMarks(await readBuilt({ body: [...three, blank, prose()] }))).toBeNull();
});

function unmarked(dissertation: Dissertation): Dissertation {
  const found = withoutMarks(dissertation);
  if (found === null) throw new Error('The dissertation has too few headings.');
  return found;
}

function headingsOf({ story, numbering }: Dissertation) {
  return findHeadings(story, findContents(story.paragraphs), numbering);
}

function witnessesOf(dissertation: Dissertation): Set<string> {
  return new Set(headingsOf(dissertation).map(({ witness }) => witness));
}
