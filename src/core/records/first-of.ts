/** The first so many of entries that come in any order; memory holds twice as many at most. */
export interface FirstOf<T> {
  add(entry: T): void;
  /** In order. */
  list(): T[];
}

/**
 * @example
 * const lowest = firstOf<number>(2, (a, b) => a - b);
 * for (const number of [5, 3, 9, 1]) lowest.add(number);
 * lowest.list(); // [1, 3]
 */
export function firstOf<T>(most: number, compare: (a: T, b: T) => number): FirstOf<T> {
  let first: T[] = [];
  const cut = () => {
    first.sort(compare);
    first = first.slice(0, most);
  };
  return {
    add(entry) {
      first.push(entry);
      if (first.length > 2 * most) cut();
    },
    list() {
      cut();
      return first;
    },
  };
}
