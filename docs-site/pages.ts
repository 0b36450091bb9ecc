/** A page of the site. */
export interface SitePage {
  /** In the folder of the site; all pages lie side by side, so a link is the name of a file. */
  file: string;
  /** What the navigation calls it. */
  label: string;
  part: (typeof parts)[number];
  /** What it is about: the content of `main`. */
  html: string;
  /** The sections that the navigation shows below it. */
  sections: readonly Section[];
}

export interface Section {
  anchor: string;
  /** HTML. */
  title: string;
}

/** The navigation, from top to bottom. */
export const parts = ['Using it', 'Reference', 'Behind it'] as const;

/** A page that is written as Markdown. */
export interface WrittenPage extends Pick<SitePage, 'file' | 'label' | 'part'> {
  /** From the folder of the project on. */
  source: string;
}

/** The pages that are written, in the order of the navigation. */
export const writtenPages: readonly WrittenPage[] = [
  written('README.md', 'Overview', 'Using it', 'index.html'),
  written('docs/cli.md', 'Command line', 'Using it'),
  written('docs/boundaries.md', 'Boundaries', 'Using it'),
  written('docs/revisions.md', 'Revised documents', 'Using it'),
  written('docs/configuration.md', 'Configuration', 'Using it'),
  written('docs/operating.md', 'Operating', 'Using it'),
  written('docs/s3.md', 'S3', 'Using it'),
  written('docs/embedding.md', 'Embedding', 'Using it'),
  written('docs/events.md', 'Events and webhooks', 'Using it'),
  written('docs/mcp.md', 'Agents', 'Using it'),
  written('docs/accuracy.md', 'Accuracy', 'Behind it'),
  written('docs/five-numbers.md', 'Five numbers', 'Behind it'),
  written('docs/architecture.md', 'Architecture', 'Behind it'),
  written('docs/decisions.md', 'Decisions', 'Behind it'),
  written('SECURITY.md', 'Security', 'Behind it'),
  written('CONTRIBUTING.md', 'Contributing', 'Behind it'),
  written('CHANGELOG.md', 'Changelog', 'Behind it'),
];

/** The page with the files of others that pages link to: programs and settings to copy. */
export const examplesFile = 'examples.html';
/** The page of the interface over HTTP. */
export const httpFile = 'http.html';

function written(
  source: string,
  label: string,
  part: WrittenPage['part'],
  file = `${source.replace(/^docs\/|\.md$/g, '').toLowerCase()}.html`,
): WrittenPage {
  return { source, label, part, file };
}
