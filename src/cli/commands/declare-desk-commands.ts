import { type Command, Option } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';
import { asDeed, asDownload, asList, onData } from './shared-options.ts';

/**
 * Declares the commands on a desk. As with all commands, a command's code is loaded when it runs.
 *
 * @param end receives the exit code
 */
export function declareDeskCommands(program: Command, terminal: Terminal, end: (code: number) => void): void {
  declareSubmissions(program, terminal, end);
  declareExamples(program, terminal, end);
  declareJobs(program, terminal, end);

  const meetings = program.command('meetings').description('Work with video meetings.');
  asList(meetings.command('list').description('Show the meetings of the last 31 days, newest first.'))
    .addOption(new Option('--status <status>', 'only these').choices(['active', 'expired']))
    .action(async (_options: unknown, command: Command) => {
      const { meetingsListCommand } = await import('./meetings/meetings-list.ts');
      end(await meetingsListCommand(command.optsWithGlobals(), terminal));
    });
  onData(meetings.command('create').description('Open a room for a day and invite people to it.'))
    .requiredOption(
      '--participant <address...>',
      'people to invite: ada@example.com, "Ada <ada@example.com>", or several separated by commas',
    )
    .option('--title <text>', 'what it is about')
    .option('--starts-at <time>', 'when it starts: "2026-11-20 14:00" in the zone, or 2026-11-20T14:00:00Z')
    .option('--zone <zone>', "the time zone, such as Europe/Berlin (default: this machine's)")
    .option('--participant-zone <zone>', 'the time zone of the people to invite, if known')
    .option('--duration <minutes>', 'its length in minutes (default: 60)')
    .option('--notes <text>', 'additional text for the invitation')
    .action(async (_options: unknown, command: Command) => {
      const { meetingsCreateCommand } = await import('./meetings/meetings.ts');
      end(await meetingsCreateCommand(command.optsWithGlobals(), terminal));
    });
}

function declareSubmissions(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const submissions = program.command('submissions').description('Work with submissions.');
  asList(submissions.command('list').description('Show submissions, newest first.'))
    .option('--search <words>', 'only those whose name, mail, document, phone or id contains these words')
    .option('--status <status>', 'only these: processing, completed, error, or several separated by commas')
    .option('--service <type>', 'only those of this service')
    .addOption(new Option('--doubt <answer>', 'only those with or without doubts').choices(['yes', 'no']))
    .option('--since <time>', 'only those since a day or time, or of the last 12h, 7d, 6w, 3m or 1y')
    .option('--older-than <age>', 'only those that are older than 12h, 30d, 6w, 3m or 1y')
    .addOption(new Option('--sort <what>', 'what to sort by (default: received)').choices(submissionSorts))
    .addOption(new Option('--order <order>', 'ascending or descending').choices(['asc', 'desc']))
    .action(async (_options: unknown, command: Command) => {
      const { submissionsListCommand } = await import('./submissions/submissions.ts');
      end(await submissionsListCommand(command.optsWithGlobals(), terminal));
    });
  onData(submissions.command('show').description('Show everything about a submission.'))
    .argument('<id>', 'its id')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { submissionsShowCommand } = await import('./submissions/submissions.ts');
      end(await submissionsShowCommand(id, command.optsWithGlobals(), terminal));
    });
  asDownload(submissions.command('download').description('Save the document of a submission.'))
    .option('--quote-version <number>', 'the version of the quote whose document it is (default: the newest)')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { submissionsDownloadCommand } = await import('./submissions/downloads.ts');
      end(await submissionsDownloadCommand(id, command.optsWithGlobals(), terminal));
    });
  onData(submissions.command('retry').description('Retry a failed submission.'))
    .argument('<id>', 'its id')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { submissionsRetryCommand } = await import('./submissions/submissions.ts');
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
    .option('--reason <text>', 'why you changed the numbers')
    .option('--line <text...>', 'a surcharge or discount: "Rush: 15%", "Returning customer: -40"')
    .option('--service <type...>', 'the services to price')
    .option('--rates <which>', 'current, or the number of a version (default: those of the last version)')
    .addOption(
      new Option('--price <what>', 'what to charge for in a revised document').choices(['changes', 'whole']),
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
  onData(submissions.command('versions').description('Show the versions of a quote.'))
    .argument('<id>', "the submission's id")
    .option('--limit <number>', 'most versions to show, the newest ones (default: 100)')
    .action(async (id: string, _options: unknown, command: Command) => {
      const { versionsCommand } = await import('./submissions/requote.ts');
      end(await versionsCommand(id, command.optsWithGlobals(), terminal));
    });
  onData(submissions.command('boundaries').description('Export what counts as what, for you to correct.'))
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
      const { examplesDownloadCommand } = await import('./submissions/downloads.ts');
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

const submissionSorts = ['received', 'name', 'status', 'service', 'total', 'doubts'];
