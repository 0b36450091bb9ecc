import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../src/core/text/escape-html.ts';
import { anchorOf } from './markdown/anchors.ts';
import { codeHtml, headingHtml } from './markdown/markdown.ts';
import { examplesFile, type SitePage } from './pages.ts';

/** What pages link to besides the folders of `examples`. */
const single = ['Dockerfile', 'compose.yaml'];

/** All files to copy from, from the folder of the project on, in their order on the page. */
export async function exampleFiles(): Promise<string[]> {
  const entries = await readdir('examples', { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:js|json|ya?ml|service)$|^Caddyfile$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    // What lies there only where an example has been tried.
    .filter((file) => !/\/(?:node_modules|\.next)\/|^examples\/[^/]+\/desk\/|package-lock/.test(file));
  return [...files.toSorted(), ...single];
}

/** A page with the text of each of these files, by their folders. */
export async function examplesPage(files: readonly string[]): Promise<SitePage> {
  const folders = [...new Set(files.map(folderOf))];
  const written: string[] = [];
  for (const folder of folders) {
    written.push(headingHtml(2, exampleAnchor(folder), escapeHtml(folder)));
    for (const file of files.filter((each) => folderOf(each) === folder)) {
      if (file !== folder) written.push(headingHtml(3, exampleAnchor(file), escapeHtml(file)));
      written.push(codeHtml(escapeHtml((await readFile(file, 'utf8')).trimEnd())));
    }
  }
  return {
    file: examplesFile,
    label: 'Examples',
    part: 'Using it',
    html: `<h1>Examples</h1>\n<p class="lead">Whole apps and settings to copy from. They are in the package too.</p>\n${written.join('')}`,
    sections: folders.map((folder) => ({ anchor: exampleAnchor(folder), title: escapeHtml(folder) })),
  };
}

/** The anchor of a file or of a folder of files. */
export function exampleAnchor(path: string): string {
  return anchorOf(path.replace(/[/.]/g, ' '));
}

/** `examples/next` of all that is below it; a file by itself is its own. */
function folderOf(file: string): string {
  return /^examples\/[^/]+(?=\/)/.exec(file)?.[0] ?? file;
}
