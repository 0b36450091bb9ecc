/**
 * The method and path of each operation: the part of the route table that the client shares. This file imports
 * nothing, so that a browser loads no more than it needs.
 */
export const operations = {
  createUpload: { method: 'POST', path: '/intake/presigned-url' },
  submit: { method: 'POST', path: '/intake/submit' },
  getSubmission: { method: 'GET', path: '/intake/submission/{submissionId}' },
  getReport: { method: 'GET', path: '/intake/submission/{submissionId}/report' },
  getQuoteDocument: { method: 'GET', path: '/intake/submission/{submissionId}/quote/{format}' },
  submitRevision: { method: 'POST', path: '/intake/submission/{submissionId}/revisions' },
  getRevision: { method: 'GET', path: '/intake/submission/{submissionId}/revisions/{revisionId}' },
  reviseSubmission: { method: 'POST', path: '/intake/submissions/{submissionId}/revisions' },
  getOutline: { method: 'GET', path: '/intake/submissions/{submissionId}/outline' },
  listQuoteVersions: { method: 'GET', path: '/intake/submissions/{submissionId}/quotes' },
  createQuoteVersion: { method: 'POST', path: '/intake/submissions/{submissionId}/quotes' },
  previewQuoteVersion: { method: 'POST', path: '/intake/submissions/{submissionId}/quotes/preview' },
  mailQuote: { method: 'POST', path: '/intake/submissions/{submissionId}/quotes/mail' },
  getVersionReport: { method: 'GET', path: '/intake/submissions/{submissionId}/quotes/{version}/report' },
  issueToken: { method: 'GET', path: '/token' },
  receiveCrmEvent: { method: 'POST', path: '/webhooks/crm' },
  createMeeting: { method: 'POST', path: '/meetings/create' },
  getMeeting: { method: 'GET', path: '/meetings/{roomCode}' },
  getRates: { method: 'GET', path: '/config/rate-schedule' },
  putRates: { method: 'PUT', path: '/config/rate-schedule' },
  listRateChanges: { method: 'GET', path: '/config/rate-schedule/history' },
  restoreRates: { method: 'POST', path: '/config/rate-schedule/history/{changeId}/restore' },
  listServices: { method: 'GET', path: '/config/services' },
  previewQuote: { method: 'POST', path: '/config/rate-schedule/preview' },
  listDeals: { method: 'GET', path: '/crm/deals' },
  getDealNote: { method: 'GET', path: '/crm/deals/{dealId}/note' },
  moveDeal: { method: 'POST', path: '/crm/deals/{dealId}/move' },
  createExampleUploads: { method: 'POST', path: '/examples/presigned-url' },
  saveExamples: { method: 'POST', path: '/examples/files' },
  listExamples: { method: 'GET', path: '/examples/files' },
  getExampleDocument: { method: 'GET', path: '/examples/files/{fileId}/document' },
  deleteExample: { method: 'DELETE', path: '/examples/files/{fileId}' },
  listSubmissions: { method: 'GET', path: '/intake/submissions' },
  showSubmission: { method: 'GET', path: '/intake/submissions/{submissionId}' },
  getDocument: { method: 'GET', path: '/intake/submissions/{submissionId}/document' },
  retrySubmission: { method: 'POST', path: '/intake/submission/{submissionId}/retry' },
  listMeetings: { method: 'GET', path: '/meetings' },
  listCrmEvents: { method: 'GET', path: '/webhooks/events' },
  collectPerson: { method: 'POST', path: '/privacy/export' },
  archivePerson: { method: 'POST', path: '/privacy/export/archive' },
  previewErasure: { method: 'POST', path: '/privacy/erase/preview' },
  erasePerson: { method: 'POST', path: '/privacy/erase' },
  listErasures: { method: 'GET', path: '/privacy/erasures' },
  previewPurge: { method: 'POST', path: '/privacy/purge/preview' },
  purge: { method: 'POST', path: '/privacy/purge' },
  listPurges: { method: 'GET', path: '/privacy/purges' },
  health: { method: 'GET', path: '/health' },
  ready: { method: 'GET', path: '/ready' },
  describe: { method: 'GET', path: '/openapi.json' },
} as const satisfies Record<string, { method: string; path: `/${string}` }>;

export type OperationId = keyof typeof operations;

/** Returns the first fields of a row in the route table. */
export function operation<Id extends OperationId>(
  operationId: Id,
): { operationId: Id } & (typeof operations)[Id] {
  return { operationId, ...operations[operationId] };
}
