import { type Command, Option } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { asDownload, asList, onData, runner } from '../command-declaration.ts';

/** Declares the commands for submissions and their quotes. A command's code is loaded when it runs. */
export function declareSubmissions(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  const submissions = program.command('submissions').description('Work with submissions.');
  asList(submissions.command('list').description('Show submissions, newest first.'))
    .option(
      '--search <words>',
      'only those whose name, mail, document, phone or id contains these words; of an id, six characters or more',
    )
    .option('--status <status>', 'only these: processing, completed, error, or several separated by commas')
    .option('--service <type>', 'only those of this service')
    .addOption(new Option('--doubt <answer>', 'only those with or without doubts').choices(['yes', 'no']))
    .addOption(
      new Option(
        '--mail <state>',
        'only those whose quote waits for you to send it (held), or was kept back by a cap, refused by the mail server, or failed',
      ).choices(['held', 'withheld', 'refused', 'failed']),
    )
    .option('--since <time>', 'only those since a day or time, or of the last 12h, 7d, 6w, 3m or 1y')
    .option('--older-than <age>', 'only those that are older than 12h, 30d, 6w, 3m or 1y')
    .addOption(new Option('--sort <what>', 'what to sort by (default: received)').choices(submissionSorts))
    .addOption(new Option('--order <order>', 'ascending or descending').choices(['asc', 'desc']))
    .action(runs(async () => (await import('./submissions.ts')).submissionsListCommand));
  onData(submissions.command('show').description('Show everything about a submission.'))
    .argument('<id>', 'its id')
    .action(runs(async () => (await import('./submissions.ts')).submissionsShowCommand));
  asDownload(submissions.command('download').description('Save the document of a submission.'))
    .option('--quote-version <number>', 'the version of the quote whose document it is (default: the newest)')
    .action(runs(async () => (await import('./downloads.ts')).submissionsDownloadCommand));
  onData(submissions.command('retry').description('Retry a failed submission.'))
    .argument('<id>', 'its id')
    .action(runs(async () => (await import('./submissions.ts')).submissionsRetryCommand));
  declareRequote(submissions, terminal, end);
}

/** Corrects quotes. */
function declareRequote(submissions: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  onData(submissions.command('requote').description('Correct a quote: make its next version.'))
    .argument('<id>', "the submission's id")
    .option('--boundaries <file>', 'what you know better about the document, in JSON')
    .option('--write-boundaries <file>', 'write the boundaries, for you to edit; alone, make no version')
    .option('--force', 'replace an existing file')
    .option(
      '--set <name=number...>',
      'a number and the reason for it, such as "tables=12: three are layout"; the names are text, references, tables, figures, front-pages',
    )
    .option('--reason <text>', 'why you changed the numbers, for those without a reason of their own')
    .option(
      '--line <text...>',
      'surcharges and discounts, which replace all before: "Rush: 15%", "Returning customer: -40"; or none',
    )
    .option('--service <type...>', 'the services to price')
    .option('--rates <which>', 'current, or the number of a version (default: those of the last version)')
    .addOption(
      new Option('--price <what>', 'what to charge for in a revised document').choices(['changes', 'whole']),
    )
    .option('--note <text>', 'a note to the student')
    .option('--no-mail', 'do not mail it to the student')
    .option('--dry-run', 'only show what the next version would be')
    .action(runs(async () => (await import('./requote.ts')).requoteCommand));
  onData(
    submissions
      .command('revise')
      .description(
        'Send a revised document, or one that replaces a document that could not be read, and quote it.',
      ),
  )
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
    .action(runs(async () => (await import('./revise.ts')).reviseCommand));
  onData(submissions.command('mail').description('Mail the newest quote to the student.'))
    .argument('<id>', "the submission's id")
    .action(runs(async () => (await import('./quote-versions.ts')).mailCommand));
  onData(submissions.command('versions').description('Show the versions of a quote.'))
    .argument('<id>', "the submission's id")
    .option('--limit <number>', 'maximum number of versions, the newest ones (default: 100)')
    .action(runs(async () => (await import('./quote-versions.ts')).versionsCommand));
  onData(
    submissions.command('boundaries').description('Export the boundaries of a document, for you to correct.'),
  )
    .argument('<id>', "the submission's id")
    .option('--output <path>', 'the file to write (default: standard output)')
    .option('--force', 'replace an existing file')
    .action(runs(async () => (await import('./quote-versions.ts')).boundariesCommand));
}

const submissionSorts = ['received', 'name', 'status', 'service', 'total', 'doubts'];
