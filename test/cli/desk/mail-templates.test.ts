import { describe, expect, test } from 'vitest';
import { readTemplates } from '../../../src/cli/desk/mail-templates.ts';
import { deskTemplates } from '../../../src/core/services/notices/templates.ts';
import { type FolderContent, scratchFolder } from '../support/scratch-folder.ts';

const templatesOf = async (files: FolderContent) => readTemplates(await scratchFolder(files));

describe('the mail templates of a folder', () => {
  test('replace the parts that they are named after', async () => {
    const files = { 'quote.txt': 'Subject: Angebot\n\n{{total}}', 'new-quote.html': '<p>{{{name}}}</p>' };
    expect(await templatesOf(files)).toEqual({
      quote: { text: 'Subject: Angebot\n\n{{total}}' },
      'new-quote': { html: '<p>{{{name}}}</p>' },
    });
  });

  test('may be those of the desk itself', async () => {
    const files = Object.entries(deskTemplates).flatMap(([name, { text, html }]) => [
      [`${name}.txt`, text],
      [`${name}.html`, html],
    ]);
    expect(await templatesOf(Object.fromEntries(files))).toEqual(deskTemplates);
  });

  test.each([
    '{{! a remark }}{{#lines}}{{description}}: {{amount}}, {{name}}{{/lines}}',
    '{{#doubts}}- {{.}}{{/doubts}}{{^doubts}}none{{/doubts}}',
    '{{#lines.length}}{{lines.length}} lines{{/lines.length}}',
    '{{=<% %>=}}<%total%>',
  ])('may say %s', async (body) => {
    const text = `Subject: x\n\n${body}`;
    expect(await templatesOf({ 'quote.txt': text })).toEqual({ quote: { text } });
  });

  test('may begin with a byte order mark', async () => {
    const files = { 'quote.txt': '\ufeffSubject: x\n\n{{total}}' };
    expect(await templatesOf(files)).toEqual({ quote: { text: 'Subject: x\n\n{{total}}' } });
  });

  test('are refused in another encoding', async () => {
    const files = { 'quote.txt': Buffer.from('Subject: f\u00fcr Sie\n\n{{total}}', 'latin1') };
    await expect(templatesOf(files)).rejects.toThrow(
      'quote.txt: it is not in UTF-8; save it in that encoding.',
    );
  });

  test('are not looked for in files of other kinds', async () => {
    expect(await templatesOf({ 'README.md': '', '.quote.txt.swp': '', '._quote.txt': '' })).toEqual({});
  });

  test.each([
    ['{{nonsense}}', '{{nonsense}}'],
    ['{{#nonsense}}{{alsoNot}}{{/nonsense}} {{Name}}', '{{nonsense}}, {{alsoNot}}, {{Name}}'],
    ['{{^note}}{{{nonsense}}}{{/note}} {{&nonsense}}', '{{nonsense}}'],
    ['{{amount}}', '{{amount}}'],
    ['{{> footer}}', '{{footer}}'],
  ])('are refused with %s', async (body, named) => {
    const refusal = templatesOf({ 'new-quote.txt': `Subject: x\n\n${body}` });
    await expect(refusal).rejects.toThrow(
      `new-quote.txt: ${named} cannot be filled in; the names are business, name,`,
    );
  });

  test.each(['quotte.txt', 'Quote.txt', 'quote.TXT', 'new quote.html', 'quote.de.txt'])(
    'are refused under the name %s',
    async (name) => {
      await expect(templatesOf({ [name]: 'Subject: x' })).rejects.toThrow(
        `${name} is not the name of a mail; the names are new-submission, revised-submission,`,
      );
    },
  );
});
