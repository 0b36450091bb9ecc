import { WrongValue } from './parse-settings.ts';

/**
 * A parser that takes these words and no others.
 *
 * @example
 * oneOf('folder', 's3')('s4'); // throws WrongValue 'must be folder or s3'
 */
export function oneOf<const Word extends string>(...words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new WrongValue(`must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
  };
}
