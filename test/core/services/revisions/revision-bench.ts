import { analyseDocx } from '../../../../src/core/docx/analyse.ts';
import type { Crm } from '../../../../src/core/ports.ts';
import {
  processRevision,
  type RevisionProcessing,
} from '../../../../src/core/services/revisions/process-revision.ts';
import { createRevisions } from '../../../../src/core/services/revisions/revisions.ts';
import { docx } from '../../../support/docx/docx.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { prose } from '../../docx/structure/prose.ts';
import { issue, openBench, submitted } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd } from '../support/kept-jobs.ts';
import { plainCrm } from '../support/plain-crm.ts';

export const submissionId = idNumber(1);
/** Of the upload of a revised document. */
export const revisionId = idNumber(901);

/** A thesis of two chapters; what is given, as text or as markup, follows in the second one. */
export function thesis(...more: string[]): Promise<Uint8Array> {
  const chapters = [heading(1, 'Introduction'), prose(), heading(1, 'Methods'), prose()];
  const end = [heading(1, 'Conclusion'), prose()];
  return docx({
    body: [...chapters, ...more.map((text) => (text.startsWith('<w:') ? text : paragraph(text))), ...end],
  });
}

/** An upload with its document, which a revised one is sent by. */
export function uploadOf(uploadId: string): { uploadId: string; objectKey: string } {
  return { uploadId, objectKey: `uploads/${uploadId}/thesis.docx` };
}

/** Bytes that are no document. */
export const broken = new TextEncoder().encode('%PDF-1.7 no thesis');

/**
 * A bench with a submission that was quoted, or failed because of its first document, whose documents are really read and
 * compared.
 */
export async function openRevisionBench(
  status: 'open' | 'won' = 'open',
  { first, dealOf = submissionId }: { first?: Uint8Array; dealOf?: string } = {},
) {
  const bench = openBench();
  const crm: Crm = { ...plainCrm(), getDeal: async () => ({ ...dealWith(status), submissionId: dealOf }) };
  const analyser: RevisionProcessing['analyser'] = {
    analyse: (document, options) => analyseDocx(document, options),
    async close() {},
  };
  const put = async (key: string, document: Uint8Array) => {
    await bench.objects.put(key, only(document), { contentType: 'application/octet-stream' });
  };
  await submitted(bench);
  const { document } = await bench.intake.record(submissionId);
  await put(document?.key ?? '', first ?? (await thesis()));
  await runToEnd(bench.handler({ analyser, crm }), { submissionId });
  const told: string[] = [];
  const revisionFailed: RevisionProcessing['revisionFailed'] = async (_submission, id) => void told.push(id);
  const processSubmission = bench.handler({ analyser, crm });
  const options = { ...bench, crm, analyser, revisionFailed, processSubmission };
  const revisions = createRevisions(options);

  /** Uploads a revised document with these paragraphs besides. */
  async function uploaded(
    paragraphs: readonly string[],
    uploadId = revisionId,
    document: Uint8Array | undefined = undefined,
  ) {
    await issue(bench, uploadId);
    const upload = uploadOf(uploadId);
    await put(upload.objectKey, document ?? (await thesis(...paragraphs)));
    return upload;
  }

  /** The same, accepted and quoted. */
  async function revised(
    paragraphs: readonly string[],
    { by = 'operator', terms = {}, uploadId = revisionId, document }: RevisedOptions = {},
  ) {
    const upload = await uploaded(paragraphs, uploadId, document);
    await revisions.submit(submissionId, { ...upload, ...terms }, by);
    await runToEnd(processRevision(options), { submissionId, revisionId: uploadId });
    return revisions.get(submissionId, uploadId);
  }

  return { ...bench, ...options, revisions, uploaded, revised, put, told };
}

interface RevisedOptions {
  by?: 'student' | 'operator';
  terms?: object;
  uploadId?: string;
  /** Another document than the thesis. */
  document?: Uint8Array;
}

/** No more than the status is asked for. */
function dealWith(status: 'open' | 'won') {
  const time = '2026-01-01T00:00:00.000Z';
  const names = { title: 'Ada', personName: null, organizationName: null, url: 'https://crm.example' };
  const times = { addedAt: time, updatedAt: time, stageChangedAt: null, wonAt: null, lostAt: null };
  const money = { value: 1, currency: 'USD' };
  return { ...names, ...times, ...money, id: 1, status, stageId: 1, pipelineId: 1, version: '1' };
}

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
