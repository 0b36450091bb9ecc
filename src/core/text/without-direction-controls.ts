/**
 * A text without the invisible characters that turn the direction of what follows them (Unicode's Bidi_Control), so
 * that a name shows itself and leaves the words, sums and addresses behind it in their order. Letters that are written
 * from right to left stay, and keep their direction.
 *
 * @example
 * withoutDirectionControls('Ada \u202Emoc.elpmaxe'); // 'Ada moc.elpmaxe'
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}
