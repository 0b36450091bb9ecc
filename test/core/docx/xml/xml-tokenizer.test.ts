import { describe, expect, test } from 'vitest';
import { XmlTokenizer } from '../../../../src/core/docx/xml/xml-tokenizer.ts';
import { xmlEvents } from '../../../support/docx/xml-events.ts';

/** The text of the root `<a>`. */
const textOf = (content: string) => {
  const events = xmlEvents([`<a>${content}</a>`]);
  return typeof events === 'string' ? events : (events.find(([kind]) => kind === 'text')?.[1] ?? '');
};
/** The value of the root's attribute `b`. */
const attributeOf = (value: string) => {
  const events = xmlEvents([`<a b="${value}"/>`]);
  return typeof events === 'string' ? events : events[0]?.[2]?.b;
};

describe('XML', () => {
  test('is read as tags and text', () => {
    expect(xmlEvents(['<?xml version="1.0"?><a b="c"><d/>text<e f=\'g\'>more</e></a>'])).toEqual([
      ['open', 'a', { b: 'c' }],
      ['open', 'd', {}],
      ['close', 'd'],
      ['text', 'text'],
      ['open', 'e', { f: 'g' }],
      ['text', 'more'],
      ['close', 'e'],
      ['close', 'a'],
    ]);
  });

  test.each([
    ['white space in tags', '<a\n b = "c"\t></a >'],
    ['a greater-than sign in an attribute', '<a b=">"/>'],
    ['the other quotation mark in an attribute', `<a b="'" c='"'/>`],
    ['comments and instructions anywhere', '<!-- a > b --><?x y?><a><!----><?z?></a><!-- - -->\n<?x?>'],
    ['a comment that holds a tag', '<a><!-- </a> --></a>'],
    ['an instruction that holds a tag', '<a><?x </a> ?></a>'],
    ['names in any script', '<ш:é1 _北.京-="x"/>'],
    ['a name outside the first plane', '<\u{10400}/>'],
    ['a declaration with all it can say', `<?xml version='1.0' encoding="UTF-8" standalone='yes' ?><a/>`],
    ['the same attribute on two elements', '<a b="1"><c b="2"/></a>'],
  ])('may contain %s', (_what, xml) => {
    expect(xmlEvents([xml])).toBeInstanceOf(Array);
  });

  test.each([
    ['nothing', ''],
    ['no element', '<!-- x -->'],
    ['a byte order mark in the middle', ' \ufeff<a/>'],
    ['two roots', '<a/><b/>'],
    ['text before the root', 'x<a/>'],
    ['text behind the root', '<a/>x'],
    ['character data outside the root', '<![CDATA[x]]><a/>'],
    ['a reference outside the root', '<a/>&#32;'],
    ['an end tag of another element', '<a><b></a></b>'],
    ['an end tag that is longer', '<a></ab>'],
    ['an end tag that is shorter', '<ab></a>'],
    ['an end tag with an attribute', '<a></a b="c">'],
    ['an end tag too many', '<a></a></a>'],
    ['an end tag too few', '<a><a></a>'],
    ['space before a name', '< a/>'],
    ['space before the name of an end tag', '<a></ a>'],
    ['a name that starts with a digit', '<1/>'],
    ['a name with a sign', '<a$/>'],
    ['an empty tag', '<a><></a>'],
    ['a slash in the middle of a tag', '<a / b="c"/>'],
    ['an attribute without a value', '<a b/>'],
    ['an attribute without quotation marks', '<a b=c/>'],
    ['an attribute without a name', '<a ="c"/>'],
    ['attributes without space between them', '<a b="c"d="e"/>'],
    ['an attribute twice', '<a b="1" b="1"/>'],
    ['a less-than sign in an attribute', '<a b="<"/>'],
    ['a forbidden character in an attribute', '<a b="\u0001"/>'],
    ['a forbidden character in text', '<a>\u0008</a>'],
    ['a forbidden character in a comment', '<a><!-- \u0000 --></a>'],
    ['a forbidden character in an instruction', '<a><?x \uffff?></a>'],
    ['a forbidden character in character data', '<a><![CDATA[\ufffe]]></a>'],
    ['half a character', '<a>\ud800</a>'],
    ['the other half', '<a>\udc00</a>'],
    ['two hyphens in a comment', '<a><!-- -- --></a>'],
    ['a comment that ends in three hyphens', '<a><!-- ---></a>'],
    ['a comment of one and a half marks', '<a><!--></a>'],
    ['the end of character data in text', '<a>]]></a>'],
    ['a declaration of another kind', '<a><!ELEMENT b></a>'],
    ['a document type in the root', '<a><!DOCTYPE b></a>'],
    ['a document type behind the root', '<a/><!DOCTYPE a>'],
    ['an instruction without a name', '<a><? x?></a>'],
    ['an instruction whose name has a sign', '<a><?x+?></a>'],
    ['a second XML declaration', '<?xml version="1.0"?><?xml version="1.0"?><a/>'],
    ['an XML declaration behind a blank', ' <?xml version="1.0"?><a/>'],
    ['an XML declaration in capitals', '<?XML version="1.0"?><a/>'],
    ['an XML declaration without a version', '<?xml encoding="UTF-8"?><a/>'],
    ['an XML declaration of XML 2', '<?xml version="2.0"?><a/>'],
  ])('is refused with %s', (_what, xml) => {
    expect(xmlEvents([xml])).toBe('malformed');
  });

  test.each([
    '<a',
    '<a b="',
    '<a b="c>',
    '<a>text',
    '<a></a',
    '<a><!-',
    '<a><!-- -',
    '<a><?x ?',
    '<a><![CDATA[ ]]',
    '<a>&am',
    '<!DOCTYPE a [',
  ])('that ends in the middle of something is refused: %s', (xml) => {
    expect(xmlEvents([xml])).toBe('malformed');
  });

  test('is refused for a document type declaration', () => {
    expect(xmlEvents(['<!-- x --><!DOCTYPE a><a/>'])).toBe('document type');
  });

  test('is refused for more than a thousand attributes of one element', () => {
    const attributes = Array.from({ length: 1001 }, (_each, index) => ` a${index}=""`).join('');
    expect(xmlEvents([`<a${attributes}/>`])).toBe('too many attributes');
  });
});

