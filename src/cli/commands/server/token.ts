import type { Store } from '../../../core/ports.ts';
import { readConfiguration } from '../../config/configuration.ts';
import { nameOf } from '../../config/settings.ts';
import {
  deskUrlWith,
  keptTokenHash,
  makeFirstToken,
  makeToken,
  removeToken,
} from '../../desk/operator-token.ts';
import { withDesk } from '../../desk/with-desk.ts';
import { linkedAddress } from '../../server/server-address.ts';
import { askFirst, type DeedCommandOptions } from '../../terminal/ask-first.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';

export interface TokenCommandOptions extends DeedCommandOptions {
  /** Remove the token instead. */
  remove?: boolean;
}

/**
 * `thesisdesk token`: makes a new operator's token and shows it once. Running servers accept it immediately, and no
 * longer accept the old one. `--remove` removes the token. Only a hash of the old one is kept, so it asks before it
 * replaces or removes one.
 *
 * @returns the exit code: 1 if the user answers no
 * @throws UsageError if a token is configured, because it can only be changed in the configuration, and if there is a
 * token but no terminal to ask on
 */
export async function tokenCommand(options: TokenCommandOptions, terminal: Terminal): Promise<number> {
  const configuration = await readConfiguration(options, terminal.environment);
  if (configuration.adminToken !== null) {
    throw new UsageError(`The operator's token is set by ${nameOf('server.adminToken')}. Change it there.`);
  }
  return withDesk(
    options,
    terminal,
    async (_desk, { store }) => {
      if (options.remove === true) return remove(store, options, terminal);
      const token = (await makeFirstToken(store)) ?? (await replaceToken(store, options, terminal));
      if (token === null) return 1;
      const deskUrl = deskUrlWith(token, await linkedAddress(configuration, store));
      await printResult(terminal, options.json === true, {
        json: [{ token, deskUrl }],
        text: () => [`The operator's token, shown only once: ${token}`, `Your desk: ${deskUrl}`],
      });
      return 0;
    },
    { mayMake: true },
  );
}

/** Null if the user answers no. */
async function replaceToken(
  store: Store,
  options: TokenCommandOptions,
  terminal: Terminal,
): Promise<string | null> {
  const deed = {
    command: 'token',
    what: [
      'Running servers will no longer accept the present token. Everyone who uses it has to log in again.',
    ],
    question: 'Replace the token?',
  };
  return (await askFirst(options, terminal, deed)) ? makeToken(store) : null;
}

async function remove(store: Store, options: TokenCommandOptions, terminal: Terminal): Promise<number> {
  const deed = {
    command: 'token --remove',
    what: [
      'Without a token, anyone on this machine is the operator. A server that others can reach refuses everyone, and makes a new token when it next starts.',
    ],
    question: 'Remove the token?',
  };
  const hasToken = (await keptTokenHash(store)) !== null;
  if (hasToken && !(await askFirst(options, terminal, deed))) return 1;
  const removed = hasToken && (await removeToken(store));
  await printResult(terminal, options.json === true, {
    json: [{ removed }],
    text: () => [removed ? 'The token has been removed.' : 'No token was set.'],
  });
  return 0;
}
