import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { quote } from '../../../src/core/pricing/quote.ts';
import { csvRows } from '../../../src/core/pricing/quote-document/csv.ts';
import { type QuoteDocument, quoteFormats, renderQuote } from '../../../src/core/pricing/quote-document.ts';
import { starterSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';

const analysis = { textWordCount: 48_210, refsWordCount: 1_000, tables: 2, figures: 0, frontMatter: 8 };

function documentWith(change: Partial<QuoteDocument> = {}): QuoteDocument {
  return {
    business: 'Ada Edits',
    document: 'thesis.docx',
    client: 'Ana Example',
    serviceType: 'editing',
    date: new Date('2026-11-20T09:00:00Z'),
    analysis,
    quote: quote(analysis, 'editing', starterSchedule),
    ...change,
  };
}

describe('a quote as text', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-11-20T18:30:00Z', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-21T02:00:00Z', '2026-11-20'],
  ])('has the date that it is in %s', async (zone, time, date) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    onTestFinished(() => {
      process.env.TZ = before;
    });
    for (const format of ['text', 'csv'] as const)
      expect(String(renderQuote(documentWith({ date: new Date(time) }), format))).toContain(date);
  });

  test('names business, date, client, document and service, and has all amounts below each other', () => {
    expect(renderQuote(documentWith(), 'text')).toBe(`Ada Edits: quote

Date:     2026-11-20
For:      Ana Example
Document: thesis.docx
Service:  Editing

Editing: 48,210 words of text       $867.78
Editing: 1,000 words of references   $24.00
Editing: 2 tables                     $6.00
Editing: 8 pages of front matter     $30.00

Subtotal                            $927.78
Administrative fee                   $25.00
Total                               $952.78

What was counted:
  Words of text        48,210
  Words of references   1,000
  Tables                    2
  Figures                   0
  Front matter pages        8
`);
  });

  test('has the amounts below each other where letters are two columns wide', () => {
    const lineItems = [
      { description: '加急', amount: 5 },
      { description: 'Rush', amount: 5 },
    ];
    const text = renderQuote(documentWith({ quote: { ...documentWith().quote, lineItems } }), 'text');
    expect(text).toContain('\n加急                  $5.00\nRush                  $5.00\n');
  });
});

describe('a quote as markdown', () => {
  test('is a table whose total stands out', () => {
    const text = renderQuote(documentWith(), 'markdown');
    expect(text).toContain('| Item | Amount |\n|---|---:|\n| Editing: 48,210 words of text | $867.78 |');
    expect(text).toContain('| **Total** | **$952.78** |');
  });

  test('takes nothing in a name for markup', () => {
    const text = renderQuote(documentWith({ document: '[a](/x) | <b> `c` *d*' }), 'markdown');
    expect(text).toContain('\\[a\\](/x) \\| \\<b\\> \\`c\\` \\*d\\*');
  });

  test.each([
    'https://evil.example/pay',
    'Ada HTTP://evil.example',
    'Ada www.evil.example',
    'Ada evil.example',
    'Ada eve@evil.example',
    'mailto:eve',
    '@eve',
    'Ada #12',
    '[a](http://x)',
  ])('has %s as code, where no reader makes a link of it', (name) => {
    expect(renderQuote(documentWith({ client: name }), 'markdown')).toContain(`- **For:** \` ${name} \`\n`);
  });

  test.each([
    'thesis.docx',
    'Dr. A. B. Example',
    'Ana Example',
    'Ann-Lee Smith (2nd) & Co!',
    'final_draft_2.docx',
  ])('has %s as it is', (name) => {
    expect(renderQuote(documentWith({ client: name }), 'markdown')).toContain(`- **For:** ${name}\n`);
  });

  test('lets no name begin a formula', () => {
    expect(renderQuote(documentWith({ client: '$a$' }), 'markdown')).toContain('- **For:** \\$a\\$\n');
  });

  test('lets no name end the code that it is in', () => {
    const text = renderQuote(documentWith({ client: '` www.evil.example `` x' }), 'markdown');
    expect(text).toContain('- **For:** ``` ` www.evil.example `` x ```\n');
  });
});

