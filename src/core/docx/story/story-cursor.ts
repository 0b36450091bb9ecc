import type { DigestBudget } from '../text/word-digests.ts';
import { ContentCount } from './content-count.ts';
import type { FieldMeaning } from './elements/fields.ts';
import { OpenDrawing } from './elements/open-drawing.ts';
import { newRun, runInForce } from './elements/open-run.ts';
import { inheritFurniture, keepRoomForText, newSection } from './elements/open-section.ts';
import { emptyTable, OpenTable } from './elements/open-table.ts';
import { type Flow, newFlow, ParagraphSequence } from './flow.ts';
import { plainSettings } from './read-settings.ts';
import type { Break, Paragraph, Role, Section, Settings, Story, Table } from './story.ts';
import type { RunProperties } from './styles/paragraph-format.ts';
import type { StyleSheet } from './styles/style-sheet.ts';
import type { ThemeFonts } from './styles/theme-fonts.ts';

/** The position up to which a story has been read, and the operations that extend the story from there. */
export class StoryCursor {
  readonly story: Story;
  flow: Flow = newFlow(null);
  section: Section | null = null;
  readonly themeFonts: ThemeFonts;
  readonly #styles: StyleSheet;
  /** The flows around the open text boxes. */
  #outerFlows: Flow[] = [];
  /** For each open content control, the roles that it and the controls around it give their content. */
  #controls: (readonly Role[])[] = [];
  readonly #paragraphs: ParagraphSequence;
  readonly #contentCount = new ContentCount();

  /**
   * @param budget if paragraphs are to get digests
   */
  constructor(styles: StyleSheet, settings: Settings = plainSettings(), budget: DigestBudget | null = null) {
    this.story = {
      paragraphs: [],
      tables: [],
      drawings: [],
      sections: [],
      settings,
      furniture: new Map(),
      foreignParts: 0,
      firstForeignPart: null,
      fieldCharacters: 0,
      removals: 0,
    };
    this.#styles = styles;
    this.#paragraphs = new ParagraphSequence(this.story, styles, budget);
    this.themeFonts = styles.themeFonts;
  }

