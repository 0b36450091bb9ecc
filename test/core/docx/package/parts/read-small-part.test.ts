import { describe, expect, test } from 'vitest';
import { openDocx } from '../../../../../src/core/docx/package/open.ts';
import type { Part } from '../../../../../src/core/docx/package/parts/part.ts';
import { readSmallPart } from '../../../../../src/core/docx/package/parts/read-small-part.ts';
import { docx } from '../../../../support/docx/docx.ts';
import { refusal } from '../../../../support/docx/refusal.ts';

async function settings(xml: string): Promise<Part> {
  const name = '/word/other.xml';
  const part = { name, content: xml, contentType: 'text/xml', relationship: { id: 'rId9', kind: 'theme' } };
  const found = (await openDocx(await docx({ parts: [part] }))).related('theme');
  if (found === null) throw new Error('The document has no such part.');
  return found;
}

const refuse = async (xml: string) => refusal(readSmallPart(await settings(xml)));
const bomb = '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><a>&d;</a>';

describe('a small part', () => {
  test('is read as a list of its elements', async () => {
    const elements = await readSmallPart(
      await settings('<a xmlns="urn:x"><b c="d&amp;e"/><x:f xmlns:x="u"/></a>'),
    );
    expect(elements.map(({ name }) => name)).toEqual(['a', 'b', 'f']);
    expect(elements[1]?.attributes.c).toBe('d&e');
  });

  test('has the text of each element', async () => {
    const elements = await readSmallPart(await settings('<a>1<b> 2 &amp; <![CDATA[3]]></b>4</a>'));
    expect(elements.map(({ text }) => text)).toEqual(['14', ' 2 & 3']);
  });

  test('may mention document types in a comment', async () => {
    const [root] = await readSmallPart(await settings('<!-- <!DOCTYPE a> --><?x <!DOCTYPE a> ?><a/>'));
    expect(root?.name).toBe('a');
  });

  test('may declare a prefix where it is needed', async () => {
    const xml = '<a xmlns:x="u"><b xmlns:y="v" y:c=""><x:d/></b><b xmlns:y="v"><y:e xml:lang="en"/></b></a>';
    expect(await readSmallPart(await settings(xml))).toHaveLength(5);
  });

  test.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['a document type in small letters', '<!doctype a><a/>'],
    ['a document type behind a comment', '<?xml version="1.0"?>\n<!-- x --> <!DOCTYPE a><a/>'],
    ['entities', bomb],
    ['an external entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['an entity that nothing declares', '<a>&b;</a>'],
    ['an entity in an attribute', '<a b="&c;"/>'],
  ])('is unsafe with %s', async (_what, xml) => {
    const error = await refuse(xml);
    expect([error.code, error.details.part]).toEqual(['document_unsafe', '/word/other.xml']);
  });

  test.each([
    ['nothing in it', ''],
    ['no element', '<!-- nothing -->'],
    ['a comment without an end', '<!-- nothing'],
    ['an element without an end', '<a><b></b>'],
    ['two roots', '<a/><b/>'],
    ['text for XML', 'hello'],
    ['the same attribute twice', '<a b="1" b="2"/>'],
    ['a prefix that nothing declares', '<x:a/>'],
    ['a prefix that nothing declares on an attribute', '<a x:b=""/>'],
    ['a prefix behind the element that declared it', '<a><x:b xmlns:x="u"/><x:c/></a>'],
    ['a thousand elements inside each other', `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`],
    ['more elements than a small part has', `<a>${'<b/>'.repeat(250_000)}</a>`],
    [
      'prefixes without number',
      `<a ${Array.from({ length: 1000 }, (_, at) => `xmlns:p${at}="u"`).join(' ')}/>`,
    ],
  ])('is damaged with %s', async (_what, xml) => {
    const error = await refuse(xml);
    expect([error.code, error.details.part]).toEqual(['document_damaged', '/word/other.xml']);
  });
});
