import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, Ids, Logger } from '../ports.ts';

/** The defaults of the injected ports: the system's time, random ids, no log. */
export const systemClock: Clock = { now: () => new Date() };

export const randomIds: Ids = { uuid: () => randomUUID(), random: (count) => randomBytes(count) };

export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
