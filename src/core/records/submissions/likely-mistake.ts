import { type DocumentChanges, isLikelyOther } from '../../docx/revision/document-changes.ts';

/** What tells whether a version of a quote may be for a document that was sent by mistake. */
export interface VersionOrigin {
  isAutomatic?: boolean | undefined;
  revision?: { changes: Pick<DocumentChanges, 'words'> } | undefined;
}

/**
 * Whether a version is for a student's revised document that may be a different one sent by mistake. An editor who sends a
 * document, or makes a version for it, has decided that it is the right one. Pure.
 */
export function isLikelyMistake({ isAutomatic, revision }: VersionOrigin): boolean {
  return isAutomatic === true && revision !== undefined && isLikelyOther(revision.changes);
}
