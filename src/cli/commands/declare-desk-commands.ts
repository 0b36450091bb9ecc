import { type Command, Option } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';

/**
 * Declares the commands on a desk. As with all commands, what one does is loaded when it runs.
 *
 * @param end takes the exit code
 */
export function declareDeskCommands(program: Command, terminal: Terminal, end: (code: number) => void): void {
  declareRates(program, terminal, end);
  declareSubmissions(program, terminal, end);
  declareExamples(program, terminal, end);
  declareJobs(program, terminal, end);

  declareDeals(program, terminal, end);

  const meetings = program.command('meetings').description('Work with video meetings.');
  onData(meetings.command('create').description('Open a room for a day and invite people to it.'))
    .requiredOption(
      '--participant <address...>',
      'people to invite: ada@example.com, "Ada <ada@example.com>", or several with commas between',
    )
    .option('--title <text>', 'what it is about')
    .option('--starts-at <time>', 'when it starts: "2026-11-20 14:00" in the zone, or 2026-11-20T14:00:00Z')
    .option('--zone <zone>', "the time zone, such as Europe/Berlin (default: this machine's)")
    .option('--participant-zone <zone>', 'the time zone of the people to invite, where it is known')
    .option('--duration <minutes>', 'minutes it takes (default: 60)')
    .option('--notes <text>', 'further text of the invitation')
    .action(async (_options: unknown, command: Command) => {
      const { meetingsCreateCommand } = await import('./meetings.ts');
      end(await meetingsCreateCommand(command.optsWithGlobals(), terminal));
    });

  const crm = program.command('crm').description('Work with what the CRM sends.');
  declareCrmEvents(crm.command('events'));
  // The name of 0.1; it goes with 0.3.
  declareCrmEvents(withOldName(program.command('events', { hidden: true }), 'crm events', terminal));

  function declareCrmEvents(command: Command): void {
    asList(command.description('Show the events that the CRM sent.')).action(async () => {
      const { crmEventsCommand } = await import('./crm-events.ts');
      end(await crmEventsCommand(command.optsWithGlobals(), terminal));
    });
  }
}

function declareDeals(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const deals = program.command('deals').description("Show the CRM's deals by stage.");
  onData(deals)
    .option('--pipeline <id>', 'the pipeline (default: 1)')
    .addOption(new Option('--status <status>', 'the status (default: open)').choices(dealStatuses))
    .option('--limit <count>', 'most deals to show, up to 500 (default: 100)')
    .action(async (_options: unknown, command: Command) => {
      const { dealsCommand } = await import('./deals.ts');
      end(await dealsCommand(command.optsWithGlobals(), terminal));
    });
  onData(deals.command('move').description('Move a deal of the built-in CRM.'))
    .argument('<id>', 'its number')
    .option('--stage <name>', 'the stage that it comes to')
    .option('--won', 'it is won')
    .option('--lost', 'it is lost')
    .option('--open', 'it is open again')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { dealsMoveCommand } = await import('./deals-move.ts');
      end(await dealsMoveCommand(id, command.optsWithGlobals(), terminal));
    });
}

function declareRates(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const rates = program.command('rates').description('Work with the rate schedule.');
  onData(rates.command('get').description('Show the rates that quotes use.')).action(
    async (_options: unknown, command: Command) => {
      const { ratesGetCommand } = await import('./rates.ts');
      end(await ratesGetCommand(command.optsWithGlobals(), terminal));
    },
  );
  onData(rates.command('set').description('Store a rate schedule from a file.'))
    .argument('<file>', 'a rate schedule in JSON')
    .action(async (file: string, _options: unknown, command: Command) => {
      const { ratesSetCommand } = await import('./rates.ts');
      end(await ratesSetCommand(file, command.optsWithGlobals(), terminal));
    });
  onData(rates.command('edit').description('Change the rates by answering questions.')).action(
    async (_options: unknown, command: Command) => {
      const { ratesEditCommand } = await import('./rates-edit.ts');
      end(await ratesEditCommand(command.optsWithGlobals(), terminal));
    },
  );
  onData(rates.command('reset').description('Go back to the starter rates.')).action(
    async (_options: unknown, command: Command) => {
      const { ratesResetCommand } = await import('./rates.ts');
      end(await ratesResetCommand(command.optsWithGlobals(), terminal));
    },
  );
}

