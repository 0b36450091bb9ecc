import { deskBase } from '../desk-address.ts';

/** What a student has typed into the form, by the id of the field. */
type Answers = Readonly<Record<string, string>>;

/**
 * Keeps what a student has typed until it is sent, so that a reload loses none of it: for this tab only, and without
 * the document. A browser that forbids it just keeps nothing.
 */
export const keptAnswers = {
  read(): Answers {
    try {
      return Object(JSON.parse(sessionStorage.getItem(key()) ?? '{}'));
    } catch {
      return {};
    }
  },
  keep(answers: Answers): void {
    try {
      sessionStorage.setItem(key(), JSON.stringify(answers));
    } catch {}
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key());
    } catch {}
  },
};

function key(): string {
  return `thesisdesk-answers ${deskBase()}`;
}
