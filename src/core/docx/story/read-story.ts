import type { Part } from '../package/parts/part.ts';
import type { Repeats } from '../xml/content-memory.ts';
import { type Attributes, readXml, type XmlHandler } from './read-xml.ts';
import type { Settings, Story } from './story.ts';
import { StoryCursor } from './story-cursor.ts';
import { StoryReader } from './story-reader.ts';
import type { StyleSheet } from './styles/style-sheet.ts';
import { refuseTooMany } from './tally.ts';

/** Reads the main document part. */
export async function readStory(part: Part, styles: StyleSheet, settings?: Settings): Promise<Story> {
  const cursor = new StoryCursor(styles, settings);
  await readXml(part, new StoryReader(cursor));
  cursor.endFlow();
  return cursor.story;
}

/**
 * Words of each footnote or endnote, keyed as {@link Paragraph.notes} refers to it (`footnote:3`).
 * Separators and continuation notices are no notes.
 */
export async function readNotes(
  part: Part | null,
  kind: 'footnote' | 'endnote',
  styles: StyleSheet,
): Promise<ReadonlyMap<string, number>> {
  const words = new Map<string, number>();
  if (part) await readXml(part, new NoteReader(kind, styles, words));
  return words;
}

class NoteReader implements XmlHandler {
  readonly repeats: Repeats;
  readonly #element: string;
  readonly #kind: string;
  readonly #words: Map<string, number>;
  readonly #cursor: StoryCursor;
  readonly #story: StoryReader;
  #id: string | null = null;

  constructor(kind: 'footnote' | 'endnote', styles: StyleSheet, words: Map<string, number>) {
    this.#kind = kind;
    this.#element = `w:${kind}`;
    this.#words = words;
    this.#cursor = new StoryCursor(styles);
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
    const words = this.#cursor.takeWords();
    refuseTooMany('notes', this.#words.size);
    if (this.#id !== null) this.#words.set(`${this.#kind}:${this.#id}`, words);
  }

  text(text: string): void {
    this.#story.text(text);
  }
}