describe('text', () => {
  test.each([
    ['the five names of XML', '&lt;&gt;&amp;&quot;&apos;', `<>&"'`],
    ['references by number', '&#65;&#x42;&#x1F600;&#9;', 'AB😀\t'],
    ['a reference that gives an ampersand', '&amp;lt;', '&lt;'],
    ['line ends of all systems', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['a line end by number', '&#13;\n', '\r\n'],
    ['character data', 'a<![CDATA[<&amp;]]]]>\r\n', 'a<&amp;]]\n'],
    ['a lone greater-than sign', 'a > b ]] >', 'a > b ]] >'],
    ['characters outside the first plane', '😀', '😀'],
  ])('has %s replaced', (_what, source, text) => {
    expect(textOf(source)).toBe(text);
  });

  test.each([
    '&',
    '& ',
    '&;',
    '&a',
    '&#;',
    '&#x;',
    '&#xg;',
    '&#X41;',
    '&#0;',
    '&#xFFFF;',
    '&#x110000;',
    '&1;',
  ])('is refused with %s', (reference) => {
    expect(textOf(reference)).toBe('malformed');
  });

  test.each(['&nbsp;', '&AMP;', '&__proto__;'])('is refused with the entity %s', (reference) => {
    expect(textOf(reference)).toBe('unknown entity');
  });
});

describe('the value of an attribute', () => {
  test.each([
    ['white space', 'a\tb\nc\r\nd', 'a b c d'],
    ['a line end by number', 'a&#10;b', 'a\nb'],
    ['references', '&lt;&quot;&#x20;', '<" '],
  ])('has %s replaced', (_what, source, value) => {
    expect(attributeOf(source)).toBe(value);
  });

  test('may have the name of an object property', () => {
    const [first] = xmlEvents(['<a __proto__="x" constructor="y"/>']);
    expect(JSON.stringify(first)).toBe('["open","a",{"__proto__":"x","constructor":"y"}]');
  });
});

describe('a tag that occurs many times', () => {
  /** The different events of a text, as text. */
  const kindsOf = (xml: string) => {
    const events = xmlEvents([xml]);
    return new Set(typeof events === 'string' ? [events] : events.map((event) => JSON.stringify(event)));
  };

  test('is read the same way each time', () => {
    expect(kindsOf(`<a>${'<b c="d"/>'.repeat(1000)}</a>`).size).toBe(4);
  });

  test('is distinguished from one that differs in a single character, wherever that is', () => {
    const tag = '<bcdefg hijklmn="opqrstu"/>';
    const places = [...Array(tag.length).keys()].filter((at) => /[a-z]/.test(tag.charAt(at)));
    const variants = places.map((at) => `${tag.slice(0, at)}z${tag.slice(at + 1)}`);
    const opened = [...kindsOf(`<a>${tag}${variants.join('')}${tag}</a>`)].filter((event) =>
      /^."open/.test(event),
    );
    expect(opened).toHaveLength(places.length + 2);
  });
});

describe('a token in many pieces', () => {
  /** Seconds where each piece were looked at again; a few milliseconds otherwise. */
  const long = 'x'.repeat(1024);
  const pieces = Array.from({ length: 5000 }, () => long);

  test.each([
    ['text', '<a>', '</a>'],
    ['an attribute', '<a b="', '"/>'],
    ['a comment', '<a><!--', '--></a>'],
    ['character data', '<a><![CDATA[', ']]></a>'],
    ['an instruction', '<a><?b ', '?></a>'],
  ])('is read in time: %s', (_what, start, end) => {
    expect(xmlEvents([start, ...pieces, end])).toBeInstanceOf(Array);
  });

  test.each([
    ['text', '<a>', '</a>'],
    ['text made of references', '<a>', '</a>', '&#65;'.repeat(200)],
    ['character data', '<a><![CDATA[', ']]></a>'],
  ])('is passed on in pieces, so that no memory holds all of it: %s', (_what, start, end, piece = long) => {
    const lengths: number[] = [];
    const events = { open() {}, close() {}, text: (text: string) => lengths.push(text.length) };
    const tokenizer = new XmlTokenizer(events);
    for (const each of [start, ...Array.from({ length: 1000 }, () => piece), end]) tokenizer.write(each);
    tokenizer.close();
    expect(Math.max(...lengths)).toBeLessThanOrEqual(65_536);
  });

  test.each([
    ['an attribute', '<a b="'],
    ['a comment', '<a><!--'],
    ['an instruction', '<a><?b '],
    ['white space in an end tag', '<a></a'],
  ])('is refused where it is longer than 16 million characters: %s', (_what, start) => {
    const space = ' '.repeat(1_000_000);
    expect(xmlEvents([start, ...Array.from({ length: 18 }, () => space)])).toBe('too long');
  });

  test('is refused where it may be a reference, but none is that long', () => {
    expect(xmlEvents(['<a>&', ...pieces, ';</a>'])).toBe('malformed');
  });

  test('does not make a declaration of an instruction that comes after it', () => {
    const space = ' '.repeat(70_000);
    expect(xmlEvents([space, space, '<?xml version="1.0"?><a/>'])).toBe('malformed');
  });

  test('is refused in time: an end tag with white space in it', () => {
    const space = Array.from({ length: 1000 }, () => ' '.repeat(1024));
    expect(xmlEvents(['<a></a', ...space, 'b>'])).toBe('malformed');
  });
});
