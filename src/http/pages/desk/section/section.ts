import type { DeskClient } from '../../../client/client.ts';

/** What a section gets when it is opened. */
export interface Opening {
  client: DeskClient;
  /** The element to show the section in; reserved for the section until `signal` is aborted. */
  place: HTMLElement;
  /** The part of the address after the section's name: the `7` in `#deal-7`. */
  item: string | null;
  /** The part of the address after a question mark: the `sort=name` in `#submissions?sort=name`. */
  query: string;
  /** Aborted when the reader leaves the section. */
  signal: AbortSignal;
  /** Says in the page's title whom or what the section is about. */
  about(subject: string): void;
  /** Shows an error in place, or asks for the token. */
  fail(error: unknown): void;
}

/** One part of the operator's page. */
export interface Section {
  title: string;
  /** The navigation link that it belongs to. */
  link: string;
  /** Shows the section. If it throws, the error is shown instead. */
  open(opening: Opening): Promise<void>;
}
