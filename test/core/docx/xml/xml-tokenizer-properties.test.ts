import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { eventList, type XmlEvent, xmlEvents } from '../../../support/docx/xml-events.ts';

/** What another reader of XML makes of a text; null where it refuses. */
function eventsOfSaxes(xml: string): XmlEvent[] | null {
  const { events, open, close, text } = eventList();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => open(name, attributes));
  parser.on('closetag', ({ name }) => close(name));
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  try {
    parser.write(xml).close();
    return events;
  } catch {
    return null;
  }
}

const name = fc.constantFrom('a', 'w:p', 'w:rPr', 'ш', '_x', 'b-1.c', 'é', '__proto__', '\u{10400}');
const words = fc.constantFrom(
  '',
  'text',
  ' ',
  '\n',
  '\r\n',
  '\r',
  '\t',
  ']] ',
  ' >',
  '"',
  "'",
  '😀',
  'é',
  '北',
  '-',
  '?',
  '/',
);
const reference = fc.constantFrom(
  '&amp;',
  '&lt;',
  '&gt;',
  '&quot;',
  '&apos;',
  '&#10;',
  '&#13;',
  '&#x1F600;',
  '&#65;',
);
const characters = fc.array(fc.oneof(words, reference), { maxLength: 6 }).map((parts) => parts.join(''));
const value = characters.map((text) => text.replaceAll('"', '>'));
const attributes = fc
  .uniqueArray(fc.tuple(name, value, fc.constantFrom(' ', '\n', '  ')), {
    selector: ([each]) => each,
    maxLength: 3,
  })
  .map((list) => list.map(([each, text, space]) => `${space}${each}="${text}"`).join(''));
const aside = fc.constantFrom(
  '<!---->',
  '<!-- <a> & -->',
  '<?x?>',
  '<?x y?z>?>',
  '<![CDATA[]]>',
  '<![CDATA[<a>&b;]]]>',
);

const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
  element: fc
    .tuple(
      name,
      attributes,
      fc.boolean(),
      fc.array(tie('content'), { maxLength: 5 }),
      fc.constantFrom('', ' '),
    )
    .map(([tag, list, isEmpty, content, space]) =>
      isEmpty ? `<${tag}${list}${space}/>` : `<${tag}${list}${space}>${content.join('')}</${tag}${space}>`,
    ),
  content: fc.oneof({ depthSize: 'small' }, characters, aside, tie('element')),
}));

const document = fc
  .tuple(fc.constantFrom('', '<?xml version="1.0"?>', '<?xml version="1.0" encoding="UTF-8"?>\n'), element)
  .map(([declaration, root]) => declaration + root);

/** A document in which a few characters were taken away, put in or doubled. */
const damaged = fc
  .tuple(
    document,
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat({ max: 4 }),
        fc.constantFrom(
          '',
          ...'<>&;"\'=/!?-[]:#xa1 \t\n\r\0\u0085\ufffe',
          '<a>',
          '</a>',
          '<!--',
          '-->',
          '<![CDATA[',
          ']]>',
          '<?',
          '?>',
          '&#',
        ),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([xml, changes]) =>
    changes.reduce((text, [place, length, put]) => {
      // By whole characters: the other reader lets half ones pass.
      const whole = Array.from(text);
      whole.splice(place % (whole.length + 1), length, put);
      return whole.join('');
    }, xml),
  );

/** The other reader takes a question mark behind an instruction's name for the white space that has to follow. */
const strangeInstruction = /<\?[^\s?]*\?(?!>)/;

const cuts = fc.array(fc.nat(), { maxLength: 8 });

function piecesOf(text: string, places: readonly number[]): string[] {
  const at = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return at.slice(1).map((end, index) => text.slice(at[index], end));
}

const patience = { numRuns: 1000 };

describe('any XML', () => {
  test('is read as by another reader', () => {
    fc.assert(
      fc.property(document, (xml) => {
        const expected = eventsOfSaxes(xml);
        expect(expected).not.toBeNull();
        expect(xmlEvents([xml])).toEqual(expected);
      }),
      patience,
    );
  });

  test('that is damaged is read or refused as by another reader', () => {
    fc.assert(
      fc.property(damaged, (xml) => {
        fc.pre(!strangeInstruction.test(xml));
        const events = xmlEvents([xml]);
        expect(typeof events === 'string' ? null : events).toEqual(eventsOfSaxes(xml));
      }),
      { numRuns: 3000 },
    );
  });

  test('has the same result in whatever pieces it arrives', () => {
    fc.assert(
      fc.property(fc.oneof(document, damaged), cuts, (xml, places) => {
        expect(xmlEvents(piecesOf(xml, places))).toEqual(xmlEvents([xml]));
      }),
      patience,
    );
  });

  test('has the same result where long text is passed on in short pieces', () => {
    fc.assert(
      fc.property(
        fc.oneof(document, damaged),
        fc.integer({ min: 9, max: 20 }),
        cuts,
        (xml, longest, places) => {
          const events = xmlEvents([xml]);
          const inPieces = [[xml], piecesOf(xml, places), xml.split('')].map((pieces) =>
            xmlEvents(pieces, longest),
          );
          // Of two faults, another one may be found first.
          const isRefused = typeof events === 'string';
          if (isRefused) expect(inPieces.every((each) => typeof each === 'string')).toBe(true);
          else expect(inPieces).toEqual([events, events, events]);
        },
      ),
      patience,
    );
  });

  test('has the same result in single characters', () => {
    fc.assert(
      fc.property(fc.oneof(document, damaged), (xml) => {
        expect(xmlEvents(xml.split(''))).toEqual(xmlEvents([xml]));
      }),
      patience,
    );
  });
});
