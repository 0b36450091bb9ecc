import { endOfName, endOfSpace, expandReferences, refuseForbidden } from './characters.ts';
import { type EndSearch, searchFor, searchForTag, searchForTagEnd } from './end-search.ts';
import { OpenElements, type XmlEvents } from './open-elements.ts';
import { type KnownTag, TagMemory } from './tag.ts';
import { XmlError } from './xml-error.ts';

/**
 * Reads XML 1.0 that arrives in pieces, cut anywhere, and refuses anything that is not well-formed. Reading stops at
 * a document type declaration, which no part of a Word document may have (ISO/IEC 29500-2, 9.1.1), so that no entity
 * is ever declared. Namespaces are left to the receiver.
 *
 * @throws XmlError from `write` and `close`
 * @example
 * const tokenizer = new XmlTokenizer({ open: ({ name }) => names.push(name), close() {}, text() {} });
 * tokenizer.write('<a><b');
 * tokenizer.write('/></a>');
 * tokenizer.close();
 */
export class XmlTokenizer<Note = unknown> {
  readonly #events: XmlEvents<Note>;
  readonly #tags = new TagMemory<Note>();
  readonly #elements: OpenElements<Note>;
  /** The start of a token whose end has not come yet, and the search for that end once the kind of token is known. */
  #held = '';
  #search: EndSearch | null = null;
  #isStart = true;

  constructor(events: XmlEvents<Note>) {
    this.#events = events;
    this.#elements = new OpenElements(events);
  }

  write(piece: string): void {
    let at = 0;
    while (this.#held !== '' && at < piece.length) at = this.#goOn(piece, at);
    if (at < piece.length) this.#read(piece, at);
  }

  /** Forgets the remembered elements, because their names mean something else from here on. */
  forgetContents(): void {
    this.#elements.contents.clear();
  }

  close(): void {
    const rest = this.#held;
    if (!this.#elements.areComplete || endOfSpace(rest, 0) < rest.length) {
      throw new XmlError('the end is missing');
    }
  }

  /**
   * Continues the token that an earlier piece began, and stops there: V8 reads a text joined from two pieces far more
   * slowly than one that came whole.
   */
  #goOn(piece: string, from: number): number {
    const end = this.#search ? this.#search(piece, from) : piece.length;
    const held = this.#held + piece.slice(from, end < 0 ? undefined : end);
    if (end < 0) {
      this.#held = held;
      return piece.length;
    }
    const isText = this.#search === searchForTag;
    this.#held = '';
    this.#search = null;
    if (isText) this.#content(held, 0, held.length);
    else this.#read(held, 0);
    this.#isStart &&= this.#held !== '';
    return end;
  }

