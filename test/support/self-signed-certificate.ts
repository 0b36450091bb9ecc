import { generateKeyPairSync, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** A certificate that only the test trusts, as PEM. */
interface SelfSigned {
  cert: string;
  key: string;
}

/** Makes a certificate (X.509 v3, ECDSA) for host names and IPv4 addresses, valid from yesterday until tomorrow. */
export function selfSignedCertificate(...hosts: string[]): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(objectId('550403'), element(0x0c, Buffer.from('test')))));
  const algorithm = sequence(objectId('2a8648ce3d040302'));
  const alternatives = sequence(...hosts.map(generalName));
  const content = sequence(
    element(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    sequence(time(-1), time(1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(sequence(objectId('551d11'), element(0x04, alternatives)))),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, algorithm, element(0x03, Buffer.concat([Buffer.of(0), signature])));
  const lines = certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** One DER element: tag, length, content. */
function element(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, ...parts);
}

function set(...parts: Buffer[]): Buffer {
  return element(0x31, ...parts);
}

function integer(value: number): Buffer {
  return element(0x02, Buffer.of(value));
}

function objectId(hex: string): Buffer {
  return element(0x06, Buffer.from(hex, 'hex'));
}

function time(daysFromNow: number): Buffer {
  const date = new Date(Date.now() + daysFromNow * 86_400_000);
  const digits = date.toISOString().replace(/\.\d+|[-:T]/g, '');
  return element(0x18, Buffer.from(digits));
}

function generalName(host: string): Buffer {
  return isIP(host) === 4
    ? element(0x87, Buffer.from(host.split('.').map(Number)))
    : element(0x82, Buffer.from(host));
}
