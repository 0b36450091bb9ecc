import { readContentsLine, titleOf } from '../../src/core/docx/structure/contents-line.ts';
import { countTraits, hasReferenceTraits } from '../../src/core/docx/structure/reference-entry.ts';
import { continuesBefore, isContinuation } from '../../src/core/docx/text/caption-continuation.ts';
import { readLabel, readUnnumbered } from '../../src/core/docx/text/caption-label.ts';
import { isCaptionNote } from '../../src/core/docx/text/caption-note.ts';
import { readCaptionStyle } from '../../src/core/docx/text/caption-style.ts';
import { readCaption } from '../../src/core/docx/text/caption-text.ts';
import { isAppendix, readChapter } from '../../src/core/docx/text/chapter-text.ts';
import { kindsOfCompound } from '../../src/core/docx/text/compound-title.ts';
import { excerpt } from '../../src/core/docx/text/excerpt.ts';
import { foldText, stripMarks } from '../../src/core/docx/text/fold-text.ts';
import { readHeading } from '../../src/core/docx/text/heading-text.ts';
import { readOtherCaption } from '../../src/core/docx/text/other-caption.ts';
import { hasPagesOrVolume, hasPublicationWords } from '../../src/core/docx/text/publication-words.ts';
import { kindsOfTitle } from '../../src/core/docx/text/title-kinds.ts';
import { onlyUnknownWord } from '../../src/core/docx/text/title-words.ts';
import { kindsOf } from '../../src/core/docx/text/vocabulary.ts';
import { countWords } from '../../src/core/docx/text/words.ts';

/** All that look at text of a document, by their names. */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  readContentsLine,
  titleOf,
  countTraits,
  hasReferenceTraits: (text) => hasReferenceTraits(text, 3),
  continuesBefore,
  isContinuation,
  readLabel,
  readUnnumbered,
  isCaptionNote,
  readCaptionStyle: (text) => readCaptionStyle({ name: text, base: null }),
  readCaption,
  isAppendix,
  readChapter,
  kindsOfCompound,
  excerpt,
  foldText,
  stripMarks,
  readHeading,
  readOtherCaption,
  hasPagesOrVolume,
  hasPublicationWords,
  kindsOfTitle,
  onlyUnknownWord,
  kindsOf,
  countWords,
};

/** What is repeated to hurt a pattern, with what may stand before it and behind it. */
const repeated = [
  '.',
  ' ',
  '1',
  '(',
  '[',
  'a',
  'A',
  'é',
  '表',
  '-',
  '…',
  '_',
  ':',
  '1.',
  '. ',
  'a ',
  '1 ',
  ') (',
];
const ends = ['', 'x', '!', '1'];
const starts = ['', 'Table 1', 'Figure ', '1 ', 'Chapter '];

/** Texts of a length that patterns which retry at each character take long for. */
export function hostileTexts(length: number): string[] {
  return repeated.flatMap((piece) =>
    starts.flatMap((start) =>
      ends.map((end) => `${start}${piece.repeat(Math.ceil(length / piece.length))}${end}`),
    ),
  );
}
