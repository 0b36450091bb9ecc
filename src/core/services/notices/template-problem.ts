import { oneLine } from '../../text/one-line.ts';
import type { MailTemplate } from './notice-settings.ts';

/** What a template can name. Docs: `docs/operating.md`. */
const templateValues = [
  ...([
    'business',
    'name',
    'email',
    'document',
    'services',
    'lines',
    'subtotal',
    'adminFee',
    'total',
  ] as const),
  ...(['textWords', 'referenceWords', 'tables', 'figures', 'frontPages', 'doubts', 'hasDoubts'] as const),
  ...([
    'isWaiting',
    'studentMail',
    'note',
    'error',
    'version',
    'isRevised',
    'isForChanges',
    'newWords',
  ] as const),
  ...(['goneWords', 'earlierTotal', 'totalTogether', 'deskUrl', 'quoteUrl', 'dealUrl'] as const),
] as const;
export type TemplateValue = (typeof templateValues)[number];

/** What it can name for each of the `lines`. */
const lineValues = ['description', 'amount'];

/**
 * Returns what is wrong with a template, in a sentence, or null if it is valid. A text must have its subject in the
 * first line, and each name must be one that is filled in.
 */
export async function templateProblem({ text, html }: Partial<MailTemplate>): Promise<string | null> {
  const { default: mustache } = await import('mustache');
  if (text !== undefined && !/^Subject:[ \t]*\S/.test(text)) return 'its first line must be "Subject: …"';
  try {
    for (const template of [text, html]) {
      const unknown = template === undefined ? [] : unknownNames(mustache.parse(template), templateValues);
      const named = [...new Set(unknown)].map((name) => `{{${oneLine(name).slice(0, 40)}}}`).join(', ');
      if (named !== '')
        return `${named} cannot be filled in; the names are ${templateValues.join(', ')}, and in lines ${lineValues.join(', ')}`;
    }
    return null;
  } catch (error) {
    return error instanceof Error ? oneLine(error.message) : 'it cannot be read';
  }
}

/** Returns the names in a parsed template that are not known where they stand. */
function unknownNames(tokens: readonly (readonly unknown[])[], known: readonly string[]): string[] {
  return tokens.flatMap(([type, name, , , content]) => {
    if (typeof name !== 'string' || !naming.has(type)) return [];
    // "." is the entry of a list itself, and "lines.length" belongs to what stands before its dot.
    const [first = ''] = name.split('.');
    const own = type !== '>' && (first === '' || known.includes(first)) ? [] : [name];
    const inside = first === 'lines' ? [...known, ...lineValues] : known;
    return [...own, ...(Array.isArray(content) ? unknownNames(content, inside) : [])];
  });
}

/** The kinds of tokens that name something. There are no partial templates (">") to name. */
const naming: ReadonlySet<unknown> = new Set(['name', '&', '{', '#', '^', '>']);
