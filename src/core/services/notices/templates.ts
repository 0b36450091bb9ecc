import type { MailTemplate, TemplateName } from './notice-settings.ts';

const quoteText = `{{#lines}}
{{description}}: {{amount}}
{{/lines}}
Subtotal: {{subtotal}}
Administrative fee: {{adminFee}}
Total: {{total}}`;

const quoteHtml = `<table cellpadding="6" style="border-collapse:collapse">
{{#lines}}
<tr><td>{{description}}</td><td align="right">{{amount}}</td></tr>
{{/lines}}
<tr><td>Subtotal</td><td align="right">{{subtotal}}</td></tr>
<tr><td>Administrative fee</td><td align="right">{{adminFee}}</td></tr>
<tr><td><strong>Total</strong></td><td align="right"><strong>{{total}}</strong></td></tr>
</table>`;

const studentText = `{{quote}}
{{#note}}

{{note}}
{{/note}}
{{#quoteUrl}}

See the quote, print it or save it: {{quoteUrl}}
{{/quoteUrl}}

{{business}}
`.replace('{{quote}}', quoteText);

const studentHtml = `{{quote}}
{{#note}}<p style="white-space:pre-line">{{note}}</p>{{/note}}
{{#quoteUrl}}<p><a href="{{quoteUrl}}">See the quote, print it or save it</a></p>{{/quoteUrl}}
<p>{{business}}</p>
`.replace('{{quote}}', quoteHtml);

/** The mail that an editor gets when a document has arrived and has been quoted. */
function arrival(subject: string, said: (document: string) => string): MailTemplate {
  return {
    text: `Subject: ${subject}: {{name}}, {{services}}, {{total}}

{{name}} ({{email}}) ${said('{{document}}')}

Words of text: {{textWords}}
Words of references: {{referenceWords}}
Tables: {{tables}}
Figures: {{figures}}
Front matter pages: {{frontPages}}

${quoteText}
{{#hasDoubts}}

Please check:
{{#doubts}}
- {{.}}
{{/doubts}}
{{/hasDoubts}}
{{#studentMail}}

{{studentMail}}
{{/studentMail}}
{{#deskUrl}}

On the desk: {{deskUrl}}
{{/deskUrl}}
{{#dealUrl}}
The deal: {{dealUrl}}
{{/dealUrl}}
`,
    html: `<p>{{name}} (<a href="mailto:{{email}}">{{email}}</a>) ${said('<strong>{{document}}</strong>')}</p>
<p>Words of text: {{textWords}}, words of references: {{referenceWords}}, tables: {{tables}}, figures: {{figures}}, front matter pages: {{frontPages}}</p>
${quoteHtml}
{{#hasDoubts}}<p><strong>Please check:</strong></p><ul>{{#doubts}}<li>{{.}}</li>{{/doubts}}</ul>{{/hasDoubts}}
{{#studentMail}}<p>{{studentMail}}</p>{{/studentMail}}
{{#deskUrl}}<p><a href="{{deskUrl}}">Open it on the desk</a></p>{{/deskUrl}}
{{#dealUrl}}<p><a href="{{dealUrl}}">Open the deal</a></p>{{/dealUrl}}
`,
  };
}

const quoteIntroduction =
  'Thank you for {{document}}. {{#isForChanges}}This quote covers only what has changed, and is in addition to the quote{{#earlierTotal}} of {{earlierTotal}}{{/earlierTotal}} for the previous document{{#totalTogether}} ({{totalTogether}} together){{/totalTogether}}:{{/isForChanges}}{{^isForChanges}}Here is our quote:{{/isForChanges}}';

const newQuoteIntroduction =
  '{{#isRevised}}Here is our quote for the revised document {{document}} (new words: {{newWords}}; removed: {{goneWords}}).{{/isRevised}}{{^isRevised}}We have taken another look at {{document}}.{{/isRevised}} {{#isForChanges}}It covers only the changes, and is in addition to the previous quote{{#earlierTotal}} of {{earlierTotal}}{{/earlierTotal}}{{#totalTogether}} ({{totalTogether}} together){{/totalTogether}}:{{/isForChanges}}{{^isForChanges}}This quote replaces the previous one{{#earlierTotal}} of {{earlierTotal}}{{/earlierTotal}}:{{/isForChanges}}';

/** The mails as the desk writes them. The names in double braces are explained in `docs/operating.md`. */
export const deskTemplates: Readonly<Record<TemplateName, MailTemplate>> = {
  'new-submission': arrival('New', (document) => `submitted ${document} for {{services}}.`),
  'revised-submission': arrival(
    'Revised',
    (document) =>
      `sent ${document}, a revised document, for {{services}}. New words of text: {{newWords}}; removed: {{goneWords}}.`,
  ),
  'failed-submission': {
    text: `Subject: No quote for {{name}}

{{name}} ({{email}}) submitted {{document}}, but the desk could not quote it:

{{error}}
{{#deskUrl}}

On the desk: {{deskUrl}}
{{/deskUrl}}
`,
    html: `<p>{{name}} (<a href="mailto:{{email}}">{{email}}</a>) submitted <strong>{{document}}</strong>, but the desk could not quote it:</p>
<p>{{error}}</p>
{{#deskUrl}}<p><a href="{{deskUrl}}">Open it on the desk</a></p>{{/deskUrl}}
`,
  },
  'failed-revision': {
    text: `Subject: No quote for a revised document of {{name}}

{{name}} ({{email}}) sent {{document}}, a revised document, but the desk could not quote it:

{{error}}

The quote stays as it was.
{{#deskUrl}}

On the desk: {{deskUrl}}
{{/deskUrl}}
`,
    html: `<p>{{name}} (<a href="mailto:{{email}}">{{email}}</a>) sent <strong>{{document}}</strong>, a revised document, but the desk could not quote it:</p>
<p>{{error}}</p>
<p>The quote stays as it was.</p>
{{#deskUrl}}<p><a href="{{deskUrl}}">Open it on the desk</a></p>{{/deskUrl}}
`,
  },
  quote: {
    text: `Subject: Your quote from {{business}}

Hello {{name}},

${quoteIntroduction}

${studentText}`,
    html: `<p>Hello {{name}},</p>
<p>${quoteIntroduction}</p>
${studentHtml}`,
  },
  'new-quote': {
    text: `Subject: Your new quote from {{business}}

Hello {{name}},

${newQuoteIntroduction}

${studentText}`,
    html: `<p>Hello {{name}},</p>
<p>${newQuoteIntroduction}</p>
${studentHtml}`,
  },
};