  #read(text: string, from: number): void {
    this.#elements.contents.expectNothing();
    let at = from;
    while (at < text.length) {
      const next = text.charCodeAt(at) === lessThan ? this.#markup(text, at) : this.#text(text, at);
      if (next === unfinished) {
        this.#held = text.slice(at);
        return;
      }
      at = next;
      this.#isStart = false;
    }
  }

  /** Every method that reads a token returns the position after it, or {@link unfinished}. */
  #markup(text: string, at: number): number {
    // The first `>` may be in an attribute's value; then there is no known tag that ends there.
    const likelyEnd = text.indexOf('>', at) + 1;
    const known = this.#tags.recall(text.slice(at + 1, likelyEnd));
    if (known) return this.#take(known, text, likelyEnd);
    const sign = text.charCodeAt(at + 1);
    if (sign === exclamationMark) return this.#declaration(text, at);
    if (sign === questionMark) return this.#instruction(text, at);
    return at + 1 < text.length ? this.#tag(text, at) : unfinished;
  }

  #tag(text: string, at: number): number {
    wholeTag.lastIndex = at;
    if (!wholeTag.test(text)) return this.#wait(searchForTagEnd(), text, at);
    const end = wholeTag.lastIndex;
    return this.#take(this.#tags.read(text.slice(at + 1, end)), text, end);
  }

  #take({ opens, closes }: KnownTag<Note>, text: string, end: number): number {
    if (opens) return this.#elements.open(opens, text, end);
    this.#elements.close(closes, text, end);
    return end;
  }

  #declaration(text: string, at: number): number {
    const start = text.slice(at, at + characterData.length);
    if (start.startsWith(comment)) return this.#comment(text, at);
    if (start === characterData) return this.#characterData(text, at);
    if (start === documentType && !this.#elements.hadRoot) {
      if (!text.includes('>', at)) return this.#wait(searchFor('>'), text, at);
      throw new XmlError('a document type declaration', 'document type');
    }
    const mayBecome = [comment, characterData, documentType].some((whole) => whole.startsWith(start));
    if (mayBecome && at + start.length === text.length) return unfinished;
    throw new XmlError('a declaration of no kind that we know');
  }

  #comment(text: string, at: number): number {
    const end = text.indexOf('--', at + comment.length);
    if (end < 0 || end + 2 === text.length) return this.#wait(searchFor('-->'), text, at + comment.length);
    if (text.charCodeAt(end + 2) !== greaterThan) throw new XmlError('two hyphens in a comment');
    refuseForbidden(text.slice(at, end));
    return end + 3;
  }

  #characterData(text: string, at: number): number {
    const end = text.indexOf(']]>', at + characterData.length);
    if (end < 0) return this.#wait(searchFor(']]>'), text, at + characterData.length);
    if (this.#elements.areNone) throw new XmlError('character data outside the root');
    const content = text.slice(at + characterData.length, end);
    refuseForbidden(content);
    this.#events.text(withLineFeeds(content));
    return end + 3;
  }

  #instruction(text: string, at: number): number {
    const end = text.indexOf('?>', at + 2);
    if (end < 0) return this.#wait(searchFor('?>'), text, at + 2);
    checkInstruction(text.slice(at + 2, end), this.#isStart);
    return end + 2;
  }

  #text(text: string, at: number): number {
    const end = text.indexOf('<', at);
    if (end < 0) return this.#wait(searchForTag, text, at);
    this.#content(text, at, end);
    return end;
  }

  #content(text: string, at: number, end: number): void {
    if (!this.#elements.areNone) this.#events.text(characterContent(text.slice(at, end)));
    else if (endOfSpace(text, at) !== end) throw new XmlError('text outside the root');
  }

  /** Continues the search in later pieces; `from` is the first position where the end could have been. */
  #wait(search: EndSearch, text: string, from: number): typeof unfinished {
    search(text, from);
    this.#search = search;
    return unfinished;
  }
}

/** A tag up to its `>`, which may also be in an attribute's value; a pattern for the same reason as {@link needsCare}. */
const wholeTag = /[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/y;

const unfinished = -1;
const comment = '<!--';
const characterData = '<![CDATA[';
const documentType = '<!DOCTYPE';

const exclamationMark = 0x21;
const lessThan = 0x3c;
const greaterThan = 0x3e;
const questionMark = 0x3f;

/**
 * Checks the text between `<?` and `?>`: a processing instruction or, at the very start of a document, its XML
 * declaration (XML 1.0, productions 16 and 23).
 *
 * @throws XmlError
 */
function checkInstruction(source: string, isAtStart: boolean): void {
  refuseForbidden(source);
  const end = endOfName(source, 0);
  const target = source.slice(0, end);
  if (target.toLowerCase() === 'xml') {
    if (!isAtStart || !declaration.test(source)) throw new XmlError('no proper XML declaration');
  } else if (end < source.length && endOfSpace(source, end) === end) {
    throw new XmlError('no proper processing instruction');
  }
}

const declaration =
  /^xml\s+version\s*=\s*(["'])1\.[0-9]+\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*$/;

/**
 * Returns the text between two tags as a reader of the document has it.
 *
 * @throws XmlError
 */
function characterContent(source: string): string {
  if (!needsCare.test(source)) return source;
  refuseForbidden(source);
  if (source.includes(']]>')) throw new XmlError('the end of character data that never began');
  return expandReferences(withLineFeeds(source));
}

/** Converts every line end to a line feed (XML 1.0, 2.11). */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/**
 * Nearly all text has neither references nor anything that XML might forbid. This is a pattern, because V8 runs it as
 * machine code from the second text on, but a loop only after some milliseconds.
 */
const needsCare = /[^\t\n\x20-%'-=?-\ud7ff]/;
