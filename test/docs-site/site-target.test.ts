import { expect, test } from 'vitest';
import { siteTarget } from '../../docs-site/links.ts';

const files = {
  examples: ['examples/next/desk.js', 'examples/next/app/page.js', 'Dockerfile'],
  pictures: ['docs/intake-page.png'],
};

test.each([
  ['README.md', 'docs/cli.md', 'cli.html'],
  ['README.md', 'docs/cli.md#rates', 'cli.html#rates'],
  ['docs/s3.md', 'operating.md#redis', 'operating.html#redis'],
  ['docs/s3.md', '../CONTRIBUTING.md', 'contributing.html'],
  ['docs/s3.md', '#minio', '#minio'],
  ['docs/accuracy.md', '../README.md', 'index.html'],
  ['README.md', 'docs/intake-page.png', 'intake-page.png'],
  ['README.md', 'Dockerfile', 'examples.html#dockerfile'],
  ['docs/embedding.md', '../examples/next/desk.js', 'examples.html#examples-next-desk-js'],
  ['docs/embedding.md', '../examples/next', 'examples.html#examples-next'],
  ['README.md', 'https://www.standardwebhooks.com', 'https://www.standardwebhooks.com'],
])('a link of %s to %s leads to %s', (source, target, address) => {
  expect(siteTarget(source, target, files)).toBe(address);
});

test.each(['docs/nowhere.md', 'src/core/ports.ts', '../elsewhere.md'])(
  'a link to %s stops the build',
  (target) => {
    expect(() => siteTarget('README.md', target, files)).toThrow(`README.md links to ${target}`);
  },
);
