import { dirname, join } from 'node:path/posix';
import { exampleAnchor } from './examples-page.ts';
import { examplesFile, writtenPages } from './pages.ts';

/** What a page can link to that is no page: a file of an example, a folder of them, a picture. */
export interface LinkedFiles {
  /** From the folder of the project on. */
  examples: readonly string[];
  /** They lie beside the pages under their own names. */
  pictures: readonly string[];
}

/**
 * Where a link of a written page leads on the site. Links to other sites stay as they are.
 *
 * @param source the page's Markdown, from the folder of the project on
 * @throws Error where the site has nothing of the kind
 *
 * @example
 * siteTarget('docs/s3.md', 'operating.md#redis', files); // 'operating.html#redis'
 */
export function siteTarget(source: string, target: string, { examples, pictures }: LinkedFiles): string {
  if (/^(?:[a-z]+:|#)/.test(target)) return target;
  const [path = '', anchor] = target.split('#');
  const named = join(dirname(source), path);
  const page = writtenPages.find((each) => each.source === named);
  if (page !== undefined) return anchor === undefined ? page.file : `${page.file}#${anchor}`;
  const picture = pictures.find((each) => each === named);
  if (picture !== undefined) return picture.replace(/^.*\//, '');
  const isExample = examples.some((each) => each === named || each.startsWith(`${named}/`));
  if (isExample) return `${examplesFile}#${exampleAnchor(named)}`;
  throw new Error(`${source} links to ${target}, which is not on the site.`);
}
