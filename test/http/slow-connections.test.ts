import { afterEach, expect, test } from 'vitest';
import { docxContentType } from '../../src/core/schemas/fields.ts';
import { objectsFolder } from './support/objects-folder.ts';
import { type RawConnection, rawConnection, requestHead } from './support/raw-connection.ts';
import { type TestService, through } from './support/service.ts';

const ofEachKind = 20;
const { onDisk } = objectsFolder();
const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** Connections that bring a byte now and then, behind what they began with. */
async function slowOnes(service: TestService, first: string): Promise<RawConnection[]> {
  const connections = await Promise.all(Array.from({ length: ofEachKind }, () => rawConnection(service.url)));
  for (const each of connections) each.send(first);
  const dripping = setInterval(() => {
    if (first !== '') for (const each of connections) each.send(' ');
  }, 50);
  endings.push(() => {
    clearInterval(dripping);
    for (const { socket } of connections) socket.destroy();
  });
  return connections;
}

through('connections that bring nothing, or a byte now and then', 'over a socket', (open) => {
  test('keep no student from handing in', async () => {
    const service = await open(onDisk());
    const upload = () => service.desk.intake.createUpload({ fileName: 'a.docx' });
    const [slow, place] = [await upload(), await upload()];
    const json = { 'content-type': 'application/json', 'content-length': 1000 };
    const document = { 'content-type': docxContentType, 'content-length': 1000 };
    const all = await Promise.all([
      slowOnes(service, ''),
      slowOnes(service, 'GET /intake/submission/1 HTTP/1.1\r\nx-slow:'),
      slowOnes(service, `${requestHead('POST', `${service.url}/intake/submit`, json)}{`),
      slowOnes(service, `${requestHead('PUT', slow.uploadUrl, document)}PK`),
    ]);
    const { uploadUrl, submissionId, objectKey } = place;
    const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing', submissionId, objectKey };
    const headers = { 'content-type': docxContentType };
    const answers = [
      await service.ask('PUT', uploadUrl, { body: 'a thesis', headers }),
      await service.ask('POST', '/intake/submit', { json: form }),
      await service.ask('GET', `/intake/submission/${submissionId}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(all.flat().map((each) => [each.soFar(), each.socket.closed])).toEqual(
      all.flat().map(() => ['', false]),
    );
  });
});
