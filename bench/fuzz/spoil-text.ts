import type { Chance } from '../chance.ts';

/** Corrupts the text of a part: cuts, duplicates or misplaces tags, and inserts unexpected values. */
export function spoilText(xml: string, chance: Chance): string {
  let spoilt = xml;
  for (let count = 1 + chance.below(5); count > 0; count -= 1) spoilt = chance.of(ways)(spoilt, chance);
  return spoilt;
}

const ways: readonly ((xml: string, chance: Chance) => string)[] = [
  (xml, chance) => replaced(xml, chance, ''),
  (xml, chance) => {
    const from = chance.below(xml.length + 1);
    const piece = xml.slice(from, from + chance.below(300));
    return xml.slice(0, from) + piece + xml.slice(from);
  },
  (xml, chance) => {
    const place = chance.below(xml.length + 1);
    return xml.slice(0, place) + chance.of(pieces) + xml.slice(place);
  },
  // Between two tags, so that the part is more likely to stay well-formed.
  (xml, chance) => {
    const place = xml.indexOf('<', chance.below(xml.length + 1));
    return place < 0 ? xml : xml.slice(0, place) + chance.of(pieces) + xml.slice(place);
  },
  (xml, chance) => {
    const place = xml.indexOf('="', chance.below(xml.length + 1));
    const end = place < 0 ? -1 : xml.indexOf('"', place + 2);
    return end < 0 ? xml : `${xml.slice(0, place + 2)}${chance.of(values)}${xml.slice(end)}`;
  },
  (xml, chance) => xml.slice(0, chance.below(xml.length + 1)),
];

function replaced(xml: string, chance: Chance, by: string): string {
  const from = chance.below(xml.length + 1);
  return xml.slice(0, from) + by + xml.slice(from + chance.below(300));
}

const pieces = [
  ...['<w:p/>', '<w:p>', '</w:p>', '<w:tbl/>', '<w:tbl>', '</w:tbl>', '<w:tr/>', '<w:tc/>', '<w:sectPr/>'],
  ...[
    '<w:r><w:t>Introduction</w:t></w:r>',
    '<w:fldChar w:fldCharType="begin"/>',
    '<w:footnoteReference w:id="1"/>',
  ],
  ...['<w:fldChar w:fldCharType="end"/>', '<w:sdt>', '</w:sdt>', '<w:del>', '</w:del>', '<w:txbxContent>'],
  ...[
    '<mc:AlternateContent>',
    '</mc:AlternateContent>',
    '<w:br w:type="page"/>',
    '<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>',
  ],
  ...[
    '&#0;',
    '&undefined;',
    '&#x10ffff;',
    ']]>',
    '<![CDATA[',
    '<!--',
    '<!DOCTYPE a [<!ENTITY b "c">]>',
    '\u0000',
    '\ud800',
  ],
];

const values = [
  '',
  '-1',
  '0',
  '1',
  '99999999999999999999',
  'NaN',
  '1e308',
  '__proto__',
  'constructor',
  'a"b',
  '%1%2%3',
  'true',
];
