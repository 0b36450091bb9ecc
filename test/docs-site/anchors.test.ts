import { expect, test } from 'vitest';
import { pageAnchors } from '../../docs-site/markdown/anchors.ts';
import { headingAnchors } from '../docs/support/heading-anchors.ts';
import { pages } from '../docs/support/pages.ts';

test('a heading that comes again on a page gets a number', () => {
  const anchorOf = pageAnchors();
  expect(['Redis', 'S3', 'Redis', 'Redis'].map(anchorOf)).toEqual(['redis', 's3', 'redis-1', 'redis-2']);
});

test.each(pages)('the headings of $name have the anchors that GitHub gives them', ({ text }) => {
  const headings = [...text.replace(/^```.*?^```/gms, '').matchAll(/^#{1,6} +(.+)$/gm)];
  const anchors = headings.map(([, heading = '']) => pageAnchors()(heading));
  expect(anchors).toEqual(headingAnchors(text));
});
