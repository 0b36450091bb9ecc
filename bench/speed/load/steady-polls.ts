import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface SteadyPolls {
  /** Polls a second, whether or not earlier ones have been answered. */
  rate: number;
  seconds: number;
  /** The address of the next poll. */
  next(): string;
}

export interface PollTimes {
  /** Milliseconds for each answered poll, from when it was due until its answer arrived. */
  times: number[];
  /** How often each status other than 200, or each error, came. */
  failures: Record<string, number>;
}

/**
 * Polls as independent students would. Times count from the moment a poll was due, so that a server that stalls does not
 * look fast because it was asked less.
 */
export async function pollSteadily({ rate, seconds, next }: SteadyPolls): Promise<PollTimes> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const polls: Promise<void>[] = [];
  const failures: Record<string, number> = {};
  const begin = performance.now();
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = begin + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    const poll = ask(next(), agent).then((end) => {
      if (end === '200') times.push(performance.now() - due);
      else failures[end] = (failures[end] ?? 0) + 1;
    });
    polls.push(poll);
  }
  await Promise.all(polls);
  agent.destroy();
  return { times, failures };
}

/** The status of the answer, or the error that came instead. */
function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve(error.message);
    const request = get(url, { agent, signal: AbortSignal.timeout(30_000) }, (response) => {
      response.resume().on('end', () => resolve(String(response.statusCode)));
      response.on('error', fail);
    });
    request.on('error', fail);
  });
}
