import { sendFile } from '../../../client/send-file.ts';
import { sentenceOf } from '../../elements/problem-box.ts';
import type { Opening } from '../lists/section.ts';

/** So many the desk takes at once. */
export const mostFiles = 20;

export interface FailedUpload {
  fileName: string;
  reason: string;
}

/**
 * Uploads files one after another, then saves what arrived.
 *
 * @param progress gets the number of the file and the share of it that is sent, from 0 to 1
 * @returns those that failed
 * @throws DeskApiError where the desk gives no place to upload to, or does not save
 */
export async function uploadExamples(
  files: readonly File[],
  remarks: { uploadedBy: string; notes: string },
  { client, signal }: Opening,
  progress: (index: number, share: number) => void,
): Promise<FailedUpload[]> {
  const described = files.map((file) => ({
    fileName: file.name,
    contentType: file.type || 'application/octet-stream',
    fileSize: file.size,
  }));
  const { uploads } = await client.createExampleUploads({ files: described }, { signal });
  const failed: FailedUpload[] = [];
  const arrived = [];
  for (const [index, file] of files.entries()) {
    const [description, upload] = [described[index], uploads[index]];
    if (!description || !upload) continue;
    const { uploadUrl, ...place } = upload;
    try {
      await sendFile(uploadUrl, file, {
        contentType: description.contentType,
        onProgress: ({ sentBytes, totalBytes }) => progress(index, sentBytes / totalBytes),
        signal,
        fetch: (input, init) => fetch(input, init),
      });
      arrived.push({ ...description, ...place, ...remarks });
    } catch (error) {
      if (signal.aborted) throw error;
      failed.push({ fileName: file.name, reason: sentenceOf(error) });
    }
  }
  if (arrived.length > 0) await client.saveExamples({ files: arrived }, { signal });
  return failed;
}
