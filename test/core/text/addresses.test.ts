import { describe, expect, test } from 'vitest';
import { emailSchema } from '../../../src/core/schemas/fields.ts';
import {
  isAddress,
  isSameAddress,
  mentionsAddress,
  readAddresses,
  withoutAddress,
  withPlainDomain,
} from '../../../src/core/text/addresses.ts';

const ann = { name: 'Ann B', email: 'ann@example.org' };
const bob = { email: 'bob@example.org' };

describe('a list of addresses', () => {
  test.each([
    ['bob@example.org', [bob]],
    ['Ann B <ann@example.org>', [ann]],
    ['"Ann B" <ann@example.org>; bob@example.org', [ann, bob]],
    ['bob@example.org, Ann B <ann@example.org>', [bob, ann]],
    ['Ann B <ann@example.org>\r\nbob@example.org\n', [ann, bob]],
    ['bob@example.org bob@example.org', [bob, bob]],
    ['Ann B <ann@example.org> bob@example.org', [ann, bob]],
    ['<bob@example.org>\tAnn B <ann@example.org>  <bob@example.org>', [bob, ann, bob]],
    ['"Ann B" <ann@example.org> "C, Cy" <cy@example.org>', [ann, { name: 'C, Cy', email: 'cy@example.org' }]],
    ['"Ann <x@y> B" <ann@example.org>', [{ ...ann, name: 'Ann <x@y> B' }]],
    ['Ann > B <ann@example.org>', [{ ...ann, name: 'Ann > B' }]],
    [' ; ,\n bob@example.org ;;', [bob]],
    ['<ann@example.org>', [{ email: 'ann@example.org' }]],
    ['"B, Ann" <ann@example.org>, bob@example.org', [{ ...ann, name: 'B, Ann' }, bob]],
    ['B, Ann <ann@example.org>, bob@example.org', [{ ...ann, name: 'B, Ann' }, bob]],
    ['"Ann \\"the\\" B" <ann@example.org>', [{ ...ann, name: 'Ann "the" B' }]],
    ['Ann; bob@example.org', [{ email: 'Ann' }, bob]],
    ['bob@example.org, Ann', [bob, { email: 'Ann' }]],
    ['"Ann <ann@example.org>; bob@example.org', [{ ...ann, name: '"Ann' }, bob]],
    ['Ann <ann@example.org', [{ email: 'Ann <ann@example.org' }]],
    ['', []],
  ])('is read: %j', (text, people) => {
    expect(readAddresses(text)).toEqual(people);
  });

  test('is read in time that grows with its length', () => {
    const before = process.cpuUsage();
    for (const text of [
      '"'.repeat(200_000),
      'a,'.repeat(100_000),
      ' <'.repeat(100_000),
      '> '.repeat(100_000),
      '@>" '.repeat(100_000),
      '\n'.repeat(200_000),
    ])
      readAddresses(text);
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(5_000_000);
  });
});

describe('an address', () => {
  test.each([
    ['ada@example.org', true],
    [' ada+thesis@example.org ', true],
    ['ada@bücher.example', true],
    ['ada@почта.рф', true],
    ['', false],
    ['ada', false],
    ['ada@gmail', false],
    ['name@localhost', false],
    ['a..b@example.org', false],
    [`${'a'.repeat(250)}@example.org`, false],
  ])('is judged as the desk judges it: %j', (text, isAccepted) => {
    expect([isAddress(text), emailSchema.safeParse(text).success]).toEqual([isAccepted, isAccepted]);
  });
});

test('letter case and white space around it make no other address', () => {
  expect(isSameAddress(' Ada@Example.ORG\n', 'ada@example.org')).toBe(true);
  expect(isSameAddress('ada@example.org', 'eda@example.org')).toBe(false);
});

test.each([
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['Ada@Example.ORG', 'Ada@Example.ORG'],
  ['ada@bücher.example:25', 'ada@bücher.example:25'],
  ['bücher.example', 'bücher.example'],
])('with its domain as mail servers write it, %s is %s', (email, written) => {
  expect(withPlainDomain(email)).toBe(written);
});

describe('an address in a text', () => {
  test.each([
    'ada@example.org',
    'To: "Ada" <Ada@Example.org>',
    '{"email":"ada@example.org"}',
    'Write to ada@example.org.',
    'xada@example.org and ada@example.org',
    JSON.stringify({ notes: 'Please ask\nada@example.org' }),
    String.raw`{"notes":"Ada \u003cada@example.org\u003e"}`,
  ])('is found in %j', (text) => {
    expect(mentionsAddress(text, 'ada@example.org')).toBe(true);
  });

  test.each(['', 'nada@example.org', 'ada@example.org.uk', 'x.ada@example.org', 'ada@example.orga'])(
    'is not found in %j',
    (text) => {
      expect(mentionsAddress(text, 'ada@example.org')).toBe(false);
    },
  );

  test.each([
    ['Referred by Ada@example.org.', 'Referred by removed'],
    ['İ <ada@example.org>, bob@example.org\nada@example.org', 'İ <removed>, bob@example.org\nremoved'],
    ['nada@example.org', 'nada@example.org'],
  ])('is taken out of %j', (text, left) => {
    expect(withoutAddress(text, 'ada@example.org', 'removed')).toBe(left);
  });
});
