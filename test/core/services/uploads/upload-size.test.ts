import { expect, test } from 'vitest';
import { docxContentType } from '../../../../src/core/schemas/fields.ts';
import { onEveryStorage } from '../../../support/desk-storages.ts';
import { chunksOf } from '../../../support/docx/chunks-of.ts';
import { refusal } from '../support/bench.ts';
import { keptJobs } from '../support/kept-jobs.ts';
import { openDesk } from '../support/open-desk.ts';

const form = { name: 'Ada Lovelace', email: 'ada@example.org', serviceType: 'editing' };

onEveryStorage('a document of more bytes than are allowed', (open) => {
  test('is refused at submit, and removed', async () => {
    const { store, objects, clock } = await open();
    const { desk } = openDesk({ store, objects, clock, jobs: keptJobs(), maximumUploadBytes: 1000 });
    const { submissionId, objectKey } = await desk.intake.createUpload({ fileName: 'thesis.docx' });
    await objects.put(objectKey, chunksOf(Buffer.alloc(1001)), { contentType: 'x/y' });
    expect(await refusal(desk.intake.submit({ ...form, submissionId, objectKey }))).toMatchObject({
      code: 'upload_too_large',
      message: 'The file is larger than the 1,000 bytes allowed.',
    });
    expect(await objects.head(objectKey)).toBeNull();
    expect((await refusal(desk.intake.get(submissionId))).code).toBe('not_found');
  });

  test('is told the limit in megabytes where it is a number of them', async () => {
    const { store, objects, clock } = await open();
    const { desk } = openDesk({ store, objects, clock });
    const asked = desk.intake.createUpload({ fileName: 'thesis.docx', fileSize: 200_000_000 });
    expect((await refusal(asked)).message).toBe('The file is larger than the 100 MB allowed.');
  });

  test('gets no URL where its size is named', async () => {
    const { store, objects, clock } = await open();
    const { desk } = openDesk({ store, objects, clock, maximumUploadBytes: 1000 });
    const asked = desk.intake.createUpload({ fileName: 'thesis.docx', fileSize: 1001 });
    expect((await refusal(asked)).code).toBe('upload_too_large');
    expect(await desk.intake.createUpload({ fileName: 'thesis.docx', fileSize: 1000 })).toHaveProperty(
      'uploadUrl',
    );
  });
});

onEveryStorage('a URL for a document whose size was named', (open) => {
  test('takes no other size', async () => {
    const { store, objects, signedObjects, clock } = await open();
    const { desk } = openDesk({ store, objects, clock });
    const { uploadUrl, objectKey } = await desk.intake.createUpload({ fileName: 'a.docx', fileSize: 5 });
    const { searchParams: query } = new URL(uploadUrl);
    const put = async (body: string) => {
      if (signedObjects) {
        const asked = { method: 'PUT', key: objectKey, query, contentType: docxContentType };
        return signedObjects.verify({ ...asked, contentLength: body.length }).then(
          () => 200,
          () => 403,
        );
      }
      const headers = { 'content-type': docxContentType };
      return (await fetch(uploadUrl, { method: 'PUT', headers, body })).status;
    };
    expect([await put('1234'), await put('123456'), await put('12345')]).toEqual([403, 403, 200]);
  });
});
