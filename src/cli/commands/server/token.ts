import { readConfiguration } from '../../config/configuration.ts';
import { nameOf } from '../../config/settings.ts';
import { deskUrlWith, makeToken, removeToken } from '../../desk/operator-token.ts';
import { type DeskCommandOptions, sourcesOf, withDesk } from '../../desk/with-desk.ts';
import { configuredAddress, rememberedAddress } from '../../server/server-address.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';

export interface TokenCommandOptions extends DeskCommandOptions {
  /** Remove the token instead. */
  remove?: boolean;
}

/**
 * `thesisdesk token`: makes a new operator's token and shows it once. Running servers accept it immediately, and no
 * longer accept the old one. `--remove` removes the token.
 *
 * @returns the exit code
 * @throws UsageError if a token is configured, because it can only be changed in the configuration
 */
export async function tokenCommand(options: TokenCommandOptions, terminal: Terminal): Promise<number> {
  const configuration = await readConfiguration(sourcesOf(options), terminal.environment);
  if (configuration.adminToken !== null) {
    throw new UsageError(`The operator's token is set by ${nameOf('server.adminToken')}. Change it there.`);
  }
  await withDesk(
    options,
    terminal,
    async (_desk, { store }) => {
      if (options.remove === true) {
        const removed = await removeToken(store);
        const text = removed ? 'The token has been removed.' : 'No token was set.';
        return printResult(terminal, options.json === true, { json: [{ removed }], text: () => [text] });
      }
      const address =
        configuration.publicUrl ?? (await rememberedAddress(store)) ?? configuredAddress(configuration);
      const token = await makeToken(store);
      const deskUrl = deskUrlWith(token, address);
      return printResult(terminal, options.json === true, {
        json: [{ token, deskUrl }],
        text: () => [`The operator's token, shown only once: ${token}`, `Your desk: ${deskUrl}`],
      });
    },
    { mayMake: true },
  );
  return 0;
}
