import { type CharacterNotation, characterData, plainText } from './character-content.ts';
import { endOfName, endOfSpace, refuseForbidden } from './characters.ts';
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
  #holdsData = false;
  #isStart = true;
  readonly #longest: number;

  /**
   * @param longest length of the pieces that longer text is passed on in; longer than any reference
   */
  constructor(events: XmlEvents<Note>, longest = 65_536) {
    this.#events = events;
    this.#elements = new OpenElements(events);
    this.#longest = longest;
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
      this.#held = held.length > this.#longest ? this.#lightened(held) : held;
      // What follows is then read as if it were a text of its own.
      if (this.#held === '') this.#search = null;
      return piece.length;
    }
    const isText = this.#search === searchForTag;
    this.#held = '';
    this.#search = null;
    this.#holdsData = false;
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
    const start = text.slice(at, at + startOfData.length);
    if (start.startsWith(comment)) return this.#comment(text, at);
    if (start === startOfData) return this.#characterData(text, at);
    if (start === documentType && !this.#elements.hadRoot) {
      if (!text.includes('>', at)) return this.#wait(searchFor('>'), text, at);
      throw new XmlError('a document type declaration', 'document type');
    }
    const mayBecome = [comment, startOfData, documentType].some((whole) => whole.startsWith(start));
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
    const start = at + startOfData.length;
    const end = text.indexOf(']]>', start);
    if (end < 0) {
      this.#holdsData = true;
      return this.#wait(searchFor(']]>'), text, start);
    }
    this.#data(text, start, end);
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
    if (this.#elements.areNone) {
      if (endOfSpace(text, at) !== end) throw new XmlError('text outside the root');
    } else if (end - at <= this.#longest) this.#events.text(plainText.contentOf(text.slice(at, end)));
    else this.#inPieces(text, at, end, plainText);
  }

  #data(text: string, at: number, end: number): void {
    if (this.#elements.areNone) throw new XmlError('character data outside the root');
    this.#inPieces(text, at, end, characterData);
  }

  #inPieces(text: string, at: number, end: number, { contentOf, endOfWhole }: CharacterNotation): void {
    let from = at;
    while (end - from > this.#longest) {
      const piece = text.slice(from, from + this.#longest);
      const whole = endOfWhole(piece);
      this.#events.text(contentOf(piece.slice(0, whole)));
      from += whole;
    }
    this.#events.text(contentOf(text.slice(from, end)));
  }

  /** Passes on what has come of a long text, so that memory does not grow with it; returns what still has to be held. */
  #lightened(held: string): string {
    if (this.#search === searchForTag) {
      const end = plainText.endOfWhole(held);
      this.#content(held, 0, end);
      this.#isStart = false;
      return held.slice(end);
    }
    if (this.#holdsData) {
      const end = characterData.endOfWhole(held);
      this.#data(held, startOfData.length, end);
      return startOfData + held.slice(end);
    }
    if (held.length > longestToken) throw new XmlError('a token without an end', 'too long');
    return held;
  }

  /** Continues the search in later pieces; `from` is the first position where the end could have been. */
  #wait(search: EndSearch, text: string, from: number): typeof unfinished {
    search(text, from);
    this.#search = search;
    return unfinished;
  }
}

/** A tag up to its `>`, which may also be in an attribute's value; a pattern because V8 runs it as machine code at once. */
const wholeTag = /[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/y;

const unfinished = -1;

/** Of tags, comments and instructions, in characters. The longest attributes hold a picture of some megabytes. */
const longestToken = 16 * 1024 * 1024;

const comment = '<!--';
const startOfData = '<![CDATA[';
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