  openParagraph(): void {
    this.#contentCount.add('paragraphs');
    if (this.flow.paragraph) {
      this.openTextBox();
      this.flow.isMakeshift = true;
    }
    const { flow } = this;
    const roles = [...(this.#controls.at(-1) ?? []), ...flow.fields.roles()];
    this.#paragraphs.open(flow, roles);
  }

  closeParagraph(): void {
    const { flow } = this;
    if (!flow.paragraph) return;
    this.#paragraphs.close(flow);
    if (flow.isMakeshift) this.closeTextBox();
  }

  endFlow(): void {
    this.#paragraphs.end(this.flow);
  }

  /** Also called at the end of a run: content between runs, such as an equation, has only the paragraph's look. */
  openRun(): void {
    this.flow.run = newRun();
  }

  addText(text: string): void {
    if (this.isVisible()) this.flow.paragraph?.addText(text, this.flow.run, this.runInForce());
  }

  addEquation(): void {
    if (this.isVisible()) this.flow.paragraph?.addEquation(this.flow.run, this.runInForce());
  }

  addBreak(kind: Break['kind']): void {
    // A recorded break is where Word did break the page, whether or not the run is visible.
    if (kind !== 'recorded' && !this.isVisible()) return;
    this.#contentCount.add('breaks');
    this.flow.paragraph?.addBreak(kind);
  }

  addNote(note: string): void {
    if (!this.isVisible()) return;
    this.#contentCount.add('notes');
    this.flow.paragraph?.notes.push(note);
  }

  /** Whether text here is visible to a reader: not a field instruction, and not hidden. */
  isVisible(): boolean {
    const { paragraph, fields, isConcealed } = this.flow;
    if (paragraph === null || isConcealed) return false;
    return fields.isVisible(paragraph.index) && !this.runInForce().hidden;
  }

  /** The properties in force for the open run: its own, then its style's, then the paragraph style's. */
  runInForce(): RunProperties {
    const { run, paragraph } = this.flow;
    return runInForce(this.#styles, run, paragraph?.styleId ?? null);
  }

  /** Adds text of a field instruction. */
  addInstruction(text: string): void {
    this.flow.fields.instruct(text);
    this.story.fieldCharacters += text.replace(/\s+/g, '').length;
  }

  /** Applies to the paragraph what a field says about it, once its instruction is complete. */
  applyField(meaning: FieldMeaning): void {
    const { paragraph } = this.flow;
    if (!paragraph) return;
    if (meaning.role !== 'cross-reference' || paragraph.isEmpty) paragraph.addRole(meaning.role);
    if (meaning.sequence !== null) paragraph.sequence ??= meaning.sequence;
    if (meaning.target !== null) paragraph.target ??= meaning.target;
  }

  /** Ends a role whose field began in an earlier paragraph. A role from a content control stays. */
  endRole(role: Role | null): void {
    if (role && !this.#controls.at(-1)?.includes(role)) this.flow.paragraph?.removeRole(role);
  }

  /** LibreOffice keeps the control of the contents open up to the next table, far into the text. */
  endContents(): void {
    const controls = this.#controls;
    // A control has the roles of those around it, so none is left to look at once one lacks this role.
    for (let at = controls.length - 1; controls[at]?.includes('contents'); at -= 1)
      controls[at] = (controls[at] ?? []).filter((role) => role !== 'contents');
  }

  openControl(): void {
    this.#paragraphs.endText(this.flow);
    this.#controls.push(this.#controls.at(-1) ?? []);
  }

  closeControl(): void {
    this.#paragraphs.endText(this.flow);
    this.#controls.pop();
  }

  describeControl(role: Role | null): void {
    const roles = this.#controls.at(-1);
    if (role === null || !roles) return;
    if (!roles.includes(role)) this.#controls[this.#controls.length - 1] = [...roles, role];
    this.flow.paragraph?.addRole(role);
  }

  openTable(): void {
    const { flow, story } = this;
    this.#contentCount.add('tables');
    const outer = flow.tables.at(-1);
    const table: Table = {
      ...emptyTable,
      index: story.tables.length,
      first: this.#paragraphs.next,
      end: this.#paragraphs.next,
      outer: outer?.table.index ?? null,
      host: flow.host,
    };
    story.tables.push(table);
    flow.tables.push(new OpenTable(table, this.#styles.tableLines(null)));
  }

  setTableStyle(style: string | null): void {
    this.flow.tables.at(-1)?.setStyle(style, this.#styles.tableLines(style));
  }

  addGridColumn(width: number): void {
    this.#contentCount.add('columns');
    this.flow.tables.at(-1)?.addGridColumn(width);
  }

  openRow(): void {
    this.#contentCount.add('rows');
    this.flow.tables.at(-1)?.openRow();
  }

  closeCell(): void {
    this.#paragraphs.endCell(this.flow);
  }

  closeTable(): void {
    const { flow, story } = this;
    const open = flow.tables.pop();
    if (!open) return;
    const { table, lostRows } = open;
    if (flow.unended?.place.table === table.index) this.endFlow();
    open.finish(this.#paragraphs.next);
    const isGone = lostRows && table.rows === 0 && table.first === table.end;
    if (isGone && story.tables.at(-1) === table) story.tables.pop();
  }

  openDrawing(element: string): void {
    const { flow, story } = this;
    if (flow.drawing || !flow.paragraph || !this.isVisible()) return;
    this.#contentCount.add('drawings');
    flow.drawing = new OpenDrawing(element, story.drawings.length, flow.paragraph.index);
    story.drawings.push(flow.drawing.finish());
    flow.paragraph.drawings.push(story.drawings.length - 1);
  }

  openTextBox(): void {
    const { flow } = this;
    this.#outerFlows.push(flow);
    if (flow.paragraph) flow.paragraph.isHost = true;
    this.flow = newFlow(
      flow.paragraph?.index ?? null,
      flow.isConcealed || (flow.paragraph !== null && !this.isVisible()),
    );
  }

  closeTextBox(): void {
    this.endFlow();
    this.flow = this.#outerFlows.pop() ?? this.flow;
  }

  openSection(): void {
    this.section = newSection();
  }

  closeSection(): void {
    if (!this.section) return;
    this.#contentCount.add('sections');
    const { paragraph } = this.flow;
    // A section's break is the mark of its last paragraph. If that mark is removed, the text before it joins the next
    // section and takes its format (support.microsoft.com, Q99740); the standard does not say.
    if (paragraph?.markDeleted) {
      this.section = null;
      return;
    }
    if (!paragraph) this.endFlow();
    if (paragraph) paragraph.endsSection = this.story.sections.length;
    this.section.lastParagraph = paragraph?.index ?? this.#paragraphs.next - 1;
    keepRoomForText(this.section);
    inheritFurniture(this.section, this.story.sections.at(-1));
    this.story.sections.push(this.section);
    this.section = null;
  }

  /** Returns the paragraphs read since the last call and forgets them, because notes are counted one by one. */
  takeParagraphs(): Paragraph[] {
    this.endFlow();
    const { paragraphs } = this.story;
    this.story.paragraphs = [];
    this.story.tables = [];
    this.story.drawings = [];
    this.#paragraphs.next = 0;
    this.flow = newFlow(null);
    return paragraphs;
  }
}
