import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headingAnchors } from './support/heading-anchors.ts';
import { leadsElsewhere, linkedFile, linksOf } from './support/page-links.ts';
import { pageOf, pages, root } from './support/pages.ts';

const links = pages.flatMap(linksOf);
const toFiles = links.filter((link) => !leadsElsewhere(link));

describe('a link of the documentation', () => {
  test.each(toFiles)('in $page to $target leads to something', (link) => {
    const [, anchor] = link.target.split('#');
    const file = linkedFile(link);
    expect(existsSync(join(root, file)), file).toBe(true);
    if (anchor !== undefined) expect(headingAnchors(pageOf(file).text)).toContain(anchor);
  });

  test('to another site is encrypted', () => {
    const others = links.filter(leadsElsewhere);
    expect(others.filter(({ target }) => !target.startsWith('https://'))).toEqual([]);
  });
});

test('every page below docs is linked from the README', () => {
  const linked = links.filter(({ page }) => page === 'README.md').map(({ target }) => target.split('#')[0]);
  const all = pages.map(({ name }) => name).filter((name) => name.startsWith('docs/'));
  expect(linked).toEqual(expect.arrayContaining(all));
});
