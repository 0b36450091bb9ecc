import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A certificate of a day for that host, which vouches for itself. */
export function certificateFor(host: string, folder: string): { certificateFile: string; keyFile: string } {
  const certificateFile = join(folder, 'certificate.pem');
  const keyFile = join(folder, 'key.pem');
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  execFileSync('openssl', ['req', '-x509', '-days', '1', ...key, ...name, '-out', certificateFile], {
    stdio: 'ignore',
  });
  return { certificateFile, keyFile };
}
