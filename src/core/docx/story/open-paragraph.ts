import { detached } from '../text/detached.ts';
import { WordCounter } from '../text/words.ts';
import { DominantFont } from './dominant-font.ts';
import type { OpenRun } from './open-run.ts';
import { type Face, faceOf } from './run-face.ts';
import { type Break, keptCharacters, type Paragraph, type Place, type Role } from './story.ts';
import type { ParagraphProperties, RunProperties } from './styles/paragraph-format.ts';
import type { StyleSheet } from './styles/style-sheet.ts';

/** A paragraph while its runs arrive. */
export class OpenParagraph {
  readonly index: number;
  readonly place: Place;
  readonly properties: ParagraphProperties = {};
  styleId: string | null = null;
  sequence: string | null = null;
  target: string | null = null;
  endsSection: number | null = null;
  equations = 0;
  /** A revision removed the paragraph's mark, so the next paragraph goes on in this one's last line. */
  markDeleted = false;
  /** How the paragraph's mark is set; null where nothing is said of it. */
  mark: OpenRun | null = null;
  readonly notes: string[] = [];
  readonly bookmarks: string[] = [];
  readonly drawings: number[] = [];
  #roles = new Set<Role>();
  #breaks: Break[] = [];
  #counter = new WordCounter();
  #text = '';
  /** A page or column break came behind the kept text. */
  #startsLine = false;
  #characters = 0;
  #fonts = new DominantFont();
  #look = { bold: 0, italic: 0, capitals: 0, underlined: 0, monospaced: 0, size: 0 };

  constructor(index: number, place: Place, roles: readonly Role[], previous: OpenParagraph | null) {
    this.index = index;
    this.place = place;
    for (const role of roles) this.#roles.add(role);
    if (previous?.markDeleted) this.#counter.insideWord = previous.#counter.insideWord;
  }

  get isEmpty(): boolean {
    return this.#characters === 0;
  }

  addText(text: string, run: RunProperties): void {
    const visible = this.#counter.add(text);
    if (this.#text.length < keptCharacters) this.#keep(text);
    if (visible > 0) this.#weigh(visible, faceOf(run, text), run);
  }

  /** An equation is one character that no white space parts from its neighbours. */
  addEquation(run: RunProperties): void {
    this.equations += 1;
    this.addText('∎', run);
  }

  addBreak(kind: Break['kind']): void {
    if (kind !== 'recorded') {
      this.#counter.separate();
      this.#startsLine = this.#text !== '';
    }
    this.#breaks.push({ kind, after: this.#characters, drawings: this.drawings.length });
  }

  addRole(role: Role | null): void {
    if (role) this.#roles.add(role);
  }

  /** Takes back a role whose field ended before anything of the paragraph was seen. */
  removeRole(role: Role): void {
    if (this.isEmpty) this.#roles.delete(role);
  }

  /** @param mark what is in force at the paragraph's mark, which makes the height of a line without text */
  finish(styles: StyleSheet, mark: RunProperties | null): Paragraph {
    const format = styles.paragraph(this.styleId, this.properties);
    const weight = Math.max(1, this.#characters);
    return {
      index: this.index,
      text: detached(this.#text),
      characters: this.#characters,
      words: this.#counter.words,
      notes: orNone(this.notes),
      format,
      look: {
        bold: this.#look.bold / weight,
        italic: this.#look.italic / weight,
        capitals: this.#look.capitals / weight,
        underlined: this.#look.underlined / weight,
        monospaced: this.#look.monospaced / weight,
        size: this.#characters > 0 ? this.#look.size / weight : (mark?.size ?? 10),
        font: this.#fonts.name ?? mark?.font ?? '',
      },
      breaks: orNone(this.#breaks),
      place: this.place,
      roles: orNone([...this.#roles]),
      sequence: this.sequence,
      bookmarks: orNone(this.bookmarks),
      target: this.target,
      drawings: orNone(this.drawings),
      equations: this.equations,
      endsSection: this.endsSection,
    };
  }

  #keep(text: string): void {
    const kept = this.#startsLine ? `${this.#text}\n` : this.#text;
    this.#startsLine = false;
    this.#text = kept + text.slice(0, Math.max(0, keptCharacters - kept.length));
  }

  #weigh(characters: number, { bold, italic, size = 10, font = '' }: Face, run: RunProperties): void {
    this.#characters += characters;
    if (bold) this.#look.bold += characters;
    if (italic) this.#look.italic += characters;
    if (run.capitals || run.smallCapitals) this.#look.capitals += characters;
    if (run.underlined) this.#look.underlined += characters;
    if (isMonospaced(font)) this.#look.monospaced += characters;
    this.#look.size += characters * size;
    this.#fonts.add(font, characters);
  }
}

const monospacedFace =
  /\b(?:courier|consolas|monaco|menlo|mono|monospace|monospaced|typewriter|fixed|code|lucida console)\b/i;
const knownFaces = new Map<string, boolean>();

function isMonospaced(font: string): boolean {
  let answer = knownFaces.get(font);
  if (answer === undefined) {
    answer = monospacedFace.test(font);
    // Names come from the document; a hostile one may hold millions.
    if (knownFaces.size < 1000) knownFaces.set(font, answer);
  }
  return answer;
}

const none: readonly never[] = [];

/** One shared empty list instead of thousands. */
function orNone<T>(list: T[]): readonly T[] {
  return list.length > 0 ? list : none;
}
