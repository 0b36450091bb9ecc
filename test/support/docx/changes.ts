import { run } from './text.ts';
import { type Content, escapeXml } from './xml.ts';

const who = 'w:id="0" w:author="Test" w:date="2026-01-01T00:00:00Z"';

/** Tracked: text that was inserted. */
export function inserted(content: Content): string {
  return `<w:ins ${who}>${typeof content === 'string' ? run(content) : content.join('')}</w:ins>`;
}

/** Tracked: text that was deleted. */
export function deleted(text: string): string {
  return `<w:del ${who}><w:r><w:delText xml:space="preserve">${escapeXml(text)}</w:delText></w:r></w:del>`;
}

/** Tracked: where text was moved from. */
export function movedFrom(content: Content): string {
  return `<w:moveFrom ${who}>${typeof content === 'string' ? run(content) : content.join('')}</w:moveFrom>`;
}

/** Tracked: where text was moved to. */
export function movedTo(content: Content): string {
  return `<w:moveTo ${who}>${typeof content === 'string' ? run(content) : content.join('')}</w:moveTo>`;
}
