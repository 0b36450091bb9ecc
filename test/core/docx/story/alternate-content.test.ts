import { describe, expect, test } from 'vitest';
import { readFirst } from '../../../support/docx/read-document.ts';

const word = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const alternatives = (...branches: readonly string[]) =>
  `<w:p><mc:AlternateContent>${branches.join('')}</mc:AlternateContent></w:p>`;
const choice = (requires: string, content: string, declared = '') =>
  `<mc:Choice Requires="${requires}"${declared}>${content}</mc:Choice>`;
const fallback = (content: string) => `<mc:Fallback>${content}</mc:Fallback>`;
const foreign =
  ' xmlns:loext="http://example.org/office" xmlns:x="http://schemas.microsoft.com/office/word/2099/x"';

describe('of alternatives', () => {
  test.each<[string, string, string]>([
    [
      'the first is read',
      alternatives(choice('wps', word('a')), choice('v', word('b')), fallback(word('c'))),
      'a',
    ],
    [
      'the first is read that Word understands',
      alternatives(choice('loext', word('a'), foreign), choice('wps', word('b')), fallback(word('c'))),
      'b',
    ],
    [
      'the first is read of whose namespaces Word understands all',
      alternatives(choice('wps loext', word('a'), foreign), fallback(word('b'))),
      'b',
    ],
    [
      'the last is read if none is understood',
      alternatives(choice('loext', word('a'), foreign), fallback(word('b'))),
      'b',
    ],
    [
      'one with an undeclared namespace is not read',
      alternatives(choice('nowhere', word('a')), fallback(word('b'))),
      'b',
    ],
    [
      'one is read that a later Word writes',
      alternatives(choice('x', word('a'), foreign), fallback(word('b'))),
      'a',
    ],
    [
      'one is read that needs nothing',
      alternatives(`<mc:Choice>${word('a')}</mc:Choice>`, fallback(word('b'))),
      'a',
    ],
    ['the last is read if the first is empty', alternatives(choice('wps', ''), fallback(word('b'))), 'b'],
    ['an empty last one takes nothing away', alternatives(choice('wps', word('a')), fallback('')), 'a'],
    [
      'one inside another is chosen by itself',
      alternatives(
        choice(
          'wps',
          `${alternatives(choice('loext', word('a'), foreign), fallback(word('b'))).slice(5, -6)}`,
        ),
        fallback(word('c')),
      ),
      'b',
    ],
  ])('%s', async (_name, block, text) => {
    expect((await readFirst(block)).text).toBe(text);
  });

  test('none is read if none is understood and there is no fallback', async () => {
    expect((await readFirst(alternatives(choice('loext', word('a'), foreign)))).text).toBe('');
  });

  test('one whose prefix means something different is not read', async () => {
    const block = alternatives(
      choice('wps', word('a'), ' xmlns:wps="http://example.org/wps"'),
      fallback(word('b')),
    );
    expect((await readFirst(block)).text).toBe('b');
  });
});
