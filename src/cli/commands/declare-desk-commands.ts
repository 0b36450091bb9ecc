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
  asList(rates.command('history').description('Show all changes of the rates, newest first.')).action(
    async (_options: unknown, command: Command) => {
      const { ratesHistoryCommand } = await import('./rates-history.ts');
      end(await ratesHistoryCommand(command.optsWithGlobals(), terminal));
    },
  );
  asDeed(rates.command('restore').description('Put former rates in force again.'))
    .argument('<id>', 'of the change, as shown by rates history')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { ratesRestoreCommand } = await import('./rates-history.ts');
      end(await ratesRestoreCommand(id, command.optsWithGlobals(), terminal));
    });
  asDeed(rates.command('reset').description('Go back to the starter rates.')).action(
    async (_options: unknown, command: Command) => {
      const { ratesResetCommand } = await import('./rates.ts');
      end(await ratesResetCommand(command.optsWithGlobals(), terminal));
    },
  );
}

function declareSubmissions(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const submissions = program.command('submissions').description('Work with submissions.');
  asList(submissions.command('list').description('Show submissions, newest first.'))
    .option('--search <words>', 'only those whose name, mail, document, phone or id has these words')
    .option('--status <status>', 'only these: processing, completed, error, or several with commas')
    .option('--service <type>', 'only those of this service')
    .addOption(new Option('--doubt <answer>', 'only those with or without doubts').choices(['yes', 'no']))
    .option('--since <time>', 'only those since a day or time, or of the last 12h, 7d, 6w, 3m or 1y')
    .option('--older-than <age>', 'only those that are older than 12h, 30d, 6w, 3m or 1y')
    .addOption(new Option('--sort <what>', 'what to sort by (default: received)').choices(submissionSorts))
    .addOption(new Option('--order <order>', 'which end comes first').choices(['asc', 'desc']))
    .action(async (_options: unknown, command: Command) => {
      const { submissionsListCommand } = await import('./submissions.ts');
      end(await submissionsListCommand(command.optsWithGlobals(), terminal));
    });
  onData(submissions.command('show').description('Show everything about a submission.'))
    .argument('<id>', 'its id')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { submissionsShowCommand } = await import('./submissions.ts');
      end(await submissionsShowCommand(id, command.optsWithGlobals(), terminal));
    });
  asDownload(submissions.command('download').description('Save the document of a submission.'))
    .option('--quote-version <number>', 'the version of the quote whose document it is (default: the newest)')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { submissionsDownloadCommand } = await import('./downloads.ts');
      end(await submissionsDownloadCommand(id, command.optsWithGlobals(), terminal));
    });
  onData(submissions.command('retry').description('Retry a failed submission.'))
    .argument('<id>', 'its id')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { submissionsRetryCommand } = await import('./submissions.ts');
      end(await submissionsRetryCommand(id, command.optsWithGlobals(), terminal));
    });
  declareRequote(submissions, terminal, end);
}

/** Corrects quotes. */
function declareRequote(submissions: Command, terminal: Terminal, end: (code: number) => void): void {
  onData(submissions.command('requote').description('Correct a quote: make its next version.'))
    .argument('<id>', "the submission's id")
    .option('--boundaries <file>', 'what you know better about the document, in JSON')
    .option('--set <name=number...>', 'a number: tables=12, figures, text, references, front-pages')
    .option('--reason <text>', 'why the numbers are not those that were counted')
    .option('--line <text...>', 'a surcharge or discount: "Rush: 15%", "Returning customer: -40"')
    .option('--service <type...>', 'the services to price')
    .option('--rates <which>', 'current, or the number of a version (default: those of the last version)')
    .addOption(
      new Option('--price <what>', 'of a revised document, what to charge for').choices(['changes', 'whole']),
    )
    .option('--note <text>', 'a note to the student')
    .option('--no-mail', 'do not mail it to the student')
    .option('--dry-run', 'only show what the next version would be')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { requoteCommand } = await import('./submissions/requote.ts');
      end(await requoteCommand(id, command.optsWithGlobals(), terminal));
    });
  onData(submissions.command('revise').description('Quote a submission for a revised document.'))
    .argument('<id>', "the submission's id")
    .argument('<file>', 'the revised document (.docx)')
    .addOption(
      new Option('--price <what>', 'what to charge for (default: as the rates say)').choices([
        'changes',
        'whole',
      ]),
    )
    .option('--note <text>', 'a note to the student')
    .option('--no-mail', 'do not mail it to the student')
    .action(async (id: string, file: string, _options: unknown, command: Command) => {
      const { reviseCommand } = await import('./submissions/revise.ts');
      end(await reviseCommand(id, file, command.optsWithGlobals(), terminal));
    });
  onData(submissions.command('mail').description('Mail the newest quote to the student.'))
    .argument('<id>', "the submission's id")
    .action(async (id: string, _options: unknown, command: Command) => {
      const { mailCommand } = await import('./submissions/requote.ts');
      end(await mailCommand(id, command.optsWithGlobals(), terminal));
    });
  onData(submissions.command('versions').description('Show all versions of a quote.'))
    .argument('<id>', "the submission's id")
    .action(async (id: string, _options: unknown, command: Command) => {
      const { versionsCommand } = await import('./submissions/requote.ts');
      end(await versionsCommand(id, command.optsWithGlobals(), terminal));
    });
  onData(submissions.command('boundaries').description('Write out what counts as what, to be corrected.'))
    .argument('<id>', "the submission's id")
    .option('--output <path>', 'the file to write (default: standard output)')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { boundariesCommand } = await import('./submissions/requote.ts');
      end(await boundariesCommand(id, command.optsWithGlobals(), terminal));
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
  asDownload(examples.command('download').description('Save a file.')).action(
    async (id: string, _options: unknown, command: Command) => {
      const { examplesDownloadCommand } = await import('./downloads.ts');
      end(await examplesDownloadCommand(id, command.optsWithGlobals(), terminal));
    },
  );
  asDeed(examples.command('delete').description('Delete a file.'))
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

/** What every command has that saves a file. */
function asDownload(command: Command): Command {
  return onData(
    command
      .argument('<id>', 'its id')
      .option('--output <path>', 'a file, a folder, or - for standard output (default: its own name, here)')
      .option('--force', 'replace a file that is there'),
  );
}

/** What every command has that asks before it does something. */
export function asDeed(command: Command): Command {
  return onData(command.option('--yes', 'ask nothing; needed where there is no terminal to ask on'));
}

/** What every command on a desk has. */
export function onData(command: Command): Command {
  return command.option('--data <folder>', dataDescription).option('--json', 'print JSON instead of text');
}

export const dataDescription = 'the data folder (default: ~/.local/share/thesisdesk)';
const submissionSorts = ['received', 'name', 'status', 'service', 'total', 'doubts'];
const dealStatuses = ['open', 'won', 'lost', 'deleted', 'all_not_deleted'];

/** Says on the standard error that a command has another name by now, before it runs as it did. */
export function withOldName(command: Command, name: string, terminal: Terminal): Command {
  return command.hook('preAction', async () => {
    await terminal.errors.write(
      `warning: \`thesisdesk ${command.name()}\` is now \`thesisdesk ${name}\`. The old name works until 0.3.\n`,
    );
  });
}
