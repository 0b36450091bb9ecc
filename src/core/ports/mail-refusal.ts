import { DeskError, type DeskErrorOptions } from '../errors.ts';

/**
 * A mail that the server will not take, with what the server said. Its words may name the recipient: they are in a
 * private field, which logs and JSON leave out.
 *
 * @example
 * throw new MailRefusal('The mail server does not accept this mail.', { said: '554 5.7.1 Looks like spam' });
 */
export class MailRefusal extends DeskError {
  readonly #said: string;

  constructor(message: string, { said, ...options }: DeskErrorOptions & { said: string }) {
    super('mail_refused', message, options);
    this.#said = said;
  }

  /** What the server said, as one line of at most 200 characters; an empty string if it said nothing. */
  get said(): string {
    return quoted(this.#said);
  }
}

/** Returns why a mail was refused, for the editor: in the server's words if there are any. Pure. */
export function refusalReason(refusal: DeskError): string {
  const said = refusal instanceof MailRefusal ? refusal.said : '';
  return said === '' ? quoted(refusal.message) : said;
}

/** On one line of at most 200 characters, without invisible ones. */
function quoted(text: string): string {
  // Each line of a reply begins with the same code.
  const joined = text.replace(/\r?\n(?:\d{3}[ -])?/g, ' ');
  const plain = joined.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...plain];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : plain;
}

const most = 200;
