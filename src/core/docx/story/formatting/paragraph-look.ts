import type { OpenRun } from '../elements/open-run.ts';
import type { Look } from '../story.ts';
import type { RunProperties } from '../styles/paragraph-format.ts';
import { faceOf, type Script } from './run-face.ts';

/** Works out how a paragraph's characters look while they are being read. */
export class ParagraphLook {
  characters = 0;
  #fonts = new DominantFont();
  #sums = { bold: 0, italic: 0, capitals: 0, underlined: 0, monospaced: 0, size: 0 };
  /** Characters that wait for the paragraph's style to be known. */
  #waiting: { run: OpenRun; script: Script; characters: number }[] = [];

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether the limit on waiting entries is reached. Only a hostile paragraph has that many. */
  get isFull(): boolean {
    return this.#waiting.length >= mostWaiting;
  }

  /**
   * @param run the properties in force for the characters
   */
  add(characters: number, script: Script, run: RunProperties): void {
    this.characters += characters;
    this.#weigh(characters, script, run);
  }

  /** Adds characters of a paragraph that continues in the next one and will take that one's style. */
  addWaiting(characters: number, script: Script, run: OpenRun): void {
    this.characters += characters;
    const last = this.#waiting.at(-1);
    if (last?.run === run && last.script === script) last.characters += characters;
    else this.#waiting.push({ run, script, characters });
  }

  /**
   * @param mark the properties in force for the paragraph mark, which sets the height of a line without text
   */
  finish(inForce: (run: OpenRun) => RunProperties, mark: RunProperties | null): Look {
    for (const { run, script, characters } of this.#waiting) this.#weigh(characters, script, inForce(run));
    this.#waiting = [];
    const weight = Math.max(1, this.characters);
    const { bold, italic, capitals, underlined, monospaced, size } = this.#sums;
    return {
      bold: bold / weight,
      italic: italic / weight,
      capitals: capitals / weight,
      underlined: underlined / weight,
      monospaced: monospaced / weight,
      size: this.characters > 0 ? size / weight : (mark?.size ?? 10),
      font: this.#fonts.name ?? mark?.font ?? '',
    };
  }

  #weigh(characters: number, script: Script, run: RunProperties): void {
    const sums = this.#sums;
    const { bold, italic, size = 10, font = '' } = faceOf(run, script);
    if (bold) sums.bold += characters;
    if (italic) sums.italic += characters;
    if (run.capitals || run.smallCapitals) sums.capitals += characters;
    if (run.underlined) sums.underlined += characters;
    if (isMonospaced(font)) sums.monospaced += characters;
    sums.size += characters * size;
    this.#fonts.add(font, characters);
  }
}

const mostWaiting = 10_000;

const monospacedFace =
  /\b(?:courier|consolas|monaco|menlo|mono|monospace|monospaced|typewriter|fixed|code|lucida console)\b/i;
const knownFaces = new Map<string, boolean>();

function isMonospaced(font: string): boolean {
  let answer = knownFaces.get(font);
  if (answer === undefined) {
    answer = monospacedFace.test(font);
    // Names come from the document; a hostile one may contain millions.
    if (knownFaces.size < 1000) knownFaces.set(font, answer);
  }
  return answer;
}

/** Finds the font of most of a paragraph's characters. */
class DominantFont {
  /** The most frequent font so far, the earlier one if two are equally frequent; null before the first. */
  name: string | null = null;
  #most = 0;
  /** The counts of all fonts, kept from the second font on; most paragraphs have only one. */
  #counts: Map<string, number> | null = null;

  add(font: string, characters: number): void {
    this.name ??= font;
    if (this.name === font) {
      this.#most += characters;
      this.#counts?.set(font, this.#most);
    } else this.#addOther(this.name, font, characters);
  }

  #addOther(name: string, font: string, characters: number): void {
    this.#counts ??= new Map([[name, this.#most]]);
    if (this.#counts.size >= mostFonts && !this.#counts.has(font)) return;
    const count = (this.#counts.get(font) ?? 0) + characters;
    this.#counts.set(font, count);
    if (count <= this.#most) return;
    this.name = font;
    this.#most = count;
  }
}

/** No paragraph of a thesis has this many. */
const mostFonts = 20;
