/**
 * The reason for a refusal by thesisdesk. The codes are stable: programs may compare them, and they never change
 * their meaning. `src/http` and `src/cli` decide which HTTP status or exit code a code becomes.
 */
export type DeskErrorCode =
  /** The file is something else: a PDF, an RTF, an old `.doc`, an `.odt`, a workbook. `details.seems` names it. */
  | 'document_not_docx'
  /** The document is protected by a password. */
  | 'document_encrypted'
  /** The archive or one of its parts cannot be read to the end. */
  | 'document_damaged'
  /** The package has no main document part. */
  | 'document_no_main_part'
  /**
   * Larger than the limits allow, packed or unpacked, or takes more memory or time to read than one document may:
   * this is where zip bombs end. `details.limit` or `details.what` names the limit.
   */
  | 'document_too_large'
  /** Holds a document type declaration or an entity, which no word processor writes. */
  | 'document_unsafe'
  /** The file is empty, or the document has no word, table or figure. */
  | 'document_empty'
  /** Input text breaks a rule; `details.path` says where. */
  | 'input_invalid'
  /** What the request names does not exist; `details.kind` says what it is, such as a submission or a deal. */
  | 'not_found'
  /** No rate schedule has been stored yet. */
  | 'rates_not_configured'
  /** A meeting is over, and its room has closed. `details.meeting` says what it was, and when. */
  | 'meeting_expired'
  /** A meeting's room is not open yet; `details.opensAt` says when it is, and `details.meeting` what it will be. */
  | 'meeting_not_open'
  /** The submitted document was never uploaded. */
  | 'document_missing'
  /** An upload is larger than allowed; `details.maximumBytes`. */
  | 'upload_too_large'
  /** The submission that an upload belongs to has been accepted, so its document can no longer change. */
  | 'upload_closed'
  /** A signed URL is wrong, was made for something else, or has expired. */
  | 'upload_not_allowed'
  /** Another caller has changed it in the meantime; `details.version` is the current version of a quote. */
  | 'outdated'
  /** The request would make a version of a quote that is the same as the last one, or is for the same document. */
  | 'nothing_changed'
  /** It is being processed and cannot be removed now; worth another try. */
  | 'submission_in_work'
  /** The storage does not answer or fails; worth another try. */
  | 'storage_unavailable'
  /** A newer version of thesisdesk wrote the data; `details.found` is the version of the data. */
  | 'data_too_new'
  /** The disk has too little room for a new upload; accepted submissions are still processed. */
  | 'storage_full'
  /** The CRM does not answer, is busy or fails; worth another try. */
  | 'crm_unavailable'
  /** The CRM refuses to do this. */
  | 'crm_refused'
  /** The deal has changed since it was read: someone has moved it, or the desk has updated it for a new quote. */
  | 'deal_changed'
  /** The deals are kept in a CRM in which people move them; `details.url` is the place. */
  | 'deals_elsewhere'
  /** Mail cannot be sent now; worth another try. */
  | 'mail_unavailable'
  /** The mail server will not take this mail. */
  | 'mail_refused'
  /** Credentials for the video-room server are missing or wrong; the log says what to set. */
  | 'tokens_unavailable'
  /** The caller did not send the operator's token. */
  | 'not_authorised'
  /** The file at the given path does not exist or cannot be opened. */
  | 'file_unreadable'
  /** A rate schedule has an invalid value; `details.path` says where. */
  | 'rates_invalid'
  /** A quote cannot be written as PDF: no font has its letters, or the library is not installed. */
  | 'pdf_unavailable'
  /** The schedule does not know the service type; `details.known` lists those that it does. */
  | 'service_type_unknown';

export interface DeskErrorOptions {
  /** Facts for programs and logs; never document text and never a secret. */
  details?: Record<string, unknown> | undefined;
  /** What led to it, for `--debug` and the log. */
  cause?: unknown;
}

/**
 * The one error that thesisdesk throws on purpose. Its `message` is a sentence that the person who sent the input can
 * understand and act on.
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

/** The error `input_invalid`: `message` is a sentence about what is wrong at `path`. */
export function invalidInput(path: string, message: string, details: object = {}): DeskError {
  return new DeskError('input_invalid', message, { details: { path, ...details } });
}

/** The error `upload_too_large` for a file that may have at most so many bytes. */
export function uploadTooLarge(maximumBytes: number): DeskError {
  const megabytes = maximumBytes / 1024 / 1024;
  const size = Number.isInteger(megabytes)
    ? `${megabytes} MB`
    : `${maximumBytes.toLocaleString('en-US')} bytes`;
  const message = `The file is larger than the ${size} allowed.`;
  return new DeskError('upload_too_large', message, { details: { maximumBytes } });
}

/** The error `not_found` for something of that kind. */
export function notFound(kind: string, message: string, details: object = {}): DeskError {
  return new DeskError('not_found', message, { details: { kind, ...details } });
}
