import { invalidInput, notFound } from '../errors.ts';
import type { ObjectStore, Store } from '../ports.ts';
import { recordPage } from '../records/reading/record-page.ts';
import {
  type ExampleFile,
  type ExampleList,
  exampleFilesRequestSchema,
  exampleUploadsRequestSchema,
} from '../schemas/examples.ts';
import { type PageRequest, parsePage } from '../schemas/fields.ts';
import { parseInput } from '../schemas/parse-input.ts';
import { fileNameIn } from '../text/file-names.ts';
import type { ServiceContext } from './service-context.ts';
import { examples, isObjectKeyFor, objectKeyFor } from './uploads/object-key.ts';
import {
  downloadOf,
  type FileDownload,
  type OpenedFile,
  openFile,
  type StoredFile,
} from './uploads/stored-file.ts';

/** The library of example files (4.11 to 4.14 of the interface). */
export interface ExamplesService {
  /** Returns one upload URL per file, valid for 15 minutes. Throws `input_invalid`, `storage_unavailable`. */
  createUploads(
    input: unknown,
  ): Promise<{ uploads: { uploadUrl: string; objectKey: string; fileId: string }[] }>;
  /** Saves the records of uploaded files. Throws `input_invalid`, `storage_unavailable`. */
  save(input: unknown): Promise<{ files: ExampleFile[]; count: number }>;
  /** Returns a page of all files, newest first. Throws `input_invalid`, `storage_unavailable`. */
  list(page?: PageRequest): Promise<ExampleList>;
  /** Returns the record of a file, also if the file was never uploaded. Throws `not_found`, `storage_unavailable`. */
  get(fileId: string): Promise<ExampleFile>;
  /**
   * Returns a URL from which a file can be downloaded for 5 minutes. Throws `not_found`, also if the file was never
   * uploaded; `storage_unavailable`.
   */
  download(fileId: string): Promise<FileDownload>;
  /** Returns the same file with its bytes. Throws what `download` throws. */
  open(fileId: string): Promise<OpenedFile>;
  /** Deletes a file and its record. Throws `not_found`, `storage_unavailable`. */
  delete(fileId: string): Promise<{ deleted: true; fileId: string }>;
}

export interface ExamplesOptions extends ServiceContext {
  store: Store;
  objects: ObjectStore;
}

export function createExamples({ store, objects, clock, ids }: ExamplesOptions): ExamplesService {
  async function record(fileId: string): Promise<ExampleFile> {
    const stored = await store.get<ExampleFile>(exampleKey(fileId));
    if (!stored) throw notFound('example', 'No example file has this id.');
    return stored.value;
  }

  return {
    async createUploads(input) {
      const { files } = parseInput(exampleUploadsRequestSchema, input);
      const uploads = files.map(async ({ fileName, contentType, fileSize }) => {
        const fileId = ids.uuid();
        const objectKey = objectKeyFor(examples, fileId, fileName);
        const uploadUrl = await objects.presignPut(objectKey, {
          contentType,
          contentLength: fileSize,
          expiresInSeconds: uploadSeconds,
        });
        return { uploadUrl, objectKey, fileId };
      });
      return { uploads: await Promise.all(uploads) };
    },

    async save(input) {
      const { files } = parseInput(exampleFilesRequestSchema, input);
      checkKeys(files);
      const uploadedAt = clock.now().toISOString();
      const saved = files.map((file): ExampleFile => {
        return { ...file, uploadedBy: file.uploadedBy ?? '', notes: file.notes ?? '', uploadedAt };
      });
      for (const file of saved) await store.put(exampleKey(file.fileId), file);
      return { files: saved, count: saved.length };
    },

    async list(page) {
      const placeOf = ({ uploadedAt, fileName, fileId }: ExampleFile) => [uploadedAt, fileName, fileId];
      const { records: files, ...rest } = await recordPage<ExampleFile>(
        store,
        examplePrefix,
        parsePage(page),
        placeOf,
      );
      return { files, ...rest };
    },

    get: record,

    async download(fileId) {
      return downloadOf(storedFile(await record(fileId)), objects);
    },

    async open(fileId) {
      return openFile(storedFile(await record(fileId)), objects);
    },

    async delete(fileId) {
      const { objectKey } = await record(fileId);
      // The record is deleted last: if this stops halfway, the file can be deleted again.
      await objects.delete(objectKey);
      await store.delete(exampleKey(fileId));
      return { deleted: true, fileId };
    },
  };
}

const uploadSeconds = 15 * 60;
export const examplePrefix = 'examples/';

function exampleKey(fileId: string): string {
  return `${examplePrefix}${fileId.toLowerCase()}`;
}

function storedFile({ objectKey }: ExampleFile): StoredFile {
  const missing = () =>
    notFound('file', 'This example has no file: it was never uploaded, or has been removed.');
  return { key: objectKey, fileName: fileNameIn(objectKey), sha256: null, missing };
}

function checkKeys(files: readonly { fileId: string; objectKey: string }[]): void {
  const seen = new Set<string>();
  for (const [index, { fileId, objectKey }] of files.entries()) {
    if (!isObjectKeyFor(examples, fileId, objectKey)) {
      const path = `files.${index}.objectKey`;
      throw invalidInput(path, `"${path}" must be the key that came with the upload URL.`);
    }
    const path = `files.${index}.fileId`;
    if (seen.has(exampleKey(fileId))) throw invalidInput(path, `"${path}" is a duplicate.`);
    seen.add(exampleKey(fileId));
  }
}
