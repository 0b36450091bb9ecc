/** A box of a flowchart, and where its arrows lead. */
export interface Box {
  name: string;
  label: string;
  to: string[];
}

/**
 * The boxes of a flowchart in Mermaid, in their order, as a page can list them that draws no picture. It reads what the
 * documentation writes: boxes with a label in quotes, groups, and arrows of one kind.
 *
 * @throws Error for a line of another kind, which a reader would miss without a word
 *
 * @example
 * flowchartBoxes('flowchart TD\n a["A — one"]\n b["B"]\n a --> b');
 * // [{ name: 'a', label: 'A — one', to: ['b'] }, { name: 'b', label: 'B', to: [] }]
 */
export function flowchartBoxes(text: string): Box[] {
  const boxes = new Map<string, Box>();
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line === 'end' || line.startsWith('flowchart ')) continue;
    const [, name, label] = /^(?:subgraph )?(\w+)\["([^"]*)"\]$/.exec(line) ?? [];
    if (name !== undefined && label !== undefined) boxes.set(name, { name, label, to: [] });
    else addArrows(line, boxes);
  }
  return [...boxes.values()];
}

/** `a --> b & c --> d` */
function addArrows(line: string, boxes: ReadonlyMap<string, Box>): void {
  const steps = line.split('-->').map((step) => step.split('&').map((name) => name.trim()));
  if (steps.length < 2) throw new Error(`This line of a flowchart cannot be read: ${line}`);
  for (const [index, from] of steps.entries()) {
    for (const name of from) {
      const box = boxes.get(name);
      if (box === undefined) throw new Error(`The flowchart has no box ${name}.`);
      box.to.push(...(steps[index + 1] ?? []));
    }
  }
}