describe('a quote as csv', () => {
  test('has a line for each item and sum, with plain numbers', () => {
    const lines = renderQuote(documentWith(), 'csv').split('\r\n');
    expect(lines[0]).toBe('date,document,service,item,amount,currency');
    expect(lines[1]).toBe('2026-11-20,thesis.docx,editing,"Editing: 48,210 words of text",867.78,USD');
    expect(lines.at(-2)).toBe('2026-11-20,thesis.docx,editing,Total,952.78,USD');
    expect(lines.at(-1)).toBe('');
  });

  test.each(['=1+1', '+1', '-1', '@sum'])('makes no formula of a name such as %s', (name) => {
    expect(renderQuote(documentWith({ document: name }), 'csv')).toContain(`,'${name},`);
  });

  test.each([
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠sum', "'＠sum"],
    ['﹦1', "'﹦1"],
    [' \t=1', "'=1"],
    ['a;=1+1', `"a;'=1+1"`],
    ['a,=1+1', `"a,'=1+1"`],
    ['a; \u202E=1', `"a; '=1"`],
    ['a;"=1', `"a;""'=1"`],
    ['a;＝1', `"a;'＝1"`],
    ['a\n=1', 'a =1'],
  ])('makes no formula of %j, whether commas or semicolons separate cells', (name, written) => {
    const line = csvRows(documentWith({ document: name }))[0];
    expect(line?.slice(0, -',867.78,USD'.length)).toBe(
      `2026-11-20,${written},editing,"Editing: 48,210 words of text"`,
    );
  });

  test('lets no name begin a cell with a sign, whatever separates cells', () => {
    const character = fc.constantFrom('=', '＝', '-', '@', ';', ',', '"', ' ', '\t', '\n', '\u202E', 'a');
    fc.assert(
      fc.property(fc.array(character), (characters) => {
        const line = csvRows(documentWith({ document: characters.join('') }))[0] ?? '';
        for (const cell of line.split(/[;,]/)) expect(cell).not.toMatch(/^[\s"]*[=＝@-]/);
      }),
    );
  });

  test('quotes names with commas and quotes', () => {
    const text = renderQuote(documentWith({ document: 'a, "b".docx' }), 'csv');
    expect(text).toContain(',"a, ""b"".docx",');
  });

  test('writes large amounts without signs between the digits', () => {
    const large = quote({ ...analysis, textWordCount: 1_000_000 }, 'editing', starterSchedule);
    expect(renderQuote(documentWith({ quote: large }), 'csv')).toContain(',18000.00,USD');
  });
});

describe('a quote as html', () => {
  test('takes nothing in a name for markup', () => {
    const name = '<script>alert("1")</script>';
    const page = renderQuote(
      documentWith({ business: name, document: name, client: name, serviceType: name }),
      'html',
    );
    expect(page).not.toContain('<script');
    expect(page.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt;/g)).toHaveLength(5);
  });

  test('needs nothing from anywhere else', () => {
    expect(renderQuote(documentWith(), 'html')).not.toMatch(/https?:|src=|href=|url\(/);
  });
});

describe('a later version of a quote', () => {
  const later = documentWith({
    serviceType: ['editing', 'formatting'],
    version: 2,
    note: 'Hello Ana,\n\nI left [Appendix B] out.',
  });

  test('says which one it is, all its services and the note', () => {
    expect(renderQuote(later, 'text')).toContain(`Date:     2026-11-20
Version:  2
For:      Ana Example
Document: thesis.docx
Services: Editing, Formatting
`);
    expect(renderQuote(later, 'text')).toContain(
      '\n\nHello Ana,\n\nI left [Appendix B] out.\n\nWhat was counted:',
    );
  });

  test('has the note as paragraphs of the page', () => {
    expect(renderQuote(later, 'html')).toContain('<p class="note">I left [Appendix B] out.</p>');
  });

  test('has the note as text in markdown', () => {
    expect(renderQuote(later, 'markdown')).toContain('\nHello Ana,\n\nI left \\[Appendix B\\] out.\n');
  });

  test('has its services in one cell of the table', () => {
    expect(csvRows(later)[0]).toContain(',thesis.docx,editing + formatting,');
  });
});

describe('a quote in any format', () => {
  test.each(quoteFormats)('as %s shows the total and no second line that a name brought', (format) => {
    const text = renderQuote(documentWith({ client: 'Ana\r\nTotal: $0.00' }), format);
    expect(text).toContain('952.78');
    expect(text).not.toMatch(/^Total: \$0\.00/m);
  });

  test.each(quoteFormats)('as %s turns the direction of nothing behind a name', (format) => {
    const name = 'Ada \u202E\u2066\u200F\u061Cמאיה';
    const text = renderQuote(documentWith({ business: name, document: name, client: name }), format);
    expect(text).toContain('Ada מאיה');
    expect(text).not.toMatch(/\p{Bidi_Control}/u);
  });

  test.each(quoteFormats)('as %s keeps the name of an extra line on its line', (format) => {
    const description = 'Rush\r\nTotal: $0.00\x1b[31m \u202E';
    const priced = quote(analysis, 'editing', starterSchedule);
    const stored = { ...priced, lineItems: [{ description, amount: 5 }] };
    const text = renderQuote(documentWith({ quote: stored }), format);
    expect(text).toMatch(/Rush Total: .*0\.00/);
    expect(text).not.toMatch(/(?![\r\n])\p{Cc}|\p{Bidi_Control}/u);
  });

  test.each(quoteFormats)('as %s leaves out a client that is not known', (format) => {
    expect(renderQuote(documentWith({ client: undefined }), format)).not.toMatch(/\bFor\b/);
  });
});
