import type { Configuration } from '../config/configuration.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { missingForUploads, uploadingOrigins } from '../server/page-uploads.ts';
import { configuredAddress } from '../server/server-address.ts';
import { type Check, Fault } from './check.ts';

/** Asks the storage, as a browser would, whether pages may upload to it: those of the desk and of allowed origins. */
export function pageUploadsCheck(
  { objects }: Pick<OpenedDesk, 'objects'>,
  configuration: Pick<Configuration, 'pages' | 'allowedOrigins' | 'publicUrl' | 'host' | 'port'>,
): Check {
  return {
    name: 'page uploads',
    advice: 'Make sure that this machine can reach THESISDESK_S3_PUBLIC_ENDPOINT as browsers do.',
    async run(signal) {
      const origins = uploadingOrigins(configuration, configuredAddress(configuration));
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

/** What an operator does about it. */
function corsAdvice(origins: readonly string[]): string {
  return `Give the bucket a CORS rule with the origins ${origins.join(', ')}, the methods PUT and GET and the header content-type; docs/s3.md has one. Where these are not the addresses of your pages, set THESISDESK_PUBLIC_URL and THESISDESK_ALLOWED_ORIGINS.`;
}
