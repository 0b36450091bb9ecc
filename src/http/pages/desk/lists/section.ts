import type { DeskClient } from '../../../client/client.ts';

/** What a section gets when it is opened. */
export interface Opening {
  client: DeskClient;
  /** Where it shows itself; nobody else writes there while `signal` is not aborted. */
  place: HTMLElement;
  /** What stands behind the section's name in the address: the `7` of `#deal-7`. */
  item: string | null;
  /** What stands behind a question mark in the address: the `sort=name` of `#submissions?sort=name`. */
  query: string;
  /** Aborted when the reader goes on. */
  signal: AbortSignal;
  /** Shows an error in place, or asks for the token. */
  fail(error: unknown): void;
}

/** One part of the operator's page. */
export interface Section {
  title: string;
  /** The link of the navigation that it belongs to. */
  link: string;
  /** Shows the section. What it throws is shown in its place. */
  open(opening: Opening): Promise<void>;
}
