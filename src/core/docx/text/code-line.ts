/**
 * Whether a line reads like part of a program: it ends the way statements and blocks do, or starts the way no sentence
 * does. Authors often paste code without a monospaced font.
 *
 * @example
 * readsLikeCode('private string name;'); // true
 * readsLikeCode('See chapter 3; it says more.'); // false
 */
export function readsLikeCode(text: string): boolean {
  const line = text.slice(0, longest).trim();
  return line !== '' && (ends.test(line) || starts.test(line));
}

/** In characters; the rest is not looked at. */
const longest = 400;

/** A statement ends in `;` after a bracket, a quotation mark, a number or a few words; a block ends in a brace. */
const ends = /[)\]"'\d]\s*;$|^[\w$.<>[\]]+(?:[\s=]+[\w$.<>[\]()]+){0,4};$|[{}][);,]*$|\)\s*=>$/;

/** Comments, tags, and the words that declarations start with. */
const starts = new RegExp(
  [
    String.raw`\/\/|\/\*|\*\/|#include\b|#define\b|<\?(?:php|xml)|@(?:Override|import|media)\b`,
    String.raw`<\/?[a-z][\w-]*(?:\s[\w:-]+=|\s*\/?>)`,
    String.raw`(?:public|private|protected|static|function|def|return|var|let|const|elif)(?:\s[\w$.*"'<>[\]]+){1,3}\s*[({=;]`,
    String.raw`(?:import|using|namespace)\s[\w.]+\s*[{;]?$|import(?:\s[\w.]+){1,2}\sas\s\w+$`,
  ]
    .map((start) => `^(?:${start})`)
    .join('|'),
);
