import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headingAnchors } from './support/heading-anchors.ts';
import { pageOf, pages, root } from './support/pages.ts';

interface Link {
  page: string;
  target: string;
}

const links: Link[] = pages.flatMap(({ name, text }) => {
  const prose = text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ page: name, target }));
});

const toFiles = links.filter(({ target }) => !/^[a-z]+:/.test(target));

describe('a link of the documentation', () => {
  test.each(toFiles)('in $page to $target leads to something', ({ page, target }) => {
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? page : normalize(join(dirname(page), path));
    expect(existsSync(join(root, file)), file).toBe(true);
    if (anchor !== undefined) expect(headingAnchors(pageOf(file).text)).toContain(anchor);
  });

  test('to another site is encrypted', () => {
    const others = links.filter(({ target }) => /^[a-z]+:/.test(target));
    expect(others.filter(({ target }) => !target.startsWith('https://'))).toEqual([]);
  });
});

test('every page below docs is linked from the README', () => {
  const linked = links.filter(({ page }) => page === 'README.md').map(({ target }) => target.split('#')[0]);
  const all = pages.map(({ name }) => name).filter((name) => name.startsWith('docs/'));
  expect(linked).toEqual(expect.arrayContaining(all));
});
