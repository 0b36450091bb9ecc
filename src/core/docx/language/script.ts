/** The script of a text, which limits the languages it can be in, so that only their words are prepared. */
export type Script = 'Latin' | 'Greek' | 'Cyrillic' | 'Hebrew' | 'Arabic' | 'East Asian' | 'other';

/** The script of the character at a position; spaces, digits and signs count as Latin. */
export function scriptAt(text: string, at: number): Script {
  const code = text.charCodeAt(at);
  if (!(code >= 0x370)) return 'Latin';
  for (const [last, script] of ranges) if (code <= last) return script;
  return 'East Asian';
}

/** By the last code unit of each range. */
const ranges: readonly (readonly [number, Script])[] = [
  [0x3ff, 'Greek'],
  [0x52f, 'Cyrillic'],
  [0x58f, 'other'], // Armenian
  [0x5ff, 'Hebrew'],
  [0x8ff, 'Arabic'],
  [0x10ff, 'other'], // Indic, Thai, Georgian
  [0x11ff, 'East Asian'], // the letters of Hangul
  [0x1dff, 'other'], // Ethiopic, Khmer
  [0x1eff, 'Latin'],
  [0x1fff, 'Greek'],
  [0x2e7f, 'Latin'], // signs
];

/** Returns a function that prepares something for each script when it is first needed, and keeps it. */
export function onceByScript<Value>(prepare: (script: Script) => Value): (script: Script) => Value {
  const prepared = new Map<Script, Value>();
  return (script) => {
    const known = prepared.get(script);
    if (known !== undefined) return known;
    const value = prepare(script);
    prepared.set(script, value);
    return value;
  };
}
