import type { Tag } from '../../../src/core/docx/xml/tag.ts';
import { XmlError } from '../../../src/core/docx/xml/xml-error.ts';
import { XmlTokenizer } from '../../../src/core/docx/xml/xml-tokenizer.ts';

/** What an XML reader found: tags with their attributes, and the text between two tags as one piece. */
export type XmlEvent = ['open', string, Record<string, string>] | ['close', string] | ['text', string];

/** Collects events. Leaves out what is outside the root, and joins text that arrives in pieces. */
export function eventList() {
  const events: XmlEvent[] = [];
  let depth = 0;
  return {
    events,
    open(name: string, attributes: Readonly<Record<string, string>>) {
      depth += 1;
      events.push(['open', name, { ...attributes }]);
    },
    close(name: string) {
      depth -= 1;
      events.push(['close', name]);
    },
    text(text: string) {
      const last = events.at(-1);
      if (depth === 0 || text === '') return;
      if (last?.[0] === 'text') last[1] += text;
      else events.push(['text', text]);
    },
  };
}

/**
 * The events of our own tokenizer, or the fault for which it refuses the text.
 *
 * @param longest length of the pieces that it passes longer text on in
 */
export function xmlEvents(pieces: readonly string[], longest?: number): XmlEvent[] | XmlError['fault'] {
  const { events, open, close, text } = eventList();
  const handler = {
    open: (tag: Tag) => open(tag.name, tag.attributes),
    close: (tag: Tag) => close(tag.name),
    text,
  };
  const tokenizer = new XmlTokenizer(handler, longest);
  try {
    for (const piece of pieces) tokenizer.write(piece);
    tokenizer.close();
  } catch (error) {
    if (error instanceof XmlError) return error.fault;
    throw error;
  }
  return events;
}
