import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { systemErrorCode } from '../../../core/ports/system-error.ts';

/**
 * What is known about the process that left something behind; `unknown` if it may run on another machine.
 */
export type OwnerState = 'alive' | 'gone' | 'unknown';

/**
 * Returns a name for this process by which {@link ownerState} can later tell, in any process, whether it is still
 * running: `<place>-<pid>-<start>`, safe in a file name. All threads of a process have the same name.
 *
 * A pid alone would not be enough: in a container, the process after a crash often gets the pid of its predecessor,
 * and two containers on one folder may both have a process 7. So the name includes the place (this boot of this
 * machine, this pid namespace) and the start time.
 */
export function thisProcess(): string {
  return `${place()}-${process.pid}-${ownStart()}`;
}

/**
 * Returns whether the process with that name is running. Returns `gone` only if that is certain.
 *
 * @example
 * ownerState(thisProcess()); // 'alive'
 */
export function ownerState(owner: string): OwnerState {
  const match = /^([0-9a-f]{16})-([1-9]\d*)-(\d+)$/.exec(owner);
  if (!match) return 'unknown';
  const [, ownerPlace, pid, start] = match;
  if (ownerPlace !== place()) return 'unknown';
  if (!exists(Number(pid))) return 'gone';
  const found = readProcess(String(pid));
  if (found === null || start === unknownStart || ownStart() === unknownStart) return 'alive';
  return found.isZombie || found.start !== start ? 'gone' : 'alive';
}

/** The start time is not available: the system has no `/proc`, or it shows the processes of another namespace. */
const unknownStart = '0';

let knownStart: string | undefined;

function ownStart(): string {
  knownStart ??=
    readLink('/proc/self') === String(process.pid) ? readProcess(String(process.pid))?.start : unknownStart;
  return knownStart ?? unknownStart;
}

let knownPlace: string | undefined;

function place(): string {
  if (knownPlace === undefined) {
    const boot = readText('/proc/sys/kernel/random/boot_id');
    const namespace = readLink('/proc/self/ns/pid');
    const text = boot && namespace ? `${boot} ${namespace}` : hostname();
    knownPlace = createHash('sha256').update(text).digest('hex').slice(0, 16);
  }
  return knownPlace;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) !== 'ESRCH';
  }
}

/**
 * Field 3 of proc_pid_stat(5) is the state, field 22 the start time; the process name before them may contain
 * anything.
 */
function readProcess(pid: string): { isZombie: boolean; start: string } | null {
  const text = readText(`/proc/${pid}/stat`);
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state = '', start = ''] = [fields[0], fields[19]];
  return start === '' ? null : { isZombie: state === 'Z' || state === 'X', start };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function readLink(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}
