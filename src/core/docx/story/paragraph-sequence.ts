import type { DigestBudget } from '../text/word-digests.ts';
import { OpenParagraph } from './elements/open-paragraph.ts';
import { newRun } from './elements/open-run.ts';
import { type Flow, isSamePlace, placeIn } from './flow.ts';
import type { Role, Story } from './story.ts';
import type { StyleSheet } from './styles/style-sheet.ts';

/**
 * Numbers the paragraphs of all flows in the order of the text, and joins those whose marks a revision removed, as
 * Word does when changes are accepted: each goes on in the next one of its flow, and has the properties of that
 * (17.13.5.15). Where nothing is left in it, it leaves nothing.
 */
export class ParagraphSequence {
  /** Index of the next paragraph. */
  next = 0;
  readonly #story: Story;
  readonly #styles: StyleSheet;
  readonly #budget: DigestBudget | null;

  constructor(story: Story, styles: StyleSheet, budget: DigestBudget | null) {
    this.#story = story;
    this.#styles = styles;
    this.#budget = budget;
  }

  open(flow: Flow, roles: readonly Role[]): void {
    // In a damaged document one may stand in another; what is not kept would leave a hole among them.
    this.close(flow);
    const paragraph =
      this.#goOn(flow, roles) ?? new OpenParagraph(this.#take(), placeIn(flow), roles, this.#budget);
    paragraph.bookmarks.push(...flow.bookmarks);
    flow.bookmarks = [];
    flow.run = newRun();
    flow.paragraph = paragraph;
  }

  close(flow: Flow): void {
    const { paragraph } = flow;
    if (!paragraph) return;
    flow.paragraph = null;
    if (!paragraph.markDeleted) this.#keep(paragraph);
    else {
      flow.unended = paragraph;
      // The index is that of the next one, so long as nothing is in it.
      if (paragraph.isNothing) this.next = paragraph.index;
    }
  }

  /** The flow ends, or a cell in it: the last mark cannot go, whatever a revision says of it. */
  end(flow: Flow): void {
    this.close(flow);
    const { unended } = flow;
    if (!unended) return;
    flow.unended = null;
    if (unended.isNothing) unended.index = this.#take();
    this.#keep(unended);
  }

  endCell(flow: Flow): void {
    if (flow.unended && isSamePlace(flow.unended.place, placeIn(flow))) this.end(flow);
  }

  /** A content control around paragraphs begins or ends: no text goes on across that, and nothing else ends. */
  endText(flow: Flow): void {
    if (!flow.paragraph && flow.unended?.isNothing === false) this.end(flow);
  }

  /** The paragraph before, where it goes on in the one that opens now. */
  #goOn(flow: Flow, roles: readonly Role[]): OpenParagraph | null {
    const { unended } = flow;
    if (!unended) return null;
    flow.unended = null;
    if (isSamePlace(unended.place, placeIn(flow))) {
      if (unended.isNothing) unended.index = this.#take();
      unended.goOn(roles);
      return unended;
    }
    // None goes on in a table; in front of one, only a mark with nothing before it can go.
    if (unended.isNothing) flow.bookmarks.unshift(...unended.bookmarks);
    else this.#keep(unended);
    return null;
  }

  #take(): number {
    this.next += 1;
    return this.next - 1;
  }

  /** A text box closes its paragraphs before the one that it is anchored in; the index keeps the order. */
  #keep(paragraph: OpenParagraph): void {
    this.#story.paragraphs[paragraph.index] = paragraph.finish(this.#styles);
  }
}
