import { invalidInput } from '../../core/errors.ts';
import type { Secret } from '../../core/ports/secret.ts';
import { webUrl } from '../../core/text/web-url.ts';

/** The bucket, its server, and how to reach it. */
export interface S3Settings {
  bucket: string;
  /** A region such as `eu-central-1`; servers other than AWS often accept `auto` or `us-east-1`. */
  region: string;
  /** The URL at which this process reaches the server. @default that of AWS for the region */
  endpoint?: string | undefined;
  /** The URL at which clients reach the server with signed URLs. @default `endpoint` */
  publicEndpoint?: string | undefined;
  /**
   * Puts the bucket in the path of URLs instead of the host name.
   *
   * @default true if an endpoint is given, because most servers other than AWS require it
   */
  forcePathStyle?: boolean | undefined;
  /**
   * @default what the AWS SDK finds: its environment variables, its files, the role of the machine
   */
  credentials?:
    | { accessKeyId: Secret; secretAccessKey: Secret; sessionToken?: Secret | undefined }
    | undefined;
  /** A folder in the bucket in which everything is kept. @default none */
  prefix?: string | undefined;
  /** @default 3_000 */
  connectTimeoutMilliseconds?: number | undefined;
  /**
   * How long the server may take to begin its response; parts of large files, and copies of files, get three times as
   * long. Failed requests are repeated within this time.
   *
   * @default 10_000
   */
  requestTimeoutMilliseconds?: number | undefined;
}

/**
 * Returns the prefix of all keys in the bucket: empty, or the prefix with one slash at its end.
 *
 * @throws DeskError `input_invalid` for a prefix that servers or URLs would misread
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
  throw invalidInput('prefix', message);
}

/**
 * Rejects what names no bucket or no region, such as the value of a variable that is not set.
 *
 * @throws DeskError `input_invalid`
 */
export function checkPlace({ bucket, region }: { bucket?: string; region?: string }): void {
  if (!/^[^\s/]+$/.test(bucket ?? ''))
    throw invalidInput('bucket', 'The bucket of the storage must be its name, such as example-desk.');
  if (!/^[\w-]+$/.test(region ?? ''))
    throw invalidInput('region', 'The region of the storage must be its name, such as eu-central-1.');
}

/**
 * Rejects anything but a server's URL, and a URL with a password in it, which would end up in logs.
 *
 * @throws DeskError `input_invalid`
 */
export function checkEndpoint(endpoint: string | undefined, path: 'endpoint' | 'publicEndpoint'): void {
  if (endpoint === undefined) return;
  const url = webUrl(endpoint);
  if (url?.search === '' && url.hash === '') return;
  const message = 'The endpoint of the storage must be an http or https address without a password in it.';
  throw invalidInput(path, message);
}
