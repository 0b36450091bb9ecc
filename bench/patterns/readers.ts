import { styleLength } from '../../src/core/docx/story/styles/property-values.ts';
import { readContentsLine, titleOf } from '../../src/core/docx/structure/contents-line.ts';
import { countTraits, hasReferenceTraits } from '../../src/core/docx/structure/reference-entry.ts';
import { continuesBefore, isContinuation } from '../../src/core/docx/text/captions/caption-continuation.ts';
import { readLabel, readUnnumbered } from '../../src/core/docx/text/captions/caption-label.ts';
import { readCaptionStyle } from '../../src/core/docx/text/captions/caption-style.ts';
import {
  isCaptionNote,
  readCaption,
  readOtherCaption,
} from '../../src/core/docx/text/captions/caption-text.ts';
import { readsLikeCode } from '../../src/core/docx/text/code-line.ts';
import { excerpt } from '../../src/core/docx/text/excerpt.ts';
import { foldText, stripMarks } from '../../src/core/docx/text/fold-text.ts';
import { hasPagesOrVolume, hasPublicationWords } from '../../src/core/docx/text/publication-words.ts';
import { kindsOfCompound } from '../../src/core/docx/text/titles/compound-title.ts';
import { isAppendix, readChapter, readHeading } from '../../src/core/docx/text/titles/heading-text.ts';
import { kindsOfTitle, onlyUnknownWord } from '../../src/core/docx/text/titles/title-kinds.ts';
import { kindsOf } from '../../src/core/docx/text/vocabulary.ts';
import { countWords } from '../../src/core/docx/text/words.ts';
import { keyCodec } from '../../src/core/text/key-codec.ts';

const names = keyCodec({ escaped: /[^a-z]/g, sign: '%' });

/** All functions that read a document's text, by name, and every other one that assembles its patterns from pieces. */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  styleLength: (text) => styleLength(text, 'width'),
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
  readsLikeCode,
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
  nameOfKey: (text) => names.nameOf(text),
  keyOfName: (text) => names.keyOf(text),
};
