/** What the analysis of one document may use before its process is killed. */
export interface AnalysisLimits {
  /** Resident size of the process in bytes; at least 128 MiB. @default 536_870_912 (512 MiB) */
  memoryBytes: number;
  /** Seconds from handing over the document to getting its numbers; up to a day. @default 60 */
  seconds: number;
}

const mebibyte = 1024 * 1024;

/**
 * The longest thesis that is accepted (256 MiB of XML, seven million words) needs 200 MiB, and a file of 100 MiB
 * needs twice its size on its way through. So no thesis comes near the limit, and two processes suit a machine with
 * two gigabytes.
 */
export const defaultAnalysisLimits: Readonly<AnalysisLimits> = {
  memoryBytes: 512 * mebibyte,
  seconds: 60,
};

/** Node itself needs about 50 MiB, and a process that died for lack of that would die again and again. */
export const leastMemoryBytes = 128 * mebibyte;

/** A day. */
export const mostSeconds = 86_400;

/**
 * Completes the caller's limits with the defaults.
 *
 * @throws RangeError if a limit is out of range
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
 * How much of it V8 may use for its heap, in MiB. A quarter is left for the program itself and for bytes outside the
 * heap; if V8 had all of it, garbage would grow until the process hit its limit.
 */
export function heapMebibytes({ memoryBytes }: Pick<AnalysisLimits, 'memoryBytes'>): number {
  return Math.floor((memoryBytes * 0.75) / mebibyte);
}
