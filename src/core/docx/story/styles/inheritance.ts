/** What is in force for a style, by its id. */
export type Inherited<Value> = (id: string) => Value;

/** Lays what each style says over what the one says that it is based on. */
export type Inheritance<Style> = <Value>(
  root: Value,
  layOver: (base: Value, style: Style) => Value,
) => Inherited<Value>;

/** What a style says of its place among others: the id of its base, if it has one. */
interface BasedOn {
  basedOn: string | null;
}

/**
 * Inheritance through `basedOn` (17.7.4.3). Each style is laid over its base once, when it or one that rests on it is
 * first asked for, however long the chain. A circle is cut where it closes on the way from the first of its styles in
 * the file.
 */
export function createInheritance<Style extends BasedOn>(
  byId: ReadonlyMap<string, Style>,
): Inheritance<Style> {
  const bases = basesWithoutCircles(byId);
  return (root, layOver) => {
    const known = new Map<Style, typeof root>();
    return (id) => {
      const waiting: Style[] = [];
      let style = byId.get(id) ?? null;
      while (style && !known.has(style)) {
        waiting.push(style);
        style = bases.get(style) ?? null;
      }
      let value = (style && known.get(style)) ?? root;
      for (const each of waiting.toReversed()) {
        value = layOver(value, each);
        known.set(each, value);
      }
      return value;
    };
  };
}

function basesWithoutCircles<Style extends BasedOn>(
  byId: ReadonlyMap<string, Style>,
): ReadonlyMap<Style, Style | null> {
  const bases = new Map<Style, Style | null>();
  for (const first of byId.values()) {
    const way = new Set<Style>();
    let style: Style | null = first;
    while (style && !bases.has(style)) {
      way.add(style);
      const base: Style | null = style.basedOn === null ? null : (byId.get(style.basedOn) ?? null);
      bases.set(style, base && way.has(base) ? null : base);
      style = base;
    }
  }
  return bases;
}
