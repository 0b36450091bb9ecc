import type { Part } from '../package/parts/part.ts';
import type { DigestBudget, PassageDigest } from '../text/word-digests.ts';
import type { Repeats } from '../xml/open-elements.ts';
import { refuseTooMany } from './content-count.ts';
import { type Attributes, readXml, type XmlHandler } from './read-xml.ts';
import type { Settings, Story } from './story.ts';
import { StoryCursor } from './story-cursor.ts';
import { StoryReader } from './story-reader.ts';
import type { StyleSheet } from './styles/style-sheet.ts';

/** Reads the main document part. With a budget, each paragraph gets a digest. */
export async function readStory(
  part: Part,
  styles: StyleSheet,
  settings?: Settings,
  budget?: DigestBudget,
): Promise<Story> {
  const cursor = new StoryCursor(styles, settings, budget);
  await readXml(part, new StoryReader(cursor));
  cursor.endFlow();
  return cursor.story;
}

/**
 * Counts the words of each footnote or endnote, keyed as in {@link Paragraph.notes} (`footnote:3`). Separators and
 * continuation notices are not counted as notes.
 */
export async function readNotes(
  part: Part | null,
  kind: 'footnote' | 'endnote',
  styles: StyleSheet,
  digesting?: NoteDigests,
): Promise<ReadonlyMap<string, number>> {
  const words = new Map<string, number>();
  if (part) await readXml(part, new NoteReader(kind, styles, words, digesting));
  return words;
}

/** Receives the digests of notes: those of a note's paragraphs, in order, under the note's key. */
export interface NoteDigests {
  budget: DigestBudget;
  digests: Map<string, PassageDigest[]>;
}

class NoteReader implements XmlHandler {
  readonly repeats: Repeats;
  readonly #element: string;
  readonly #kind: string;
  readonly #words: Map<string, number>;
  readonly #cursor: StoryCursor;
  readonly #story: StoryReader;
  readonly #digesting: NoteDigests | undefined;
  #id: string | null = null;

  constructor(
    kind: 'footnote' | 'endnote',
    styles: StyleSheet,
    words: Map<string, number>,
    digesting: NoteDigests | undefined,
  ) {
    this.#kind = kind;
    this.#element = `w:${kind}`;
    this.#words = words;
    this.#digesting = digesting;
    this.#cursor = new StoryCursor(styles, undefined, digesting?.budget);
    this.#story = new StoryReader(this.#cursor);
    this.repeats = this.#story.repeats;
  }

  open(name: string, attributes: Attributes): void {
    if (name === this.#element) {
      const type = attributes['w:type'] ?? 'normal';
      this.#id = type === 'normal' ? (attributes['w:id'] ?? null) : null;
    }
    this.#story.open(name, attributes);
  }

  close(name: string): void {
    this.#story.close();
    if (name !== this.#element) return;
    const paragraphs = this.#cursor.takeParagraphs();
    refuseTooMany('notes', this.#words.size);
    if (this.#id === null) return;
    const note = `${this.#kind}:${this.#id}`;
    this.#words.set(
      note,
      paragraphs.reduce((sum, { words }) => sum + words, 0),
    );
    this.#digesting?.digests.set(
      note,
      paragraphs.flatMap(({ digest }) => digest ?? []),
    );
  }

  text(text: string): void {
    this.#story.text(text);
  }
}
