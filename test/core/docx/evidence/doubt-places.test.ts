import { describe, expect, test } from 'vitest';
import { decideDissertation } from '../../../../src/core/docx/decide/decide-dissertation.ts';
import type { DoubtCause } from '../../../../src/core/docx/evidence/doubt.ts';
import type { DocxOptions } from '../../../support/docx/docx.ts';
import { picture } from '../../../support/docx/drawings.ts';
import { caption, tableOfContents } from '../../../support/docx/fields.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import {
  endnoteReference,
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
} from '../../../support/docx/text.ts';
import { text } from '../decide/zones/lists.ts';
import { entries, prose, words } from '../structure/prose.ts';
import { unplaced } from './unplaced.ts';

const broken = paragraph([pageBreak()]);
const title = paragraph('On Salt', { style: 'Title' });
const references = [heading(1, 'References'), ...entries(8)];
const recorded = [
  heading(1, [recordedPageBreak(), run('Introduction')]),
  prose(),
  prose(),
  ...text,
  ...references,
];
/** Contents that give the introduction this page. */
const contentsFrom = (page: number) =>
  tableOfContents(
    ['Introduction', 'Methods', 'Results', 'References'].map((line, index) => ({
      text: line,
      page: page + index,
    })),
  );
const floating = paragraph([picture({ placement: 'anchor' })]);
const large = paragraph([picture({ width: 400, height: 300 })]);

/** For each kind of doubt, documents that leave it. */
const documents: readonly [cause: DoubtCause, what: string, parts: DocxOptions][] = [
  ['imports', 'a file is imported', { body: [...text, '<w:altChunk r:id="rIdHtml"/>', ...references] }],
  ['imports', 'a file is imported at the end', { body: [...text, '<w:altChunk r:id="rIdHtml"/>'] }],
  [
    'notes',
    'notes are missing',
    {
      body: [...text, paragraph([run('noted'), endnoteReference(1)]), ...references],
      footnotes: [[prose()]],
    },
  ],
  [
    'share',
    'hardly any text is left by the lists',
    { body: [title, heading(1, 'Introduction'), prose(20), heading(1, 'References'), ...entries(60)] },
  ],
  [
    'start',
    'there is no introduction',
    {
      body: [
        paragraph('On Salt'),
        heading(1, 'Summary'),
        prose(),
        prose(),
        heading(1, 'Salt'),
        prose(),
        prose(),
        heading(1, 'Water'),
        prose(),
      ],
    },
  ],
  [
    'lists',
    'a list may go on',
    { body: [...text, ...references, heading(2, 'Web pages'), ...entries(2), prose(100)] },
  ],
  [
    'lists',
    'a list may begin elsewhere',
    {
      body: [
        ...text,
        heading(1, 'Sources'),
        prose(80),
        prose(80),
        heading(1, 'Outlook'),
        prose(),
        prose(),
        ...references,
      ],
    },
  ],
  ['missing-list', 'there is no list', { body: text }],
  ['missing-list', 'the contents name a list', { body: [contentsFrom(7), ...text] }],
  [
    'missing-list',
    'lines read like entries',
    { body: [...text, ...['a', 'b', 'c'].map((name) => paragraph(`https://example.org/${name}`))] },
  ],
  [
    'missing-list',
    'the text cites others',
    { body: [...text, ...[1, 2, 3].map((year) => paragraph(`${words(40)} (Grey, 200${year}).`))] },
  ],
  ['empty-list', 'a list has no entries', { body: [...text, heading(1, 'References')] }],
  ['pages', 'the contents name another page', { body: [contentsFrom(7), ...text, ...references] }],
  ['pages', 'a page is blank', { body: [title, broken, broken, contentsFrom(5), ...recorded] }],
  ['pages', 'the next page is near', { body: [title, broken, contentsFrom(4), ...recorded] }],
  [
    'tables',
    'grids have no caption',
    {
      body: [
        ...text,
        ...Array.from({ length: 6 }, () => [
          table([
            ['Name', 'Age'],
            ['Ada', '36'],
          ]),
          prose(),
        ]).flat(),
        ...references,
      ],
    },
  ],
  [
    'figures',
    'pictures have no caption',
    {
      body: [
        ...text,
        floating,
        prose(),
        floating,
        prose(),
        large,
        caption('Figure', 1, '. A map'),
        prose(),
        large,
        caption('Figure', 2, '. A map'),
        ...references,
      ],
    },
  ],
  [
    'figures',
    'pictures share a caption',
    { body: [...text, caption('Figure', 1, '. A map'), large, large, large, prose(), ...references] },
  ],
];

describe('a doubt names what to look at', () => {
  test.each(documents)('%s: %s', async (cause, _, parts) => {
    const dissertation = await readBuilt(parts);
    const decided = decideDissertation(dissertation);
    expect(decided.doubts.map((doubt) => doubt.cause)).toContain(cause);
    expect(unplaced(decided, dissertation)).toEqual([]);
  });
});
