/**
 * Every way in which thesisdesk refuses. The codes are stable: programs may compare them, and they never
 * change their meaning. How a code becomes an HTTP status or an exit code is decided in `src/http` and `src/cli`.
 */
export type DeskErrorCode =
  /** The file is something else: a PDF, an RTF, an old `.doc`, an `.odt`, a workbook. `details.seems` names it. */
  | 'document_not_docx'
  /** The document is protected by a password. */
  | 'document_encrypted'
  /** The archive or one of its parts cannot be read to its end. */
  | 'document_damaged'
  /** A package without a main document part. */
  | 'document_no_main_part'
  /**
   * Larger than the limits allow, packed or unpacked, or takes more memory or time to read than one document may:
   * zip bombs and the like end here. `details.limit` or `details.what` names the limit.
   */
  | 'document_too_large'
  /** Holds a document type declaration or an entity, which no word processor writes. */
  | 'document_unsafe'
  /** No file content, or a document without a single word, table or figure. */
  | 'document_empty'
  /** Text that came as input breaks a rule; `details.path` says where. */
  | 'input_invalid'
  /** The named submission, example file or room does not exist; `details.kind` says which. */
  | 'not_found'
  /** No rate schedule has been stored yet. */
  | 'rates_not_configured'
  /** A meeting is over: its room code is older than its lifetime. */
  | 'meeting_expired'
  /** A meeting's room is not open yet; `details.opensAt` says when it is. */
  | 'meeting_not_open'
  /** A document was submitted that nobody uploaded. */
  | 'document_missing'
  /** An upload goes over the size that is allowed; `details.maximumBytes`. */
  | 'upload_too_large'
  /** The submission that an upload is for was accepted, so its document stays what it is. */
  | 'upload_closed'
  /** A signed URL is wrong, was made for something else, or is over. */
  | 'upload_not_allowed'
  /** Somebody else changed it in the meantime: `details.version` is the one that there is now. */
  | 'outdated'
  /** It is being processed, and cannot be taken away now; worth another try. */
  | 'submission_in_work'
  /** The storage does not answer or fails; worth another try. */
  | 'storage_unavailable'
  /** The disk has too little room for a new upload; what was accepted goes on. */
  | 'storage_full'
  /** The CRM does not answer, is busy or fails; worth another try. */
  | 'crm_unavailable'
  /** The CRM answers that it will not do this. */
  | 'crm_refused'
  /** Somebody else changed the deal since it was looked at. */
  | 'deal_changed'
  /** The deals are kept in a CRM in which people move them; `details.url` is where. */
  | 'deals_elsewhere'
  /** Mail cannot be sent now; worth another try. */
  | 'mail_unavailable'
  /** The mail server will not take this mail. */
  | 'mail_refused'
  /** Credentials for the video-room server are missing or wrong; the log says what to set. */
  | 'tokens_unavailable'
  /** The caller did not show the operator's token. */
  | 'not_authorised'
  /** There is no file at the given path, or it cannot be opened. */
  | 'file_unreadable'
  /** A rate schedule with a wrong value; `details.path` says where. */
  | 'rates_invalid'
  /** A quote cannot be written as PDF: no font has its letters, or the library is not installed. */
  | 'pdf_unavailable'
  /** A service type that the schedule does not know; `details.known` lists those it does. */
  | 'service_type_unknown';

export interface DeskErrorOptions {
  /** Facts for programs and logs; never document text and never a secret. */
  details?: Record<string, unknown>;
  /** What led to it, for `--debug` and the log. */
  cause?: unknown;
}

/**
 * The one error that thesisdesk throws on purpose. `message` is a sentence that the person who sent the
 * input understands and can act on.
 *
 * @example
 * try {
 *   await analyseDocx(bytes);
 * } catch (error) {
 *   if (error instanceof DeskError && error.code === 'document_encrypted') askForAnUnprotectedCopy();
 *   else throw error;
 * }
 */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly code: DeskErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: DeskErrorCode, message: string, options: DeskErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details ?? {};
  }
}
