import { describe, expect, test } from 'vitest';
import { readXml } from '../../../../src/core/docx/story/read-xml.ts';
import type { DocxOptions } from '../../../support/docx/docx.ts';
import { readBody, readBuilt, textsOf } from '../../../support/docx/read-document.ts';
import { refusal } from '../../../support/docx/refusal.ts';
import { paragraph, run } from '../../../support/docx/text.ts';
import { namespaces, rootElement } from '../../../support/docx/xml.ts';
import { xmlPart } from '../../../support/docx/xml-part.ts';

const silent = { open() {}, close() {}, text() {} };
const read = (xml: string, pieceLength?: number) => readXml(xmlPart(xml, pieceLength), silent);
const w = `xmlns:w="${namespaces.w}"`;

/** A part with this content in place of the one that the builder would make. */
function partOf(kind: string, content: string): DocxOptions {
  const contentType = `application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml`;
  const extra = {
    name: `/word/other-${kind}.xml`,
    content,
    contentType,
    relationship: { id: `rIdOther`, kind },
  };
  return {
    body: [paragraph('x')],
    styles: kind === 'styles' ? null : rootElement('w:styles', ''),
    parts: [extra],
  };
}

const entity = '<!DOCTYPE w:x [<!ENTITY a "expanded">]>';

describe('a document type declaration', () => {
  test.each([
    ['with an entity', `${entity}<w:x ${w}>&a;</w:x>`],
    ['with an unused entity', `${entity}<w:x ${w}/>`],
    ['with a file outside', `<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>`],
    ['with entities that grow', `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>`],
    ['with nothing in it', '<!DOCTYPE x><x/>'],
    ['behind a declaration and a comment', `<?xml version="1.0"?><!-- c -->${entity}<x/>`],
  ])('%s is refused', async (_name, xml) => {
    expect((await refusal(read(xml))).code).toBe('document_unsafe');
  });

  test('that arrives in single characters is refused', async () => {
    expect((await refusal(read(`${entity}<x/>`, 1))).code).toBe('document_unsafe');
  });

  test.each(['styles', 'numbering', 'footnotes', 'endnotes'])('in the %s is refused', async (kind) => {
    const error = await refusal(readBuilt(partOf(kind, `${entity}<w:${kind} ${w}/>`)));
    expect([error.code, error.details.part]).toEqual(['document_unsafe', `/word/other-${kind}.xml`]);
  });

  test('that is only mentioned in the text is text', async () => {
    expect(textsOf(await readBody(paragraph('<!DOCTYPE html>')))).toEqual(['<!DOCTYPE html>']);
  });
});

describe('a part that is not well-formed XML', () => {
  test.each([
    ['empty', ''],
    ['white space alone', '  \n '],
    ['text alone', 'hello'],
    ['cut off in an element', `<w:x ${w}><w:p>`],
    ['cut off in a name', `<w:x ${w}><w:p`],
    ['cut off in an attribute', `<w:x ${w}><w:p a="`],
    ['cut off in a comment', `<w:x ${w}><!-- `],
    ['cut off in character data', `<w:x ${w}><![CDATA[`],
    ['cut off in a document type', '<!DOCTYPE x ['],
    ['closed in the wrong order', '<a><b></a></b>'],
    ['closed without being opened', '<a></a></b>'],
    ['with two roots', '<a/><b/>'],
    ['with text behind the root', '<a/>text'],
    ['with the same attribute twice', '<a b="1" b="2"/>'],
    ['with a bare ampersand', '<a>&</a>'],
    ['with an undeclared entity', '<a>&unknown;</a>'],
    ['with a character that XML forbids', '<a>\u0000</a>'],
    ['with a reference to such a character', '<a>&#0;</a>'],
    ['with a reference to half a character', '<a>&#xD800;</a>'],
    ['with a document type in the middle', '<a><!DOCTYPE x></a>'],
    ['with a lone less-than sign', '<a> < </a>'],
  ])('is refused: %s', async (_name, xml) => {
    expect((await refusal(read(xml))).code).toBe('document_damaged');
  });

  test.each(['styles', 'numbering', 'footnotes', 'endnotes'])('is refused as the %s', async (kind) => {
    const error = await refusal(readBuilt(partOf(kind, `<w:${kind} ${w}>`)));
    expect([error.code, error.details.part]).toEqual(['document_damaged', `/word/other-${kind}.xml`]);
  });
});

describe('elements and styles with names of object properties', () => {
  test.each(['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    '%s do no harm',
    async (name) => {
      const element = `<w:${name} w:val="x" ${name}="y">`;
      const story = await readBody(
        `<w:p><w:pPr><w:pStyle w:val="${name}"/>${element}</w:${name}></w:pPr><w:r><w:rPr>${element}</w:${name}><w:rStyle w:val="${name}"/></w:rPr><w:t>a</w:t></w:r>${element}${run('b')}</w:${name}></w:p>`,
        `<${name} xmlns="urn:x">${paragraph('c')}</${name}>`,
      );
      expect(textsOf(story)).toEqual(['ab', 'c']);
    },
  );

  test('leave all objects unchanged', async () => {
    await readBody(`<w:p><w:r><w:__proto__ w:val="polluted"/></w:r></w:p>`);
    expect(({} as Record<string, unknown>)['w:val']).toBeUndefined();
  });
});

describe('misplaced elements', () => {
  test.each([
    ['a row without a table', '<w:tr><w:tc/></w:tr>'],
    [
      'a cell that is removed, without a table',
      '<w:cellDel w:id="0"/><w:tr><w:trPr><w:del w:id="0"/></w:trPr></w:tr>',
    ],
    ['text without a paragraph', '<w:r><w:t>lost</w:t></w:r>'],
    ['a picture without a paragraph', '<w:drawing><wp:inline/></w:drawing>'],
    ['a section in a section', '<w:sectPr><w:sectPr/></w:sectPr>'],
    ['a field without a paragraph', '<w:fldChar w:fldCharType="end"/><w:fldSimple/>'],
    ['properties of a control without one', '<w:docPartGallery w:val="Table of Contents"/>'],
    ['a text box without a paragraph', '<w:txbxContent/>'],
    ['a run in a run', '<w:r><w:r/></w:r>'],
    ['a break without a run', '<w:br w:type="page"/>'],
    ['a note without a paragraph', '<w:footnoteReference w:id="1"/>'],
    ['an equation without a paragraph', '<m:oMath/>'],
    ['a link and a bookmark without a paragraph', '<w:hyperlink w:anchor="a"/><w:bookmarkStart w:name="b"/>'],
  ])('do no harm: %s', async (_name, xml) => {
    expect(textsOf(await readBody(paragraph('a'), xml, paragraph('b')))).toEqual(['a', 'b']);
  });
});
