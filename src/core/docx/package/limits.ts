const MEBIBYTE = 1024 * 1024;

/** How much of a document is read before it is refused with `document_too_large`. Whole numbers above zero. */
export interface DocxLimits {
  /** Bytes of the `.docx` file itself. @default 104_857_600 (100 MiB) */
  fileBytes: number;
  /** Entries in the archive; a thesis with 2,000 pictures has about 2,100. @default 10_000 */
  entries: number;
  /** Unpacked bytes of one part that is read as a stream. @default 268_435_456 (256 MiB) */
  partBytes: number;
  /** Unpacked bytes of all parts that are read, each counted once. @default 536_870_912 (512 MiB) */
  totalBytes: number;
  /** Unpacked bytes of a part that is read in one go, such as the styles. @default 16_777_216 (16 MiB) */
  smallPartBytes: number;
}

export const defaultDocxLimits: Readonly<DocxLimits> = {
  fileBytes: 100 * MEBIBYTE,
  entries: 10_000,
  partBytes: 256 * MEBIBYTE,
  totalBytes: 512 * MEBIBYTE,
  smallPartBytes: 16 * MEBIBYTE,
};

/**
 * Completes the caller's limits with the defaults.
 *
 * @throws RangeError for a limit that is not a number above zero. (A `NaN` would switch its limit off.)
 * @example
 * completeLimits({ fileBytes: 1000 }).entries; // 10_000
 */
export function completeLimits(limits: Partial<DocxLimits>): DocxLimits {
  return {
    fileBytes: positive('fileBytes', limits),
    entries: positive('entries', limits),
    partBytes: positive('partBytes', limits),
    totalBytes: positive('totalBytes', limits),
    smallPartBytes: positive('smallPartBytes', limits),
  };
}

function positive(name: keyof DocxLimits, limits: Partial<DocxLimits>): number {
  const limit = limits[name] ?? defaultDocxLimits[name];
  if (!(limit > 0)) throw new RangeError(`The limit ${name} must be a number above zero, not ${limit}.`);
  return limit;
}
