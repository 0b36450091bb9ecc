import { createStartTest } from './starts-with.ts';

/** Whether what follows a caption's number says that it goes on: "(continued)", ", cont.", "’ün devamı", "续". */
export function isContinuation(rest: string): boolean {
  const folded = rest.toLowerCase();
  if (!mayContinue(folded.replace(opening, ''))) return false;
  return inBrackets.test(folded) || inTheOpen.test(folded);
}

/**
 * The caption behind words such as "Fortsetzung", "Продолжение" or "续", with its label in the form that the
 * vocabulary knows; null where the text starts otherwise.
 *
 * @example
 * continuesBefore('Продолжение таблицы 3'); // 'таблица 3'
 */
export function continuesBefore(start: string): string | null {
  if (!mayContinueBefore(start)) return null;
  const [before = ''] = wordsBefore.exec(start) ?? [];
  if (before === '') return null;
  return start
    .slice(before.length)
    .replace(/^\p{L}+/u, (label) => nominatives.get(label.toLowerCase()) ?? label);
}

/** In the languages in which it is customary, without marks as `stripMarks` leaves them. */
const words = [
  "continued continuation cont(?:['’]?d)?\\.? fortsetzung fortgesetzt forts\\.? suite continuacion continuacao",
  'segue seguito vervolgd? fortsatt? fortsettelse fortsættelse jatkuu jatkoa c\\.?\\s?d\\.? ciag\\sdalszy',
  'pokracovani pokr\\. продолжение окончание продовження закінчення devami? تابع يتبع 续表? 續表? 続き? つつき 계속',
  'lanjutan sambungan samb\\. tiep(?:\\stheo)? συνεχεια folytatas folyt\\. continuare',
].flatMap((line) => line.split(' '));

/** In brackets even the words for the last part are plain enough. */
const lastPart = ['conclus(?:ion|ao)', 'concluded', 'fin', 'schluss'];
const inBrackets = new RegExp(
  `^[\\s.:>\\-–—]*[([]\\s*(?:${[...words, ...lastPart].join('|')})(?!\\p{L})`,
  'u',
);

/** Without brackets nothing of a title may follow: "Continued growth" is one. */
const inTheOpen = new RegExp(
  `^[\\s.:>)\\]〉\\-–—,]*(?:['’]\\p{L}{1,4}\\s+)?(?:${words.join('|')})(?!\\p{L})(?=\\s*(?:[.,:;)\\]\\-–—]|from\\b|on\\b|$))`,
  'u',
);

/** What may stand before such a word, in brackets or not. */
const opening = /^[\s.:>()[\]〉\-–—,]*(?:['’]\S{1,4}\s+)?/;
const mayContinue = createStartTest([...words, ...lastPart].map(lettersInFront));

const wordsBefore =
  /^(?:continued|continuation of|cont\.|fortsetzung(?: von| der)?|forts\.|suite (?:du|de la)|continuacion (?:de la|del)|continuacao d[ao]|segue|vervolg(?: van)?|продолжение|окончание|продовження|закінчення|c\.?\s?d\.|ciag dalszy|pokracovani|تابع|lanjutan|sambungan)\s+|^[续續続]\s*(?=[表图圖図])/iu;

/** How these words start. The abbreviation of "ciąg dalszy" is written with or without full stop and space. */
const mayContinueBefore = createStartTest([
  ...'continued cont. fortsetzung forts. suite segue vervolg продолжение окончание продовження'.split(' '),
  ...'закінчення ciag pokracovani تابع lanjutan sambungan 续 續 続 cd. c.'.split(' '),
  ...['c ', 'c\t', 'c\n'],
]);

/** Languages with cases put the label behind such words in the genitive. */
const nominatives: ReadonlyMap<string, string> = new Map([
  ['таблицы', 'таблица'],
  ['таблиці', 'таблиця'],
  ['рисунка', 'рисунок'],
  ['tabulky', 'tabulka'],
  ['obrazku', 'obrazek'],
  ['tabeli', 'tabela'],
  ['rysunku', 'rysunek'],
]);

/** What a pattern of {@link words} always starts with. */
function lettersInFront(pattern: string): string {
  const [letters = ''] = /^[^\\(?]+/.exec(pattern) ?? [];
  return pattern.charAt(letters.length) === '?' ? letters.slice(0, -1) : letters;
}
