/** Returns the value in force for a style, by style id. */
export type Inherited<Value> = (id: string) => Value;

/** Applies each style's own value on top of the value of the style it is based on. */
export type Inheritance<Style> = <Value>(
  root: Value,
  layOver: (base: Value, style: Style) => Value,
) => Inherited<Value>;

/** A style that may be based on another: the id of its base, or null. */
interface BasedOn {
  basedOn: string | null;
}

/**
 * Resolves inheritance through `basedOn` (17.7.4.3). Each style is combined with its base once, when it or a style
 * based on it is first needed, however long the chain. A cycle is cut at the link that closes it, starting from
 * whichever of its styles comes first in the file.
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
