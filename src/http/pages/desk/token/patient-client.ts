import type { DeskClient } from '../../../client/client.ts';
import { connect } from '../../desk-address.ts';

/** A client that goes on with another token after its own was refused. */
export interface PatientClient {
  client: DeskClient;
  /** Sends what was refused once more, with this token, and everything from then on. */
  goOn(token: string | undefined): void;
}

/**
 * Makes a client whose requests may wait for another token, so that nobody who sent one learns of the refusal.
 *
 * @param mayWait called at a refusal, with whether something was being sent and not only read; true makes this request and
 * all others wait until `goOn` is called
 */
export function patientClient(
  first: string | undefined,
  mayWait: (isSending: boolean) => boolean,
): PatientClient {
  let token = first;
  let signIns = 0;
  let waiting: Promise<void> | null = null;
  let end = () => {};
  const send: typeof fetch = async (input, init) => {
    for (;;) {
      await waiting;
      const before = signIns;
      const response = await fetch(input, withToken(init, token));
      if (response.status !== 401) return response;
      // Others may have been refused before, or were sent with the former token.
      if (waiting !== null || signIns > before) continue;
      if (!mayWait((init?.method ?? 'GET') !== 'GET')) return response;
      waiting = new Promise((resolve) => {
        end = resolve;
      });
    }
  };
  return {
    client: connect(first, { fetch: send }),
    goOn(next) {
      token = next;
      signIns += 1;
      waiting = null;
      end();
    },
  };
}

function withToken(init: RequestInit | undefined, token: string | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
