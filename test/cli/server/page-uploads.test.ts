import { describe, expect, onTestFinished, test } from 'vitest';
import { missingForUploads, missingIn, uploadingOrigins } from '../../../src/cli/server/page-uploads.ts';
import { openPorts } from '../../storage-drivers/s3/support/ports.ts';
import { settingsOf } from '../../storage-drivers/s3/support/settings.ts';
import { startS3 } from '../../support/s3/s3-server.ts';

const own = 'https://desk.example';

describe('what an answer to a preflight lacks', () => {
  test.each<[string | null, Record<string, string>, boolean]>([
    [null, { origin: own, methods: 'PUT', headers: 'content-type' }, true],
    [null, { origin: '*', methods: 'GET, PUT', headers: 'Content-Type, x-amz-date' }, true],
    [null, { origin: '*', methods: '*', headers: '*' }, true],
    ['this origin', { origin: own, methods: 'PUT', headers: 'content-type' }, false],
    ['this origin', { origin: 'https://desk.example.evil', methods: 'PUT', headers: 'content-type' }, true],
    ['this origin', {}, true],
    ['the method PUT', { origin: own, methods: 'GET', headers: 'content-type' }, true],
    ['the header content-type', { origin: own, methods: 'PUT', headers: 'x-amz-date' }, true],
    ['the header content-type', { origin: own, methods: 'PUT' }, true],
  ])('is %s for %j', (missing, allowed, ok) => {
    const headers = new Headers(
      Object.entries(allowed).map(([name, value]) => [`access-control-allow-${name}`, value]),
    );
    expect(missingIn({ ok, headers }, own)).toBe(missing);
  });
});

describe('the origins that upload', () => {
  test.each([
    [{ pages: true, allowedOrigins: [] }, [own]],
    [{ pages: true, allowedOrigins: ['https://www.example.com', own] }, [own, 'https://www.example.com']],
    [{ pages: false, allowedOrigins: ['https://www.example.com'] }, ['https://www.example.com']],
    [{ pages: false, allowedOrigins: [] }, []],
  ])('with %j are %j', (configuration, origins) => {
    expect(uploadingOrigins(configuration, `${own}/`)).toEqual(origins);
  });
});

describe('a bucket', () => {
  test.each([
    ['that knows no CORS', null, 'this origin'],
    ['that allows the origin', rules({ origin: own }), null],
    ['that allows another one', rules({ origin: 'https://www.example.com' }), 'this origin'],
    ['that allows downloads only', rules({ origin: own, method: 'GET' }), 'this origin'],
  ])('%s is found out', async (_, cors, missing) => {
    const server = await startS3({ cors });
    onTestFinished(() => server.stop());
    const { objects } = openPorts(settingsOf(server));
    expect(await missingForUploads(objects, own, AbortSignal.timeout(30_000))).toBe(missing);
  });
});

function rules({ origin, method = 'PUT' }: { origin: string; method?: string }): string {
  return `<CORSConfiguration><CORSRule><AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>${method}</AllowedMethod><AllowedHeader>content-type</AllowedHeader></CORSRule></CORSConfiguration>`;
}
