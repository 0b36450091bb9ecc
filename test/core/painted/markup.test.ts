import { describe, expect, test } from 'vitest';
import { htmlOf, markup } from '../../../src/core/painted/markup.ts';

describe('markup as HTML', () => {
  test('has its attributes and children', () => {
    const list = markup('ul', { class: 'a', hidden: true, title: undefined, open: false }, [
      markup('li', { value: 3 }, ['One']),
      'two',
    ]);
    expect(htmlOf(list)).toBe('<ul class="a" hidden><li value="3">One</li>two</ul>');
  });

  test.each([
    ['elements', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['entities', '&lt;', '&amp;lt;'],
    ['characters that no document may hold', 'a\u0000b\u0085c', 'a\ufffdb\ufffdc'],
    ['characters that turn the direction', 'a\u202eb', 'ab'],
  ])('shows %s as text', (_case, text, html) => {
    expect(htmlOf(markup('p', {}, [text]))).toBe(`<p>${html}</p>`);
  });

  test('keeps quotes within their attribute', () => {
    expect(htmlOf(markup('p', { title: `"'><b>` }))).toBe('<p title="&quot;&#39;&gt;&lt;b&gt;"></p>');
  });
});
