import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { type Label, labelFile } from './label.ts';

/** A document known only by its address and its label. */
export interface LabelledDocument {
  name: string;
  /** Batch 0 was known when the rules were first written; the others came later, in random order. */
  batch: number;
  label: Label;
}

const folder = join(projectRoot, 'bench/accuracy/labels');

/** All labelled documents, ordered by batch and name. */
export function loadCorpus(): LabelledDocument[] {
  return readdirSync(folder)
    .flatMap((file) => {
      const batch = batchOf(file);
      const labels = labelFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return Object.entries(labels).map(([name, label]) => ({ name, batch, label }));
    })
    .sort((a, b) => a.batch - b.batch || (a.name < b.name ? -1 : 1));
}

/** Files are named after their batch: `batch-3.json`, `batch-0-licensed.json`. */
function batchOf(file: string): number {
  const [, batch] = /^batch-(\d+)(?:-[a-z]+)?\.json$/.exec(file) ?? [];
  if (batch === undefined) throw new Error(`The name of ${file} has no batch number.`);
  return Number(batch);
}
