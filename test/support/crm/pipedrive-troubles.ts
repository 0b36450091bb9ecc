import type { Trouble } from './pipedrive-server.ts';

/** Never answers, and does nothing. */
export const silence: Trouble = { answer: null };

/** Does what was asked, but never answers. */
export const silenceAfterwards: Trouble = { done: true, answer: null };

/** Does what was asked, but the answer breaks off. */
export const tornAnswer: Trouble = {
  done: true,
  answer: { status: 200, body: '{"success":true,"data":{"id"' },
};

export const brokenService: Trouble = failure(500, { success: false, error: 'Internal error' });

/** An error page from the network in front of the service. */
export function page(status: number): Trouble {
  const headers = { 'content-type': 'text/html; charset=UTF-8' };
  return { answer: { status, headers, body: '<!DOCTYPE html><title>Attention Required!</title>' } };
}

export function failure(status: number, json: object, headers: Record<string, string> = {}): Trouble {
  return { answer: { status, headers, body: JSON.stringify(json) } };
}

export function tooManyRequests(headers: Record<string, string>): Trouble {
  return failure(429, { success: false, error: 'Rate limit exceeded', errorCode: 429 }, headers);
}
