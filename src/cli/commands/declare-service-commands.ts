import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';
import { asDeed, asList, dataDescription, onData, withOldName } from './declare-desk-commands.ts';

/**
 * Declares the server, the worker, and what sets them up. As with all commands, what one does is loaded when it
 * runs.
 *
 * @param end takes the exit code
 */
export function declareServiceCommands(
  program: Command,
  terminal: Terminal,
  end: (code: number) => void,
): void {
  program
    .command('serve')
    .description('Serve the desk over HTTP.')
    .option('--host <address>', 'where to listen (default: 127.0.0.1)')
    .option('--port <number>', 'the port; 0 means any free port (default: 8787)')
    .option('--data <folder>', dataDescription)
    .option('--public-url <url>', 'where others reach the server (default: host and port)')
    .option('--no-worker', 'process no documents; thesisdesk worker does')
    .option('--open', 'open the desk in the browser')
    .option('--log-json', 'log in JSON, one document per line')
    .action(async (_options: unknown, command: Command) => {
      const { serveCommand } = await import('./serve.ts');
      end(await serveCommand(command.optsWithGlobals(), terminal));
    });

  program
    .command('worker')
    .description('Process documents for servers on the same storage, without HTTP.')
    .option('--concurrency <number>', 'documents processed at the same time (default: 2)')
    .option('--data <folder>', dataDescription)
    .option('--log-json', 'log in JSON, one document per line')
    .action(async (_options: unknown, command: Command) => {
      const { workerCommand } = await import('./worker.ts');
      end(await workerCommand(command.optsWithGlobals(), terminal));
    });

  onData(program.command('token').description("Make a new operator's token and show it once."))
    .option('--remove', 'remove the token instead')
    .action(async (_options: unknown, command: Command) => {
      const { tokenCommand } = await import('./token.ts');
      end(await tokenCommand(command.optsWithGlobals(), terminal));
    });

  program
    .command('init')
    .description('Write a configuration file by answering questions (--config names the file).')
    .option('--yes', 'ask nothing and use the defaults')
    .action(async (_options: unknown, command: Command) => {
      const { initCommand } = await import('./init.ts');
      end(await initCommand(command.optsWithGlobals(), terminal));
    });

  onData(
    program.command('config').description('Show the settings in force and where each comes from.'),
  ).action(async (_options: unknown, command: Command) => {
    const { configCommand } = await import('./config.ts');
    end(await configCommand(command.optsWithGlobals(), terminal));
  });

  onData(program.command('doctor').description('Test everything that is configured.')).action(
    async (_options: unknown, command: Command) => {
      const { doctorCommand } = await import('./doctor.ts');
      end(await doctorCommand(command.optsWithGlobals(), terminal));
    },
  );
}

/**
 * Declares what an operator does with records now and then. As with all commands, what one does is loaded when it
 * runs.
 *
 * @param end takes the exit code
 */
export function declareRecordCommands(
  program: Command,
  terminal: Terminal,
  end: (code: number) => void,
): void {
  const purge = program
    .command('purge')
    .description('Remove documents and personal data of old submissions.')
    .option('--older-than <age>', 'minimum age of the submission: 90d, 12w, 6m, 2y')
    .option('--dry-run', 'only show what would be removed');
  asDeed(purge).action(async (_options: unknown, command: Command) => {
    const { purgeCommand } = await import('./purge.ts');
    end(await purgeCommand(command.optsWithGlobals(), terminal));
  });
  asList(purge.command('list').description('Show what earlier purges removed.')).action(
    async (_options: unknown, command: Command) => {
      const { purgeListCommand } = await import('./purge.ts');
      end(await purgeListCommand(command.optsWithGlobals(), terminal));
    },
  );

  onData(
    program.command('backup').description('Pack the data folder into one file, also while the desk runs.'),
  )
    .argument('<file>', 'the file to write, such as desk.tar.gz')
    .option('--force', 'replace the file if there is one')
    .action(async (file: string, _options: unknown, command: Command) => {
      const { backupCommand } = await import('./backup.ts');
      end(await backupCommand(file, command.optsWithGlobals(), terminal));
    });
  onData(program.command('restore').description('Make a data folder of a backup.'))
    .argument('<file>', 'the backup')
    .action(async (file: string, _options: unknown, command: Command) => {
      const { restoreCommand } = await import('./backup.ts');
      end(await restoreCommand(file, command.optsWithGlobals(), terminal));
    });

  declarePrivacy(program.command('privacy'), terminal, end);
  declareWebhooks(program.command('webhooks'), terminal, end);
  // The name of 0.1; it goes with 0.3.
  declareWebhooks(
    withOldName(program.command('hooks', { hidden: true }), 'webhooks', terminal),
    terminal,
    end,
  );
}

function declarePrivacy(privacy: Command, terminal: Terminal, end: (code: number) => void): void {
  privacy.description('Erase one person, or write out what the desk has of one.');
  asDeed(privacy.command('erase').description('Remove all that says who a person is.'))
    .argument('<mail>', 'the address; letter case makes no difference')
    .option('--dry-run', 'only show what would be removed')
    .action(async (email: string, _options: unknown, command: Command) => {
      const { privacyEraseCommand } = await import('./privacy.ts');
      end(await privacyEraseCommand(email, command.optsWithGlobals(), terminal));
    });
  onData(privacy.command('export').description('Write out what the desk has of a person.'))
    .argument('<mail>', 'the address; letter case makes no difference')
    .requiredOption('--output <folder>', 'the folder to make')
    .action(async (email: string, _options: unknown, command: Command) => {
      const { privacyExportCommand } = await import('./privacy.ts');
      end(await privacyExportCommand(email, command.optsWithGlobals(), terminal));
    });
  asList(privacy.command('list').description('Show what earlier erasures removed.')).action(
    async (_options: unknown, command: Command) => {
      const { privacyListCommand } = await import('./privacy.ts');
      end(await privacyListCommand(command.optsWithGlobals(), terminal));
    },
  );
}

function declareWebhooks(webhooks: Command, terminal: Terminal, end: (code: number) => void): void {
  webhooks.description('Work with the webhooks that the desk sends.');
  asList(webhooks.command('list').description('Show the events of the last 30 days.')).action(
    async (_options: unknown, command: Command) => {
      const { webhooksListCommand } = await import('./webhooks.ts');
      end(await webhooksListCommand(command.optsWithGlobals(), terminal));
    },
  );
  onData(webhooks.command('replay').description('Deliver an event again.'))
    .argument('<id>', 'its id')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { webhooksReplayCommand } = await import('./webhooks.ts');
      end(await webhooksReplayCommand(id, command.optsWithGlobals(), terminal));
    });
}
