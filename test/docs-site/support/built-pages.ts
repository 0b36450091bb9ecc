import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder to which the build writes the documentation. */
export const folder = fileURLToPath(new URL('../../../dist/docs/', import.meta.url));

export interface BuiltPage {
  file: string;
  html: string;
  /** The anchors that links can point to. */
  anchors: string[];
  /** What the page links to or loads, exactly as written. */
  targets: string[];
}

export const files: readonly string[] = readdirSync(folder);

export const builtPages: readonly BuiltPage[] = files.filter((file) => file.endsWith('.html')).map(readPage);

export function builtPage(file: string): BuiltPage {
  return builtPages.find((page) => page.file === file) ?? readPage(file);
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(folder + file, 'utf8');
  return {
    file,
    html,
    anchors: [...html.matchAll(/ id="([^"]*)"/g)].map(([, anchor = '']) => anchor),
    targets: [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = '']) =>
      target.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
    ),
  };
}
