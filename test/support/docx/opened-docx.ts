import { type DocxPackage, openDocx, type RelatedKind } from '../../../src/core/docx/package/open.ts';
import type { Part } from '../../../src/core/docx/package/parts/part.ts';
import { type Dissertation, readDissertation } from '../../../src/core/docx/read-dissertation.ts';
import { xmlPart } from './xml-part.ts';
import { parseXml, writeXml, type XmlNode } from './xml-tree.ts';

/** A document unpacked once, so that tests can change and read its parts many times. */
export interface OpenedDocx {
  main: readonly XmlNode[];
  /** Empty if it has none. */
  footnotes: readonly XmlNode[];
  /** Reads the document as the analysis does, with these parts in place of its own. */
  read(main?: readonly XmlNode[], footnotes?: readonly XmlNode[]): Promise<Dissertation>;
}

export async function openForChanges(bytes: Uint8Array): Promise<OpenedDocx> {
  const opened = await openDocx(bytes);
  const related = new Map<RelatedKind, Part>();
  for (const kind of kinds) {
    const part = opened.related(kind);
    if (part) related.set(kind, xmlPart(await textOf(part)));
  }
  const properties = opened.property('extended-properties');
  const kept = properties && xmlPart(await textOf(properties));
  const text = await textOf(opened.main);
  const textOfNotes = await textOf(related.get('footnotes') ?? xmlPart(''));
  let main: readonly XmlNode[] | null = null;
  let footnotes: readonly XmlNode[] | null = null;
  const parts: DocxPackage = {
    ...opened,
    property: (kind) => (kind === 'extended-properties' ? kept : opened.property(kind)),
  };
  return {
    get main() {
      main ??= parseXml(text);
      return main;
    },
    get footnotes() {
      footnotes ??= textOfNotes === '' ? [] : parseXml(textOfNotes);
      return footnotes;
    },
    read: (changed, changedNotes) => {
      const changes = new Map(related);
      if (changedNotes && changedNotes.length > 0) changes.set('footnotes', xmlPart(writeXml(changedNotes)));
      return readDissertation({
        ...parts,
        main: xmlPart(changed ? writeXml(changed) : text),
        related: (kind) => changes.get(kind) ?? null,
      });
    },
  };
}

const kinds = ['styles', 'numbering', 'footnotes', 'endnotes', 'settings', 'theme', 'fontTable'] as const;

async function textOf(part: Part): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of part.chunks()) pieces.push(piece);
  return pieces.join('');
}
