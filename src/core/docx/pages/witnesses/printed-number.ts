/** A page number as it is printed. */
export interface PrintedNumber {
  value: number;
  isRoman: boolean;
}

/** Reads `12` and `xiv`; null for what is no page, such as `0` or `00`. */
export function readPageNumber(printed: string): PrintedNumber | null {
  if (/^\d+$/.test(printed)) return aboveZero({ value: Number(printed), isRoman: false });
  const letters = [...printed.toLowerCase()].map((letter) => romanLetters[letter] ?? 0);
  if (letters.length === 0 || letters.includes(0)) return null;
  const value = letters.reduce(
    (sum, each, index) => sum + (each < (letters[index + 1] ?? 0) ? -each : each),
    0,
  );
  return aboveZero({ value, isRoman: true });
}

const romanLetters: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function aboveZero(number: PrintedNumber): PrintedNumber | null {
  return number.value > 0 ? number : null;
}