function declareSubmissions(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const submissions = program.command('submissions').description('Work with submissions.');
  asList(submissions.command('list').description('Show all submissions, newest first.')).action(
    async (_options: unknown, command: Command) => {
      const { submissionsListCommand } = await import('./submissions.ts');
      end(await submissionsListCommand(command.optsWithGlobals(), terminal));
    },
  );
  onData(submissions.command('show').description('Show everything about a submission.'))
    .argument('<id>', 'its id')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { submissionsShowCommand } = await import('./submissions.ts');
      end(await submissionsShowCommand(id, command.optsWithGlobals(), terminal));
    });
  onData(submissions.command('retry').description('Retry a failed submission.'))
    .argument('<id>', 'its id')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { submissionsRetryCommand } = await import('./submissions.ts');
      end(await submissionsRetryCommand(id, command.optsWithGlobals(), terminal));
    });
}

function declareExamples(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const examples = program.command('examples').description('Work with the example files.');
  asList(examples.command('list').description('Show all example files, newest first.')).action(
    async (_options: unknown, command: Command) => {
      const { examplesListCommand } = await import('./examples.ts');
      end(await examplesListCommand(command.optsWithGlobals(), terminal));
    },
  );
  onData(examples.command('add').description('Add files to the library.'))
    .argument('<file...>', 'the files')
    .option('--by <name>', 'who uploads them')
    .option('--notes <text>', 'what to know about them')
    .action(async (files: string[], _options: unknown, command: Command) => {
      const { examplesAddCommand } = await import('./examples.ts');
      end(await examplesAddCommand(files, command.optsWithGlobals(), terminal));
    });
  onData(examples.command('delete').description('Delete a file.'))
    .argument('<id>', 'its id')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { examplesDeleteCommand } = await import('./examples.ts');
      end(await examplesDeleteCommand(id, command.optsWithGlobals(), terminal));
    });
}

function declareJobs(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const jobs = program.command('jobs').description('Work with failed jobs.');
  asList(jobs.command('failed').description('Show failed jobs, earliest first.')).action(
    async (_options: unknown, command: Command) => {
      const { jobsFailedCommand } = await import('./jobs.ts');
      end(await jobsFailedCommand(command.optsWithGlobals(), terminal));
    },
  );
  onData(jobs.command('retry').description('Retry a failed job.'))
    .argument('<name>', 'its name, as shown by jobs failed')
    .argument('<id>', 'its id')
    .action(async (name: string, id: string, _options: unknown, command: Command) => {
      const { jobsRetryCommand } = await import('./jobs.ts');
      end(await jobsRetryCommand({ name, id }, command.optsWithGlobals(), terminal));
    });
}

/** What every command has that shows a list. */
export function asList(command: Command): Command {
  return onData(
    command
      .option('--limit <number>', 'most rows to show (default: 100)')
      .option('--cursor <text>', 'where to continue, as printed by the previous command'),
  );
}

/** What every command on a desk has. */
export function onData(command: Command): Command {
  return command.option('--data <folder>', dataDescription).option('--json', 'print JSON instead of text');
}

export const dataDescription = 'the data folder (default: ~/.local/share/thesisdesk)';
const dealStatuses = ['open', 'won', 'lost', 'deleted', 'all_not_deleted'];

/** Says on the standard error that a command has another name by now, before it runs as it did. */
export function withOldName(command: Command, name: string, terminal: Terminal): Command {
  return command.hook('preAction', async () => {
    await terminal.errors.write(
      `warning: \`thesisdesk ${command.name()}\` is now \`thesisdesk ${name}\`. The old name works until 0.3.\n`,
    );
  });
}
