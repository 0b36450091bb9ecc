import type { Language } from './language.ts';
import { arabic } from './languages/ar.ts';
import { azerbaijani } from './languages/az.ts';
import { bulgarian } from './languages/bg.ts';
import { catalan } from './languages/ca.ts';
import { czech } from './languages/cs.ts';
import { danish } from './languages/da.ts';
import { german } from './languages/de.ts';
import { greek } from './languages/el.ts';
import { english } from './languages/en.ts';
import { spanish } from './languages/es.ts';
import { estonian } from './languages/et.ts';
import { persian } from './languages/fa.ts';
import { finnish } from './languages/fi.ts';
import { french } from './languages/fr.ts';
import { hebrew } from './languages/he.ts';
import { croatian } from './languages/hr.ts';
import { hungarian } from './languages/hu.ts';
import { armenian } from './languages/hy.ts';
import { indonesian } from './languages/id.ts';
import { italian } from './languages/it.ts';
import { japanese } from './languages/ja.ts';
import { georgian } from './languages/ka.ts';
import { kazakh } from './languages/kk.ts';
import { khmer } from './languages/km.ts';
import { korean } from './languages/ko.ts';
import { lithuanian } from './languages/lt.ts';
import { latvian } from './languages/lv.ts';
import { macedonian } from './languages/mk.ts';
import { malay } from './languages/ms.ts';
import { dutch } from './languages/nl.ts';
import { norwegian } from './languages/no.ts';
import { polish } from './languages/pl.ts';
import { portuguese } from './languages/pt.ts';
import { romanian } from './languages/ro.ts';
import { russian } from './languages/ru.ts';
import { slovak } from './languages/sk.ts';
import { slovenian } from './languages/sl.ts';
import { albanian } from './languages/sq.ts';
import { serbian } from './languages/sr.ts';
import { serbianInLatinLetters } from './languages/sr-Latn.ts';
import { swedish } from './languages/sv.ts';
import { thai } from './languages/th.ts';
import { turkish } from './languages/tr.ts';
import { ukrainian } from './languages/uk.ts';
import { vietnamese } from './languages/vi.ts';
import { simplifiedChinese } from './languages/zh-Hans.ts';
import { traditionalChinese } from './languages/zh-Hant.ts';

/** All supported languages of theses, as their files have them. The analysis uses `languages`, with the words folded. */
export const writtenLanguages: readonly Language[] = [
  arabic,
  azerbaijani,
  bulgarian,
  catalan,
  czech,
  danish,
  german,
  greek,
  english,
  spanish,
  estonian,
  persian,
  finnish,
  french,
  hebrew,
  croatian,
  hungarian,
  armenian,
  indonesian,
  italian,
  japanese,
  georgian,
  kazakh,
  khmer,
  korean,
  lithuanian,
  latvian,
  macedonian,
  malay,
  dutch,
  norwegian,
  polish,
  portuguese,
  romanian,
  russian,
  slovak,
  slovenian,
  albanian,
  serbian,
  serbianInLatinLetters,
  swedish,
  thai,
  turkish,
  ukrainian,
  vietnamese,
  simplifiedChinese,
  traditionalChinese,
];
