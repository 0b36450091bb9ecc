import { detached } from '../../text/detached.ts';
import { type DigestBudget, WordDigests } from '../../text/word-digests.ts';
import { WordCounter } from '../../text/words.ts';
import { ParagraphLook } from '../formatting/paragraph-look.ts';
import { scriptOf } from '../formatting/run-face.ts';
import { type Break, keptCharacters, type Paragraph, type Place, type Role } from '../story.ts';
import type { ParagraphProperties, RunProperties } from '../styles/paragraph-format.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import { newRun, type OpenRun, runInForce } from './open-run.ts';

/** A paragraph while its runs are being read. */
export class OpenParagraph {
  index: number;
  readonly place: Place;
  properties: ParagraphProperties = {};
  styleId: string | null = null;
  sequence: string | null = null;
  target: string | null = null;
  startsUnrecorded = false;
  endsSection: number | null = null;
  equations = 0;
  /** A revision removed the paragraph mark, so that the paragraph continues in the next one. */
  markDeleted = false;
  /** A text box is anchored in it. */
  isHost = false;
  /** The formatting of the paragraph mark; null if nothing is said about it. */
  mark: OpenRun | null = null;
  readonly notes: string[] = [];
  readonly bookmarks: string[] = [];
  readonly drawings: number[] = [];
  #roles = new Set<Role>();
  #breaks: Break[] = [];
  #counter = new WordCounter();
  #text = '';
  /** A page or column break came after the kept text. */
  #startsLine = false;
  #look = new ParagraphLook();
  readonly #digests: WordDigests | null;

  /**
   * @param budget if the paragraph is to get a digest
   */
  constructor(index: number, place: Place, roles: readonly Role[], budget: DigestBudget | null = null) {
    this.index = index;
    this.place = place;
    this.#digests = budget && new WordDigests(budget);
    for (const role of roles) this.addRole(role);
  }

  get isEmpty(): boolean {
    return this.#look.characters === 0;
  }

  /** It contains nothing visible, not even white space. Bookmarks are not visible. */
  get isNothing(): boolean {
    const things = this.#breaks.length + this.notes.length + this.drawings.length;
    return this.#text === '' && things === 0 && !this.isHost;
  }

  /**
   * Continues this paragraph, whose mark was removed, in the next one. A paragraph's properties are those of its
   * mark, so the properties of this one are dropped.
   */
  goOn(roles: readonly Role[]): void {
    // If nothing is left of it, nothing is in a field or a content control either.
    if (this.isNothing) this.#roles.clear();
    for (const role of roles) this.addRole(role);
    this.properties = {};
    this.styleId = null;
    this.mark = null;
    this.markDeleted = false;
  }

  /**
   * @param inForce the run's properties as they apply in this paragraph
   */
  addText(text: string, run: OpenRun, inForce: RunProperties): void {
    const visible = this.#counter.add(text);
    this.#digests?.add(text);
    if (this.#text.length < keptCharacters) this.#keep(text);
    if (visible === 0) return;
    const look = this.#look;
    const waits = (this.markDeleted || look.isWaiting) && !look.isFull;
    if (waits) look.addWaiting(visible, scriptOf(text), run);
    else look.add(visible, scriptOf(text), inForce);
  }

  /** An equation counts as one character, not separated from its neighbours by white space. */
  addEquation(run: OpenRun, inForce: RunProperties): void {
    this.equations += 1;
    if (this.isEmpty) this.startsUnrecorded = true;
    this.addText('∎', run, inForce);
  }

  addBreak(kind: Break['kind']): void {
    if (kind !== 'recorded') {
      this.#counter.separate();
      this.#digests?.separate();
      this.#startsLine = this.#text !== '';
    }
    this.#breaks.push({ kind, after: this.#look.characters, drawings: this.drawings.length });
  }

  addRole(role: Role | null): void {
    if (!role) return;
    // Authors insert lists of figures within the content control of their bibliography.
    if (ofLists.has(role)) this.#roles.delete('bibliography');
    this.#roles.add(role);
  }

  /** Takes back a role if its field ended before any visible text of the paragraph. */
  removeRole(role: Role): void {
    if (this.isEmpty) this.#roles.delete(role);
  }

  /**
   * @param tableStyle of the table that it is in; undefined outside tables
   */
  finish(styles: StyleSheet, tableStyle?: string | null): Paragraph {
    const inForce = (run: OpenRun) => runInForce(styles, run, this.styleId);
    const format = styles.paragraph(this.styleId, this.properties, tableStyle);
    const mark = this.isEmpty ? inForce(this.mark ?? newRun()) : null;
    return {
      index: this.index,
      text: detached(this.#text),
      characters: this.#look.characters,
      words: this.#counter.words,
      notes: orNone(this.notes),
      format,
      look: this.#look.finish(inForce, mark),
      breaks: orNone(this.#breaks),
      place: this.place,
      roles: orNone([...this.#roles]),
      sequence: this.sequence,
      bookmarks: orNone(this.bookmarks),
      target: this.target,
      startsUnrecorded: this.startsUnrecorded,
      drawings: orNone(this.drawings),
      equations: this.equations,
      endsSection: this.endsSection,
      ...(this.#digests && { digest: this.#digests.finish() }),
    };
  }

  #keep(text: string): void {
    const kept = this.#startsLine ? `${this.#text}\n` : this.#text;
    this.#startsLine = false;
    this.#text = kept + text.slice(0, Math.max(0, keptCharacters - kept.length));
  }
}

/** The roles of lists that Word makes, apart from bibliographies. */
const ofLists: ReadonlySet<Role> = new Set(['contents', 'list-of-captions', 'index', 'authorities']);

const none: readonly never[] = [];

/** Saves memory by sharing one empty list. */
function orNone<T>(list: T[]): readonly T[] {
  return list.length > 0 ? list : none;
}
