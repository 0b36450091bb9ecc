import packageJson from '../package.json' with { type: 'json' };
import { escapeHtml } from '../src/core/text/escape-html.ts';
import { parts, type SitePage } from './pages.ts';

/** A whole page: its content, and the way to all others. It needs no script, and no address but those beside it. */
export function layOut(page: SitePage, all: readonly SitePage[]): string {
  const { name, version } = packageJson;
  const title = page.file === 'index.html' ? name : `${page.label}: ${name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="style.css">
</head>
<body class="docs">
<header class="top">
<p class="business"><a href="index.html">${name}</a> <span class="hint">${version}</span></p>
<a class="to-pages" href="#all-pages">All pages</a>
</header>
<div class="columns">
<main id="main" tabindex="-1">
${page.html}</main>
<nav id="all-pages" aria-label="Pages">
${parts.map((part) => partHtml(part, page, all)).join('')}</nav>
</div>
</body>
</html>
`;
}

function partHtml(part: string, current: SitePage, all: readonly SitePage[]): string {
  const pages = all.filter((page) => page.part === part);
  const items = pages.map((page) => {
    const isCurrent = page === current;
    const link = `<a href="${page.file}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(page.label)}</a>`;
    return `<li>${link}${isCurrent ? sectionList(page) : ''}</li>\n`;
  });
  return `<p>${part}</p>\n<ul>\n${items.join('')}</ul>\n`;
}

function sectionList({ sections }: SitePage): string {
  if (sections.length === 0) return '';
  const items = sections.map(({ anchor, title }) => `<li><a href="#${anchor}">${title}</a></li>\n`);
  return `\n<ul>\n${items.join('')}</ul>\n`;
}

/** The one of the other pages. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230b6157'/%3E%3Cpath d='M9 9h14M9 14h14M9 19h14M9 24h8' stroke='white' stroke-width='2.4' stroke-linecap='round'/%3E%3C/svg%3E";
