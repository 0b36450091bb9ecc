import { Marked, Renderer, type RendererObject } from 'marked';
import { escapeHtml } from '../../src/core/text/escape-html.ts';
import type { Section } from '../pages.ts';
import { pageAnchors } from './anchors.ts';
import { flowchartBoxes } from './flowchart.ts';

export interface Rendered {
  html: string;
  /** The headings of the second level. */
  sections: Section[];
}

/** Where a link or a picture of the text leads on the site. */
export type FindTarget = (target: string) => string;

/** Markdown as the HTML of a page. Throws what `findTarget` throws. */
export function renderMarkdown(text: string, findTarget: FindTarget): Rendered {
  const sections: Section[] = [];
  const html = new Marked({ renderer: pageRenderer(findTarget, sections) }).parse(text, { async: false });
  return { html, sections };
}

/** The text of a docstring: no headings, and links to other names are their names. */
export function renderDocstring(text: string): string {
  const linked = text.replace(/\{@link\s+([^\s|}]+)[^}]*\}/g, '`$1`');
  return renderMarkdown(linked, (target) => target).html;
}

/** A sentence or two, to stand in a line or a cell. */
export function renderInline(text: string): string {
  return inline.parseInline(text, { async: false });
}

/** Adds to `sections` as it comes to them. */
function pageRenderer(findTarget: FindTarget, sections: Section[]): RendererObject {
  const anchorOf = pageAnchors();
  return {
    heading({ tokens, depth, text }) {
      const anchor = anchorOf(text);
      const title = this.parser.parseInline(tokens);
      if (depth === 2) sections.push({ anchor, title });
      return headingHtml(depth, anchor, title);
    },
    code({ text, lang = '' }) {
      // What stands behind the language is for the tests.
      if (lang.split(/\s/)[0] === 'mermaid') return boxList(text);
      return codeHtml(escapeHtml(text));
    },
    link({ href, title, tokens }) {
      const hint = title ? ` title="${escapeHtml(title)}"` : '';
      return `<a href="${escapeHtml(findTarget(href))}"${hint}>${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }) {
      return `<img src="${escapeHtml(findTarget(href))}" alt="${escapeHtml(text)}">`;
    },
    table(token) {
      const table = Renderer.prototype.table.call(this, token);
      if (token.header.length <= columnsOfPhone) return table;
      const name = escapeHtml(`Table: ${token.header.map(({ text }) => text).join(', ')}`);
      return `<div class="wide" role="group" tabindex="0" aria-label="${name}">${table}</div>\n`;
    },
    /** A corner without words is no heading of anything. */
    tablecell({ header, text }) {
      return header && text.trim() === '' ? '<td></td>\n' : false;
    },
    /** The pages are Markdown; all else in them is comments. */
    html({ text }) {
      return text.trimStart().startsWith('<!--') ? '' : escapeHtml(text);
    },
  };
}

/** A heading that links to itself, so that its address can be copied. */
export function headingHtml(level: number, anchor: string, title: string): string {
  return `<h${level} id="${anchor}"><a href="#${anchor}">${title}</a></h${level}>\n`;
}

/** Code that is HTML already. */
export function codeHtml(html: string): string {
  return `<pre><code>${html}</code></pre>\n`;
}

/** So many columns can be read without scrolling. */
const columnsOfPhone = 2;

const inline = new Marked({ renderer: pageRenderer((target) => target, []) });

function boxList(flowchart: string): string {
  const boxes = flowchartBoxes(flowchart);
  const short = new Map(boxes.map(({ name, label }) => [name, label.split(' — ')[0] ?? label]));
  const items = boxes.map(({ label, to }) => {
    const targets = to.map((name) => short.get(name) ?? name).join(', ');
    return `<li>${escapeHtml(label)}${targets === '' ? '' : ` <span class="hint">→ ${escapeHtml(targets)}</span>`}</li>\n`;
  });
  return `<ul class="boxes">\n${items.join('')}</ul>\n`;
}
