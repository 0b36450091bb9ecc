import { foldPhrases } from './fold-text.ts';

/** Words that a first chapter is counted with: "Chapter One", "Capitolo primo". */
const firstCardinals =
  'one eins un uno um een ett yksi jeden jedna один один bir satu một ένα egy unu واحد'.split(' ');
const firstOrdinals = [
  'first erste erster erstes premier première primero primera primer primeiro primeira primo prima eerste',
  'första første ensimmäinen pierwszy pierwsza první первая первый перша перший birinci الأول الأولى pertama',
  'nhất πρώτο πρώτη πρώτος első întâi primul',
].flatMap((words) => words.split(' '));

const laterCardinals = [
  'two three four five six seven eight nine ten eleven twelve zwei drei vier fünf sechs sieben acht neun zehn',
  'deux trois quatre cinq sept huit dos tres cuatro cinco seis siete ocho dois três quatro due tre quattro',
  'cinque sette otto twee drie vijf zes zeven två fyra fem sex kaksi kolme neljä viisi dwa trzy cztery pięć',
  'dvě tři čtyři pět два две три четыре пять два дві чотири iki üç dört beş altı dua tiga empat lima enam tujuh',
  'hai ba bốn năm sáu δύο τρία τέσσερα πέντε kettő három négy öt doi trei patru cinci șase',
].flatMap((words) => words.split(' '));
const laterOrdinals = [
  'second third fourth fifth sixth seventh eighth ninth tenth zweite zweiter zweites dritte dritter drittes',
  'vierte vierter viertes fünfte fünfter fünftes sechste sechster sechstes deuxième seconde troisième quatrième',
  'cinquième sixième septième segundo segunda tercero tercera tercer cuarto cuarta quinto quinta sexto sexta',
  'terceiro terceira quarto quarta secondo seconda terzo terza sesto sesta tweede derde vierde vijfde zesde',
  'andra tredje fjärde femte sjätte andre fjerde anden toinen kolmas neljäs viides drugi druga trzeci trzecia',
  'czwarty czwarta piąty piąta druhá druhý třetí čtvrtá čtvrtý pátá pátý вторая второй третья третий четвертая',
  "четвертый пятая пятый шестая шестой другий друга третій третя четвертий четверта п'ятий п'ята шостий шоста",
  'ikinci üçüncü dördüncü beşinci altıncı yedinci الثاني الثانية الثالث الثالثة الرابع الرابعة الخامس الخامسة',
  'السادس السادسة السابع السابعة kedua ketiga keempat kelima keenam δεύτερο δεύτερη τρίτο τρίτη τέταρτο τέταρτη',
  'πέμπτο πέμπτη έκτο második harmadik negyedik ötödik hatodik',
].flatMap((words) => words.split(' '));

/** "one", "two", "drei" … folded. */
export const cardinalWords: readonly string[] = [
  ...new Set(foldPhrases([...firstCardinals, ...laterCardinals])),
];

/** Everyday numerals of Chinese and Japanese, and those that forms and title pages prefer. */
export const hanNumeral = '[一二三四五六七八九十百〇零壹壱贰貳弐叁參参肆伍陆陸柒捌玖拾]';

/**
 * A chapter's number behind its word: digits, Roman numerals, a letter, or a word of any of the languages.
 *
 * @param token folded, up to the next space or punctuation
 * @param next what follows the token; empty at the end of the text
 * @returns the number without its ending, or null for what is none
 * @example
 * numberBehind('1st', ' '); // '1'
 */
export function numberBehind(token: string, next: string): string | null {
  const number = withoutEnding(token);
  if (/^(?:\d{1,2}|[ivxіх]{1,5})$/.test(number) || numberWords.has(number)) return number;
  // Without punctuation a letter behind the word could be an article.
  if (/^[a-h]$/.test(number)) return next === '' || '.:)'.includes(next) ? number : null;
  if (!/^[α-θ]$/.test(number)) return null;
  return token !== number || next === '' || /[.:)\s]/.test(next) ? number : null;
}

/**
 * A chapter's number before its word: `1.`, `II`, "first". A single letter or "one" there starts a sentence.
 *
 * @returns the number without its ending, or null for what is none
 */
export function numberBefore(token: string, next: string): string | null {
  const number = withoutEnding(token);
  if (/^(?:\d{1,2}|[ivxіх]{2,5})$/.test(number) || ordinalWords.has(number)) return number;
  return next === '.' && /^[ivxіх]$/.test(number) ? number : null;
}

/** `1st`, `1re`, `1ο` and `α'`. */
function withoutEnding(token: string): string {
  return token.replace(/(?<=\d)(?:st|nd|rd|th|er|e|re|ere|eme|o|a|οσ|ο|η|ησ)$|(?<=[α-θ])'$/, '');
}

const ordinalWords: ReadonlySet<string> = new Set(foldPhrases([...firstOrdinals, ...laterOrdinals]));
const numberWords: ReadonlySet<string> = new Set([...cardinalWords, ...ordinalWords]);

/** What counts as the number of a first chapter, folded. */
export const firstNumbers: ReadonlySet<string> = new Set(
  foldPhrases(['1', 'i', 'і', 'α', '一', '壹', '壱', ...firstCardinals, ...firstOrdinals]),
);
