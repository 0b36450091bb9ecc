import { DeskError } from '../../core/errors.ts';
import type { ObjectStore } from '../../core/ports.ts';
import type { S3Settings } from '../../storage-drivers/s3/s3-objects.ts';
import type { Configuration } from '../config/configuration.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { missingForUploads, uploadingOrigins } from '../server/page-uploads.ts';
import { linkedAddress } from '../server/server-address.ts';
import { type Check, Fault } from './check.ts';

/** Tests each permission needed in the bucket, whatever is kept there, and names the missing ones. */
export function bucketCheck(settings: S3Settings, id: string): Check {
  return {
    name: 'bucket',
    advice: 'Check bucket, region, endpoint and access key (THESISDESK_S3_…).',
    async run() {
      const { s3Objects } = await import('../../storage-drivers/s3/s3-objects.ts');
      const objects = s3Objects(settings);
      try {
        const missing = await missingPermissions(objects, `doctor/${id}.txt`);
        if (missing.length === 0) {
          return { state: 'ok', detail: 'S3: the access key may list, put, get and delete' };
        }
        throw new Fault(`The access key lacks ${missing.join(', ')}.`, permissionAdvice);
      } finally {
        await objects.close();
      }
    },
  };
}

/** In order of dependency: without a file there is nothing to get or delete. */
async function missingPermissions(objects: ObjectStore, key: string): Promise<string[]> {
  const missing: string[] = [];
  const may = async (permission: string, work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isDenied(error)) throw error;
      missing.push(permission);
      return false;
    }
  };
  await may('s3:ListBucket', () => objects.ping());
  const isThere = await may('s3:PutObject', () => objects.put(key, oneByte(), { contentType: 'text/plain' }));
  const isReadable = await may('s3:GetObject', () => objects.head(key));
  if (isThere && isReadable) await may('s3:DeleteObject', () => objects.delete(key));
  return missing;
}

/** An unknown key or a wrong signature is a different fault. */
function isDenied(error: unknown): boolean {
  return error instanceof DeskError && error.details.code === 'AccessDenied';
}

async function* oneByte(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1);
}

const permissionAdvice =
  'Allow the access key s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject, s3:DeleteObject and s3:AbortMultipartUpload on its objects; docs/s3.md has the policy.';

/**
 * Asks the storage, as a browser would, whether pages may upload to it: the desk's own and those of allowed origins.
 */
export function pageUploadsCheck(
  { objects, store }: Pick<OpenedDesk, 'objects' | 'store'>,
  configuration: Pick<Configuration, 'pages' | 'allowedOrigins' | 'publicUrl' | 'host' | 'port'>,
): Check {
  return {
    name: 'page uploads',
    advice: 'Make sure that this machine can reach THESISDESK_S3_PUBLIC_ENDPOINT as browsers do.',
    ...(configuration.publicUrl === null && { restsOn: ['store'] }),
    async run(signal) {
      const origins = uploadingOrigins(configuration, await linkedAddress(configuration, store));
      if (origins.length === 0) return { state: 'not configured', detail: 'No page origin is known' };
      const faults: string[] = [];
      for (const origin of origins) {
        const missing = await missingForUploads(objects, origin, signal);
        if (missing !== null) faults.push(`pages of ${origin} (${missing} is missing)`);
      }
      if (faults.length === 0) {
        return { state: 'ok', detail: `S3: uploads from pages of ${origins.join(', ')}` };
      }
      const message = `The CORS rules of the bucket allow no uploads from ${faults.join(', ')}.`;
      throw new Fault(message, corsAdvice(origins));
    },
  };
}

/** What the operator can do about it. */
function corsAdvice(origins: readonly string[]): string {
  return `Give the bucket a CORS rule with the origins ${origins.join(', ')}, the methods PUT and GET and the header content-type; docs/s3.md has one. If these are not the addresses of your pages, set THESISDESK_PUBLIC_URL and THESISDESK_ALLOWED_ORIGINS.`;
}
