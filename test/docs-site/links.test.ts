import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writtenPages } from '../../docs-site/pages.ts';
import { builtPage, builtPages, files, folder } from './support/built-pages.ts';

describe.each(builtPages)('$file', ({ file, html, anchors, targets }) => {
  const inside = targets.filter((target) => !/^(?:https?|data|mailto):/.test(target));

  test('links only to what is there', () => {
    const dead = inside.filter((target) => {
      const [name = '', anchor] = target.split('#');
      const page = name === '' ? file : name;
      return !files.includes(page) || (anchor !== undefined && !builtPage(page).anchors.includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  test('gives each anchor to one place', () => {
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });

  test('leads to every other page', () => {
    expect(inside).toEqual(expect.arrayContaining(builtPages.map((page) => page.file)));
  });

  test('has one main heading, no script and no style of its own', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|<style| style=| on\w+="/i);
  });
});

describe('the pages', () => {
  test('are there for all that is written', () => {
    expect(files).toEqual(expect.arrayContaining(writtenPages.map(({ file }) => file)));
  });

  test('show all words of what is written, and nothing of its Markdown', () => {
    const { html } = builtPage('operating.html');
    expect(html).toContain(
      '<h2 id="faults-and-guarantees"><a href="#faults-and-guarantees">Faults and guarantees</a></h2>',
    );
    expect(html.replace(/<pre>.*?<\/pre>/gs, '')).not.toMatch(/\]\(|^#+ |```/m);
  });

  test('have a style that loads nothing', () => {
    expect(readFileSync(`${folder}style.css`, 'utf8')).not.toMatch(/@import|url\(/);
  });
});
