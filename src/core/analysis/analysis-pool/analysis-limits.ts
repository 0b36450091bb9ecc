/** What the analysis of one document may take before its process is ended. */
export interface AnalysisLimits {
  /** Resident size of the process in bytes; at least 128 MiB. @default 536_870_912 (512 MiB) */
  memoryBytes: number;
  /** From the hand-over of the document to its numbers; up to a day. @default 60 */
  seconds: number;
}

const mebibyte = 1024 * 1024;

/**
 * The longest thesis that is read at all (256 MiB of XML, seven million words) takes 200 MiB, and a file of 100
 * MiB twice that size on its way. So no thesis comes near, and two processes suit a machine of two gigabytes.
 */
export const defaultAnalysisLimits: Readonly<AnalysisLimits> = {
  memoryBytes: 512 * mebibyte,
  seconds: 60,
};

/** Node itself takes some 50 MiB, and a process that dies of that would die again and again. */
export const leastMemoryBytes = 128 * mebibyte;

/** A day. */
export const mostSeconds = 86_400;

/**
 * The caller's limits where given, ours elsewhere.
 *
 * @throws RangeError for a limit out of its range
 */
export function completeAnalysisLimits({
  memoryBytes = defaultAnalysisLimits.memoryBytes,
  seconds = defaultAnalysisLimits.seconds,
}: { [Limit in keyof AnalysisLimits]?: AnalysisLimits[Limit] | undefined }): AnalysisLimits {
  if (!(memoryBytes >= leastMemoryBytes))
    throw new RangeError(`"memoryBytes" must be at least ${leastMemoryBytes} (128 MiB), not ${memoryBytes}.`);
  if (!(seconds > 0 && seconds <= mostSeconds))
    throw new RangeError(`"seconds" must be above zero and at most ${mostSeconds}, not ${seconds}.`);
  return { memoryBytes, seconds };
}

/**
 * What V8 may keep of it, in MiB: a quarter is left for the program itself and for bytes outside its heap. With
 * the whole, it would let garbage grow until the limit is met.
 */
export function heapMebibytes({ memoryBytes }: Pick<AnalysisLimits, 'memoryBytes'>): number {
  return Math.floor((memoryBytes * 0.75) / mebibyte);
}
