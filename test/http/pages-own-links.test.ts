import { describe, expect, test } from 'vitest';
import { withOwnLinks } from '../../src/http/pages/desk/deals/own-links.ts';

const page = 'https://desk.example/desk';
const linksIn = (text: string) =>
  withOwnLinks(text, [page, 'http://127.0.0.1:8787/desk']).flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece],
  );

describe('in a note', () => {
  test('places on this desk become links, and all else stays as it was written', () => {
    const text = `Document and details: ${page}#submission-4f-2\nTables: 3 (${page}#deal-7) <b>\n${page}#document-9.`;
    expect(withOwnLinks(text, [page])).toEqual([
      'Document and details: ',
      { text: `${page}#submission-4f-2`, href: '#submission-4f-2' },
      `\nTables: 3 (${page}#deal-7) <b>\n`,
      { text: `${page}#document-9`, href: '#document-9' },
      '.',
    ]);
  });

  test('the desk may have several addresses', () => {
    const text = `${page}#deal-1 http://127.0.0.1:8787/desk#deal-2`;
    expect(linksIn(text).map(({ href }) => href)).toEqual(['#deal-1', '#deal-2']);
  });

  test.each([
    'https://evil.example/desk#submission-1',
    'https://desk.example.evil.example/desk#submission-1',
    'https://desk.example@evil.example/desk#submission-1',
    `https://evil.example/${page}#submission-1`,
    `https://evil.example/?${page}#submission-1`,
    'javascript:alert(1)//#submission-1',
    `${page}#token=stolen`,
    `${page}#submissions?search=x`,
    `${page}#submission-1?x=1`,
    `${page}#submission-1#token=stolen`,
    `${page}/../evil#submission-1`,
    `${page}`,
    '#submission-1',
  ])('%s is no link', (text) => {
    expect(withOwnLinks(text, [page, ''])).toEqual([text]);
  });

  test('nothing is found in nothing', () => {
    expect(withOwnLinks('', [page])).toEqual([]);
  });

  test('many addresses that are none are looked through in no time', () => {
    const text = 'http://'.repeat(20_000);
    const before = performance.now();
    expect(withOwnLinks(text, [page])).toEqual([text]);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
