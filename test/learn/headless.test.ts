import { describe, expect, test } from 'vitest';
import { headless, withoutFront } from '../../bench/learn/headless.ts';
import { label } from '../accuracy/labels.ts';
import { linesOf } from '../core/docx/decide/zones/read-document-lines.ts';
import { words } from '../core/docx/structure/prose.ts';
import { heading, paragraph, sectionBreak } from '../support/docx-text.ts';
import { readBuilt } from '../support/read-document.ts';

// Words before each part: title 0, abstract 2, introduction 13, a landscape section 24, references 34.
const read = await readBuilt({
  body: [
    ...[
      paragraph('On Salt'),
      heading(1, 'Abstract'),
      paragraph(words(10)),
      sectionBreak({ format: 'lowerRoman' }),
    ],
    ...[heading(1, 'Introduction'), paragraph(words(10)), sectionBreak({ format: 'decimal' })],
    ...[paragraph(words(10)), heading(1, 'References', { pageBreakBefore: true }), paragraph(words(10))],
  ],
});
const whole = label({ bodyStart: [13, 'Introduction'], references: [[34, 45]] });
const { lines, story } = linesOf(headless(read, whole));

describe('a dissertation without its front matter', () => {
  test('starts with the first line of its body', () => {
    expect(lines.map(({ paragraph: { text } }) => text.split(' ')[0])).toEqual([
      'Introduction',
      'The',
      'The',
      'References',
      'The',
    ]);
  });

  test('keeps the numbers of its paragraphs', () => {
    expect(lines[0]?.paragraph.index).toBe(4);
    expect(story.paragraphs.length).toBe(read.story.paragraphs.length);
  });

  test('has the page numbers of the body from its first line on, which no section sets apart', () => {
    const formats = lines.map(({ section }) => story.sections[section]?.numberFormat);
    expect(formats).toEqual(['decimal', 'decimal', null, null, null]);
    expect(lines.map(({ startsSection }) => startsSection)).toEqual([false, false, true, false, false]);
  });

  test('starts no page with its first line', () => {
    expect(lines.map(({ startsPage }) => startsPage)).toEqual([false, false, true, true, false]);
  });

  test('has a label that counts from there', () => {
    expect(withoutFront(whole)).toMatchObject({ bodyStart: [0, 'Introduction'], references: [[21, 32]] });
  });

  test('is the whole where there is no front matter', () => {
    const all = label({ bodyStart: [0, 'On Salt'] });
    expect(headless(read, all).story).toEqual(read.story);
    expect(withoutFront(all)).toEqual(all);
  });
});
