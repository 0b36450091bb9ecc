import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { exampleFiles, examplesPage } from './examples-page.ts';
import { httpPage } from './http/http-page.ts';
import { wholeInterface } from './http/open-api.ts';
import { layOut } from './layout.ts';
import { libraryPages } from './library/library-pages.ts';
import { readEntries } from './library/read-entries.ts';
import { type LinkedFiles, siteTarget } from './links.ts';
import { renderMarkdown } from './markdown/markdown.ts';
import { type SitePage, type WrittenPage, writtenPages } from './pages.ts';

// Makes the pages of the documentation: of what is written, of the interface over HTTP, and of the types as they are built.
const target = 'dist/docs';

const inDocs = (await readdir('docs')).map((name) => `docs/${name}`);
const forgotten = inDocs.filter(
  (name) => name.endsWith('.md') && writtenPages.every(({ source }) => source !== name),
);
if (forgotten.length > 0) throw new Error(`docs-site/pages.ts has no place for ${forgotten.join(', ')}.`);
const linked: LinkedFiles = {
  examples: await exampleFiles(),
  pictures: inDocs.filter((name) => name.endsWith('.png')),
};

const pages: SitePage[] = [
  ...(await Promise.all(writtenPages.map((page) => readPage(page)))),
  await examplesPage(linked.examples),
  httpPage(wholeInterface()),
  ...libraryPages(readEntries()),
];
await mkdir(target, { recursive: true });
for (const page of pages) await writeFile(join(target, page.file), layOut(page, pages));
for (const picture of linked.pictures) await copyFile(picture, join(target, basename(picture)));
await build({
  entryPoints: ['docs-site/style.css'],
  outfile: join(target, 'style.css'),
  bundle: true,
  minify: true,
});

async function readPage({ source, ...page }: WrittenPage): Promise<SitePage> {
  const text = await readFile(source, 'utf8');
  return { ...page, ...renderMarkdown(text, (link) => siteTarget(source, link, linked)) };
}
