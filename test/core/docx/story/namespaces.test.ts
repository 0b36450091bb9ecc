import { describe, expect, test } from 'vitest';
import { readStory } from '../../../../src/core/docx/story/read-story.ts';
import { createStyleSheet } from '../../../../src/core/docx/story/styles/style-sheet.ts';
import { textsOf } from '../../../support/docx/read-document.ts';
import { namespaces } from '../../../support/docx/xml.ts';
import { xmlPart } from '../../../support/docx/xml-part.ts';

const transitional = namespaces.w ?? '';
const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const sheet = createStyleSheet([], { paragraph: {}, run: {} });

async function textsIn(xml: string): Promise<string[]> {
  return textsOf(await readStory(xmlPart(xml), sheet));
}

describe('the namespace of a word processor', () => {
  test.each([
    [
      'under its usual prefix',
      `<w:document xmlns:w="${transitional}"><w:p><w:r><w:t>x</w:t></w:r></w:p></w:document>`,
    ],
    [
      'under another prefix',
      `<ns0:document xmlns:ns0="${transitional}"><ns0:p><ns0:r><ns0:t>x</ns0:t></ns0:r></ns0:p></ns0:document>`,
    ],
    [
      'under a prefix that we know for another',
      `<m:document xmlns:m="${transitional}"><m:p><m:r><m:t>x</m:t></m:r></m:p></m:document>`,
    ],
    ['as the default', `<document xmlns="${transitional}"><p><r><t>x</t></r></p></document>`],
    ['in its Strict form', `<w:document xmlns:w="${strict}"><w:p><w:r><w:t>x</w:t></w:r></w:p></w:document>`],
    ['as the Strict default', `<document xmlns="${strict}"><p><r><t>x</t></r></p></document>`],
    [
      'under two prefixes in turn',
      `<a:document xmlns:a="${transitional}" xmlns:b="${transitional}"><a:p><b:r><a:t>x</a:t></b:r></a:p></a:document>`,
    ],
    [
      'as default and under a prefix',
      `<document xmlns="${transitional}" xmlns:w="${transitional}"><w:p><r><w:t>x</w:t></r></w:p></document>`,
    ],
    [
      'declared where it is needed',
      `<root><w:p xmlns:w="${transitional}"><w:r><w:t>x</w:t></w:r></w:p></root>`,
    ],
    [
      'declared again inside',
      `<w:document xmlns:w="${transitional}"><w:p xmlns:w="${transitional}"><w:r><w:t>x</w:t></w:r></w:p></w:document>`,
    ],
    [
      'in a prefix of one script or another',
      `<ш:document xmlns:ш="${transitional}"><ш:p><ш:r><ш:t>x</ш:t></ш:r></ш:p></ш:document>`,
    ],
  ])('is known %s', async (_name, xml) => {
    expect(await textsIn(xml)).toEqual(['x']);
  });

  test.each([
    ['by its prefix alone', '<w:document><w:p><w:r><w:t>x</w:t></w:r></w:p></w:document>'],
    [
      'under a prefix that is bound to another',
      '<w:document xmlns:w="urn:other"><w:p><w:r><w:t>x</w:t></w:r></w:p></w:document>',
    ],
    [
      'in other letter case',
      `<w:document xmlns:w="${transitional.toUpperCase()}"><w:p><w:r><w:t>x</w:t></w:r></w:p></w:document>`,
    ],
    [
      'with a slash behind it',
      `<w:document xmlns:w="${transitional}/"><w:p><w:r><w:t>x</w:t></w:r></w:p></w:document>`,
    ],
    ['without a prefix', `<document xmlns:w="${transitional}"><p><r><t>x</t></r></p></document>`],
  ])('is not known %s', async (_name, xml) => {
    expect(await textsIn(xml)).toEqual([]);
  });
});

describe('a prefix that is rebound in the middle', () => {
  const text = (content: string) => `<w:p><w:r><w:t>${content}</w:t></w:r></w:p>`;

  test('belongs to another namespace inside, and to ours again afterwards', async () => {
    const foreign = `<x xmlns:w="urn:other">${text('foreign')}</x>`;
    expect(
      await textsIn(`<w:document xmlns:w="${transitional}">${text('a')}${foreign}${text('b')}</w:document>`),
    ).toEqual(['a', 'b']);
  });

  test('can be ours only inside', async () => {
    const ours = `<w:p xmlns:w="${transitional}"><w:r><w:t>ours</w:t></w:r></w:p>`;
    expect(
      await textsIn(`<w:document xmlns:w="urn:other">${text('a')}${ours}${text('b')}</w:document>`),
    ).toEqual(['ours']);
  });

  test('can be bound at many depths', async () => {
    const inner = `<x xmlns:w="${transitional}">${text('in')}<x xmlns:w="urn:other">${text('out')}</x>${text('in')}</x>`;
    expect(await textsIn(`<w:document xmlns:w="urn:other">${inner}${text('out')}</w:document>`)).toEqual([
      'in',
      'in',
    ]);
  });

  test('can be the default, which ends with its element', async () => {
    const ours = `<p xmlns="${transitional}"><r><t>ours</t></r></p>`;
    expect(await textsIn(`<root>${ours}<p><r><t>not ours</t></r></p></root>`)).toEqual(['ours']);
  });

  test('can be the default, reset in the middle', async () => {
    const foreign = '<p xmlns=""><r><t>not ours</t></r></p>';
    expect(
      await textsIn(`<document xmlns="${transitional}">${foreign}<p><r><t>ours</t></r></p></document>`),
    ).toEqual(['ours']);
  });
});

describe('an attribute', () => {
  const breaks = async (xml: string) => (await readStory(xmlPart(xml), sheet)).paragraphs[0]?.breaks.length;
  const document = (name: string, content: string) =>
    `<${name}:document xmlns:${name}="${transitional}" xmlns:o="urn:other">${content}</${name}:document>`;

  test('is known under any prefix', async () => {
    expect(await breaks(document('v', '<v:p><v:r><v:br v:type="page"/></v:r></v:p>'))).toBe(1);
  });

  test('is not ours without a prefix', async () => {
    expect(await breaks(document('w', '<w:p><w:r><w:br type="page"/></w:r></w:p>'))).toBe(0);
  });

  test('is not ours without a prefix even if the default namespace is ours', async () => {
    expect(await breaks(`<document xmlns="${transitional}"><p><r><br type="page"/></r></p></document>`)).toBe(
      0,
    );
  });

  test('is not ours in another namespace', async () => {
    expect(await breaks(document('w', '<w:p><w:r><w:br o:type="page"/></w:r></w:p>'))).toBe(0);
  });

  test('may have the same name as one of another namespace', async () => {
    expect(
      await breaks(document('w', '<w:p><w:r><w:br type="x" o:type="y" w:type="page"/></w:r></w:p>')),
    ).toBe(1);
  });

  test.each(['__proto__', 'constructor', 'hasOwnProperty'])('called %s does no harm', async (name) => {
    expect(
      await breaks(document('v', `<v:p ${name}="x" v:${name}="x"><v:r><v:br v:type="page"/></v:r></v:p>`)),
    ).toBe(1);
  });
});
