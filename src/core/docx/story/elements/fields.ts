import type { Role } from '../story.ts';

/** What a field instruction says about the text that the field produces (17.16). */
export interface FieldMeaning {
  role: Role | null;
  /** The identifier of a `SEQ` field. */
  sequence: string | null;
  /** The bookmark of a `PAGEREF` field. */
  target: string | null;
}

interface OpenField {
  instruction: string;
  /** The instruction has ended, so that text now counts. */
  inResult: boolean;
  meaning: FieldMeaning;
  beganInParagraph: number;
}

/**
 * The complex fields that are open at a point in the text. Their results count as text and their instructions do not;
 * both may contain nested fields.
 */
export class FieldStack {
  #open: OpenField[] = [];

  begin(paragraph: number): void {
    // Only a damaged document leaves so many open, and each would be checked again for every piece of text.
    if (this.#open.length >= deepestNesting) this.#open.shift();
    this.#open.push({ instruction: '', inResult: false, meaning: noMeaning, beganInParagraph: paragraph });
  }

  instruct(text: string): void {
    const field = this.#open.at(-1);
    // Citation fields contain whole data records; the beginning says all that matters.
    if (field && !field.inResult)
      field.instruction += text.slice(0, Math.max(0, 300 - field.instruction.length));
  }

  separate(): FieldMeaning {
    const field = this.#open.at(-1);
    if (!field) return noMeaning;
    field.inResult = true;
    field.meaning = meaningOf(field.instruction);
    return field.meaning;
  }

  /** Closes the innermost field and returns what it was; null if no field is open. */
  end(): { meaning: FieldMeaning; hadResult: boolean; beganInParagraph: number } | null {
    const field = this.#open.pop();
    if (!field) return null;
    const meaning = field.inResult ? field.meaning : meaningOf(field.instruction);
    return { meaning, hadResult: field.inResult, beganInParagraph: field.beganInParagraph };
  }

  /** Whether text here is visible. An instruction left open in a damaged document ends with its paragraph. */
  isVisible(paragraph: number): boolean {
    if (this.#open.length === 0) return true;
    this.#open = this.#open.filter((field) => field.inResult || field.beganInParagraph === paragraph);
    return this.#open.every((field) => field.inResult);
  }

  /** Returns the roles of all open fields. */
  roles(): Role[] {
    return this.#open.flatMap((field) => field.meaning.role ?? []);
  }
}

/** Parses a field instruction: `TOC \o "1-3"`, `SEQ Figure \* ARABIC`, `ADDIN ZOTERO_BIBL {…}`. */
export function meaningOf(instruction: string): FieldMeaning {
  const [name = '', argument = ''] = instruction.trim().split(/\s+/, 2);
  switch (name.toUpperCase()) {
    case 'TOC':
      return { ...noMeaning, role: listsCaptions(instruction) ? 'list-of-captions' : 'contents' };
    case 'SEQ':
      return { ...noMeaning, sequence: argument.replace(/["]|\\.*$/g, '') };
    case 'PAGEREF':
      return { ...noMeaning, role: 'page-reference', target: argument };
    case 'REF':
      return { ...noMeaning, role: namedByProgram.test(argument) ? 'cross-reference' : null };
    case 'BIBLIOGRAPHY':
      return { ...noMeaning, role: 'bibliography' };
    case 'INDEX':
      return { ...noMeaning, role: 'index' };
    case 'TOA':
      return { ...noMeaning, role: 'authorities' };
    case 'FORMTEXT':
    case 'FORMCHECKBOX':
    case 'FORMDROPDOWN':
      return { ...noMeaning, role: 'form-field' };
    case 'ADDIN':
      return bibliographyAddIn.test(instruction) ? { ...noMeaning, role: 'bibliography' } : noMeaning;
    default:
      return noMeaning;
  }
}

/**
 * Whether a `TOC` selects captions by their label (`\\c`, `\\a`), or only by caption styles (`\\t "Figure title,1"`).
 */
function listsCaptions(instruction: string): boolean {
  if (/\\[ac]\b/i.test(instruction)) return true;
  const styles = /\\t\s*"([^"]*)"/i.exec(instruction)?.[1] ?? '';
  return /caption|figure|table/i.test(styles) && !/heading/i.test(styles) && !/\\[ou]\b/i.test(instruction);
}

/**
 * The bookmarks that Word (`_Ref123`) and LibreOffice (`Ref_Figure0_label_and_number`, `__RefHeading___Toc1`) make for
 * cross-references. One named by the author may contain anything.
 */
const namedByProgram = /^(?:_{1,2}Ref|Ref_.+_(?:full|label_and_number|caption_only|number_only)$)/;

/** Word itself nests up to twenty. */
const deepestNesting = 100;

const noMeaning: FieldMeaning = { role: null, sequence: null, target: null };

/**
 * Zotero uses `ZOTERO_BIBL`, EndNote `EN.REFLIST`, RefWorks `RW.BIB`, NoteExpress `NE.Bib`; most others have "bibliography"
 * in the name.
 */
const bibliographyAddIn =
  /ADDIN\s+\S*(?:_BIBL\b|REFLIST|(?:RW|NE)\.BIB\b|BIBLIOGRAPHY)|CSL_BIBLIOGRAPHY|Mendeley Bibliography|<papers2_bibliography/i;
