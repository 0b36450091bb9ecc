/** A sentence for an editor on what is in doubt, and where to look. */
export interface Doubt {
  says: string;
  /** The number of a paragraph; null if it is about no place in particular. */
  paragraph: number | null;
}
