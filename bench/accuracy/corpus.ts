import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Label, labelFile } from './label.ts';

/** A document that is known by its address and its label only. */
export interface LabelledDocument {
  name: string;
  /** 0 was known while the rules were first made; the others came later, mixed at random. */
  batch: number;
  label: Label;
}

// From the bundle in `bench/.build` it is the same.
const folder = fileURLToPath(new URL('../accuracy/corpus/', import.meta.url));

/** All labels, by batch and name. */
export function loadCorpus(): LabelledDocument[] {
  return readdirSync(folder)
    .flatMap((file) => {
      const batch = Number(/^batch-(\d+)/.exec(file)?.[1]);
      const labels = labelFile.parse(JSON.parse(readFileSync(`${folder}${file}`, 'utf8')));
      return Object.entries(labels).map(([name, label]) => ({ name, batch, label }));
    })
    .sort((a, b) => a.batch - b.batch || (a.name < b.name ? -1 : 1));
}
