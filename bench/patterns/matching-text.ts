import type { Chance } from '../chance.ts';

/**
 * A random text that a regular expression usually matches: picks one of the alternatives, one of the characters allowed
 * in each place, and a few repetitions. Writes out the content of look-arounds as well, so that it occurs in the text.
 */
export function matchingText(pattern: RegExp, chance: Chance): string {
  return new Sampler(pattern.source, chance).alternatives();
}

class Sampler {
  readonly #source: string;
  readonly #chance: Chance;
  #at = 0;

  constructor(source: string, chance: Chance) {
    this.#source = source;
    this.#chance = chance;
  }

  /** Reads up to the end of the group or the pattern. */
  alternatives(): string {
    const found = [this.#sequence()];
    while (this.#take('|')) found.push(this.#sequence());
    return this.#chance.of(found);
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#source.length && !'|)'.includes(this.#source.charAt(this.#at))) {
      const start = this.#at;
      const first = this.#atom();
      const times = this.#times();
      const after = this.#at;
      if (times > 0) text += first;
      for (let time = 1; time < times; time += 1) {
        // Samples it again each time, so that different characters may follow each other.
        this.#at = start;
        text += this.#atom();
      }
      this.#at = after;
    }
    return text;
  }

  #atom(): string {
    if (this.#take('(')) {
      const [head = ''] = /^\?(?:[:=!]|<[=!]|<[^>]*>)/.exec(this.#source.slice(this.#at)) ?? [];
      this.#at += head.length;
      const text = this.alternatives();
      this.#take(')');
      return text;
    }
    if (this.#take('[')) return this.#class();
    const sign = this.#next();
    if (sign === '\\') return this.#chance.of(this.#escaped());
    if (sign === '^' || sign === '$') return '';
    return sign === '.' ? this.#chance.of(['x', ' ', '.', '1']) : sign;
  }

  #class(): string {
    const isNegated = this.#take('^');
    const members: string[] = [];
    while (this.#at < this.#source.length && !this.#take(']')) {
      const sign = this.#next();
      members.push(...(sign === '\\' ? this.#escaped() : [sign]));
    }
    const others = plain.filter((each) => !members.includes(each));
    return this.#chance.of(isNegated ? [...others, ''] : members);
  }

  /** Sample characters for a class, or the escaped character itself. */
  #escaped(): string[] {
    const sign = this.#next();
    if (sign === 'p' || sign === 'P') {
      const [name = ''] = /^\{[^}]*\}/.exec(this.#source.slice(this.#at)) ?? [];
      this.#at += name.length;
      return [...(ofProperties.find(([start]) => name.startsWith(`{${start}`))?.[1] ?? 'a')];
    }
    if (sign === 'u' || sign === 'x') {
      const [, braced, code = braced] = /^(?:\{([\da-f]+)\}|([\da-f]{4}|[\da-f]{2}))/i.exec(
        this.#source.slice(this.#at),
      ) ?? ['', '20'];
      this.#at += (braced === undefined ? 0 : 2) + (code?.length ?? 0);
      return [String.fromCodePoint(Number.parseInt(code ?? '20', 16))];
    }
    const known = escapes.get(sign);
    if (known !== undefined) return [...known];
    return sign === 'b' || sign === 'B' ? [''] : [sign];
  }

  /** How often to repeat what was just read: the required minimum, or a few times more. */
  #times(): number {
    const [all = '', least = '', comma = '', most = ''] =
      /^(?:\{(\d+)(,?)(\d*)\}|[*+?])\??/.exec(this.#source.slice(this.#at)) ?? [];
    if (all === '') return 1;
    this.#at += all.length;
    if (all.startsWith('?')) return this.#chance.below(2);
    if (all.startsWith('*')) return this.#chance.below(4);
    if (all.startsWith('+')) return 1 + this.#chance.below(3);
    const first = Math.min(Number(least), 20);
    if (comma === '') return first;
    return Math.min(first + this.#chance.below(4), most === '' ? 20 : Number(most));
  }

  #next(): string {
    const sign = String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0);
    this.#at += sign.length;
    return sign;
  }

  #take(sign: string): boolean {
    if (this.#source.charAt(this.#at) !== sign) return false;
    this.#at += 1;
    return true;
  }
}

const plain = ['a', 'x', '1', ' ', '.', '-', '"', '<', '\n'];
const escapes: ReadonlyMap<string, string> = new Map([
  ['s', ' \t\n\u00a0'],
  ['S', 'a1.'],
  ['d', '17'],
  ['D', 'a .'],
  ['w', 'a1_'],
  ['W', ' .-'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['0', '\0'],
]);
const ofProperties: readonly (readonly [string, string])[] = [
  ['Lu', 'AÉ'],
  ['Ll', 'aé'],
  ['Lo', '表'],
  ['L', 'aÉ表'],
  ['N', '1٣'],
  ['P', '.-…'],
  ['Z', ' \u00a0'],
  ['M', '\u0301'],
  ['C', '\u200b\u0007'],
  ['S', '+='],
  ['Script=Han', '表'],
];
