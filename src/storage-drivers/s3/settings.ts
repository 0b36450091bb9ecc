import { DeskError } from '../../core/errors.ts';
import type { Secret } from '../../core/ports/secret.ts';

/** Which bucket, on which server, and how it is reached. */
export interface S3Settings {
  bucket: string;
  /** Such as `eu-central-1`; servers other than AWS often take `auto` or `us-east-1`. */
  region: string;
  /** Where this process reaches the server. @default that of AWS for the region */
  endpoint?: string;
  /** Where clients reach the server with signed URLs. @default `endpoint` */
  publicEndpoint?: string;
  /**
   * Puts the bucket into the path of URLs instead of the host name.
   *
   * @default true where an endpoint is given, as most servers other than AWS want it
   */
  forcePathStyle?: boolean;
  /** @default what the AWS SDK finds: its environment variables, its files, the role of the machine */
  credentials?: { accessKeyId: Secret; secretAccessKey: Secret; sessionToken?: Secret };
  /** A folder of the bucket in which everything is kept. @default none */
  prefix?: string;
  /** @default 3_000 */
  connectTimeoutMilliseconds?: number;
  /**
   * How long the server may take to begin its answer; parts of large files get three times as long. Failed
   * requests are repeated within this time.
   *
   * @default 10_000
   */
  requestTimeoutMilliseconds?: number;
}

/**
 * What stands before all keys in the bucket: nothing, or the prefix with one slash at its end.
 *
 * @throws DeskError `input_invalid` for a prefix that servers or URLs would take for something else
 *
 * @example
 * folderOf('/desk/'); // 'desk/'
 */
export function folderOf(prefix = ''): string {
  const folder = prefix.replace(/^\/+|\/+$/g, '');
  if (folder === '') return '';
  const isPlain = folder.split('/').every((name) => /^[\w!*'()-][\w!.*'()-]*$/.test(name));
  if (isPlain && folder.length <= 100) return `${folder}/`;
  const message =
    'The prefix in the bucket must be plain letters, digits, ".", "-" and "_", 100 characters at most.';
  throw new DeskError('input_invalid', message, { details: { path: 'prefix' } });
}

/**
 * Refuses what is no address of a server, and one with a password in it, which would end in logs.
 *
 * @throws DeskError `input_invalid`
 */
export function checkEndpoint(endpoint: string | undefined, path: 'endpoint' | 'publicEndpoint'): void {
  if (endpoint === undefined) return;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (isHttp && url.username === '' && url.password === '' && url.search === '' && url.hash === '') return;
  const message = 'The endpoint of the storage must be an http or https address without a password in it.';
  throw new DeskError('input_invalid', message, { details: { path } });
}
