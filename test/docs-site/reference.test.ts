import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { operationsOf, wholeInterface } from '../../docs-site/http/open-api.ts';
import { libraryFile } from '../../docs-site/library/places.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../docs/support/pages.ts';
import { builtPage, builtPages } from './support/built-pages.ts';

const entries = Object.entries(packageJson.exports).flatMap(([path, target]) =>
  typeof target === 'string' ? [] : [{ specifier: path.replace(/^\./, 'thesisdesk'), types: target.types }],
);

describe('the reference of the library', () => {
  test.each(entries)('has all that $specifier exports', ({ specifier, types }) => {
    const { html } = builtPage(libraryFile(specifier));
    const list = html.split(`aria-label="What ${specifier} exports"`)[1]?.split('</ul>')[0] ?? '';
    const shown = [...list.matchAll(/<code>(\w+)<\/code>/g)].map(([, name]) => name);
    expect(shown.sort()).toEqual(exportedNames(types).sort());
  });

  test('says of each name what it is, and shows its declaration', () => {
    const bare = builtPages.flatMap(({ file, html }) =>
      [...html.matchAll(/<section class="item" aria-labelledby="(\w+)">.*?<\/section>/gs)]
        .filter(([section]) => !/<pre>|<dl class="members">|Another name of/.test(section))
        .map(([, name]) => `${file}#${name}`),
    );
    expect(bare).toEqual([]);
  });

  test('shows docstrings with what they say of parameters, errors and examples', () => {
    const [, section = ''] = builtPage('library.html').html.split('aria-labelledby="analyseDocx"');
    const text = section.split('</section>')[0];
    expect(text).toContain('Reads a dissertation and counts what the price of editing it is based on');
    expect(text).toMatch(/Takes<\/span> <p><code>source<\/code>: the <code>\.docx<\/code> file/);
    expect(text).toMatch(/Throws<\/span> <p>(?:<code>)?DeskError/);
    expect(text).toContain('const { analysis, report } = await analyseDocx(&#39;thesis.docx&#39;);');
  });

  test('has the types that others are made of, also where no entry exports them', () => {
    const [, section = ''] = builtPage('library.html').html.split('aria-labelledby="DeskEvent"');
    expect(section.split('</section>')[0]).toContain('<a href="#EventOf">EventOf</a>');
    expect(builtPage('library.html').anchors).toContain('EventOf');
  });

  test('calls a type by the name that it is exported under', () => {
    const { html } = builtPage('library.html');
    expect(html.includes('schedule: <a href="#RateSchedule">RateSchedule</a>')).toBe(true);
    expect(html.includes('WrittenSchedule')).toBe(false);
  });

  test('shows none of the names and comments that the build makes', () => {
    const pages = builtPages.filter(({ file }) => file.startsWith('library'));
    expect(pages.filter(({ html }) => /\b[A-Z]\w*\$\d|\bdeclare |import\(/.test(html))).toEqual([]);
  });
});

describe('the reference of the interface', () => {
  const { html, anchors } = builtPage('http.html');
  const document = wholeInterface();

  test.each(operationsOf(document))('has $method $path', ({ method, path, operation }) => {
    const section = html.split(`aria-labelledby="${operation.operationId}"`)[1]?.split('</section>')[0] ?? '';
    expect(section).toContain(`<span class="method">${method}</span> ${path}<`);
    for (const status of Object.keys(operation.responses))
      expect(section).toContain(`<code>${status}</code>`);
    for (const { name } of operation.parameters ?? []) expect(section).toContain(`<code>${name}</code>`);
  });

  test.each(Object.keys(document.components.schemas))('has the shape %s', (name) => {
    expect(anchors).toContain(`schema-${name}`);
  });

  test('says which fields are deprecated', () => {
    const [, section = ''] = html.split('id="schema-Report"');
    expect(section.split('</table>')[0]).toContain(
      '<code>warnings</code> <span class="hint">deprecated</span>',
    );
  });
});

/** What a program that imports the entry can name. */
function exportedNames(types: string): string[] {
  const file = join(root, types);
  const program = ts.createProgram([file], { skipLibCheck: true, noLib: true, types: [] });
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  return module === undefined ? [] : checker.getExportsOfModule(module).map(({ name }) => name);
}
