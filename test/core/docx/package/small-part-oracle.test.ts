import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSmallPart, type SmallElement } from '../../../../src/core/docx/package/parts/read-small-part.ts';

interface Content {
  name: string;
  attributes: Record<string, string>;
  content: (Content | string)[];
}

const name = fc.constantFrom('a', 'b', 'Relationship', 'x:c');
const text = fc.string({ unit: fc.constantFrom('a', ' ', 'é', '&', '<', '"', '中', '\n') });
const { element } = fc.letrec<{ element: Content }>((tie) => ({
  element: fc.record({
    name,
    attributes: fc.dictionary(fc.constantFrom('Id', 'Target', 'w'), text, { maxKeys: 3 }),
    content: fc.array(fc.oneof({ maxDepth: 4 }, text, tie('element')), { maxLength: 4 }),
  }),
}));

test('a small part is read just as xmldom reads it', async () => {
  await fc.assert(
    fc.asyncProperty(element, async (root) => {
      const xml = written({ ...root, attributes: { ...root.attributes, 'xmlns:x': 'urn:x' } });
      const part = { name: '/a.xml', text: async () => xml };
      const parsed = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
      // Of a part only its name and text are used.
      expect(await readSmallPart(part as Parameters<typeof readSmallPart>[0])).toEqual(
        parsed ? elementsOf(parsed) : [],
      );
    }),
    { numRuns: 500 },
  );
});

function elementsOf(element: Element): SmallElement[] {
  const children: Node[] = Array.from(element.childNodes);
  const attributes = Object.fromEntries(
    Array.from(element.attributes, ({ name: attribute, value }) => [attribute, value]),
  );
  const own = children.filter((child) => child.nodeType === child.TEXT_NODE);
  const text = own.map((child) => child.nodeValue ?? '').join('');
  const inner = children.filter((child): child is Element => child.nodeType === child.ELEMENT_NODE);
  return [{ name: element.localName ?? '', attributes, text }, ...inner.flatMap(elementsOf)];
}

function written({ name: tag, attributes, content }: Content): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = content.map((each) => (typeof each === 'string' ? escaped(each) : written(each)));
  return `<${tag}${pairs.join('')}>${inner.join('')}</${tag}>`;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
