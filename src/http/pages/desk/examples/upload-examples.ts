import type { DeskClient, OperationTypes } from '../../../client/client.ts';
import { retried } from '../../../client/poll.ts';
import { sendFile } from '../../../client/send-file.ts';

interface FailedUpload {
  file: File;
  error: unknown;
}

/** What was uploaded but is not yet in the library, as far as the desk has said. */
export type ArrivedFiles = Map<File, UploadedExample>;
type UploadedExample = Omit<OperationTypes['saveExamples']['input']['files'][number], 'uploadedBy' | 'notes'>;

interface ExampleUpload {
  remarks: { uploadedBy: string; notes: string };
  /** Files in it are saved as they are, and not uploaded again: an answer to their saving may have been lost. */
  arrived: ArrivedFiles;
  /** Receives the index of the file and the share of it that has been sent, from 0 to 1. */
  progress(index: number, share: number): void;
}

/**
 * Uploads files one after another, then saves what arrived.
 *
 * @returns the files that failed
 * @throws DeskApiError if the desk returns no upload URLs, or does not save
 */
export async function uploadExamples(
  files: readonly File[],
  { remarks, arrived, progress }: ExampleUpload,
  { client, signal }: { client: DeskClient; signal: AbortSignal },
): Promise<FailedUpload[]> {
  const missing = files.filter((file) => !arrived.has(file));
  const described = missing.map((file) => ({
    fileName: file.name,
    contentType: file.type || 'application/octet-stream',
    fileSize: file.size,
  }));
  const { uploads } =
    missing.length > 0
      ? await client.createExampleUploads({ files: described }, { signal })
      : { uploads: [] };
  const failed: FailedUpload[] = [];
  for (const [index, file] of files.entries()) {
    progress(index, arrived.has(file) ? 1 : 0);
    const [description, upload] = [described[missing.indexOf(file)], uploads[missing.indexOf(file)]];
    if (!description || !upload) continue;
    const { uploadUrl, ...place } = upload;
    try {
      await sendFile(uploadUrl, file, {
        contentType: description.contentType,
        onProgress: ({ sentBytes, totalBytes }) => progress(index, sentBytes / totalBytes),
        signal,
        fetch: (input, init) => fetch(input, init),
      });
      arrived.set(file, { ...description, ...place });
    } catch (error) {
      if (signal.aborted) throw error;
      failed.push({ file, error });
    }
  }
  const entries = files.flatMap((file) => arrived.get(file) ?? []).map((each) => ({ ...each, ...remarks }));
  if (entries.length > 0) {
    await retried(() => client.saveExamples({ files: entries }, { signal }), { signal });
    arrived.clear();
  }
  return failed;
}
