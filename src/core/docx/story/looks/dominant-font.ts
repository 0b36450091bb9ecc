/** Finds the font that most of a paragraph's characters are set in. */
export class DominantFont {
  /** That of most characters so far, the earlier one of two that have as many; null before the first. */
  name: string | null = null;
  #most = 0;
  /** All that were met, from the second on; most paragraphs have but one. */
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

/** No paragraph of a thesis has as many. */
const mostFonts = 20;
