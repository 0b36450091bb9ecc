import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import type { SignedObjectStore } from '../../../src/storage-drivers/signed-urls/signed-objects.ts';
import type { ServiceOptions, TestService } from './service.ts';

export const signedKey = 'uploads/1/a.docx';
export const signedType = { 'content-type': 'application/x-docx' };

export interface ObjectsFolder {
  /** Options for a service that keeps its objects in the folder; `change` can wrap the object store. */
  onDisk(change?: (store: SignedObjectStore) => SignedObjectStore): Required<Pick<ServiceOptions, 'objects'>>;
  /** The files in the folder, apart from the secret. */
  files(): Promise<string[]>;
}

/** A separate folder of objects for each test in a file. */
export function objectsFolder(): ObjectsFolder {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thesisdesk-objects-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  return {
    onDisk: (change = (store) => store) => ({
      objects: (publicUrl, clock) => change(filesystemObjects({ folder, publicUrl, clock })),
    }),
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && entry.name !== 'signing-secret')
        .map(({ name }) => name);
    },
  };
}

/** A URL for one kind of upload, valid for 5 minutes. */
export function putUrl(service: TestService, key = signedKey, contentLength?: number): Promise<string> {
  const length = contentLength === undefined ? {} : { contentLength };
  return service.objects.presignPut(key, {
    contentType: signedType['content-type'],
    expiresInSeconds: 300,
    ...length,
  });
}

/** A URL for a download, valid for a minute. */
export function getUrl(service: TestService, fileName?: string): Promise<string> {
  const name = fileName === undefined ? {} : { fileName };
  return service.objects.presignGet(signedKey, { expiresInSeconds: 60, ...name });
}

/** A body whose length is not known in advance. */
export function inChunks(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, index) =>
    bytes.slice(index * 65_536, (index + 1) * 65_536),
  );
  return ReadableStream.from(chunks);
}
