import JSZip from 'jszip';
import { zip } from '../../test/support/docx/zip.ts';
import type { Chance } from '../chance.ts';
import { spoilBytes } from './spoil-bytes.ts';
import { spoilText } from './spoil-text.ts';
import { spoilTree } from './spoil-tree.ts';

/** A document to be corrupted many times. */
export interface Source {
  name: string;
  bytes: Uint8Array;
  /** The parts of its archive; null if it is not an archive. */
  parts: ReadonlyMap<string, Uint8Array> | null;
}

export async function readSource(name: string, bytes: Uint8Array): Promise<Source> {
  try {
    const archive = await JSZip.loadAsync(bytes);
    const parts = new Map<string, Uint8Array>();
    for (const [path, file] of Object.entries(archive.files))
      if (!file.dir) parts.set(path, await file.async('uint8array'));
    return { name, bytes, parts };
  } catch {
    return { name, bytes, parts: null };
  }
}

/** Corrupts the document: its archive, the text of a part, or the XML tree of a part. */
export function spoilt({ bytes, parts }: Source, chance: Chance): Uint8Array {
  if (parts === null || chance.oneIn(4)) return spoilBytes(bytes, chance);
  const written = [...parts.keys()].filter((path) => /\.(?:xml|rels)$/.test(path));
  if (written.length === 0) return spoilBytes(bytes, chance);
  const main = written.filter((path) => path.endsWith('document.xml'));
  const chosen = chance.of(main.length > 0 && !chance.oneIn(3) ? main : written);
  const spoil = chance.oneIn(3) ? spoilText : spoilTree;
  const changed = spoil(Buffer.from(parts.get(chosen) ?? new Uint8Array()).toString(), chance);
  return zip([...parts].map(([name, content]) => ({ name, content: name === chosen ? changed : content })));
}
