import { type Command, Option } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { asList, onData, runner } from '../command-declaration.ts';

/** Declares the commands for video meetings. */
export function declareMeetings(program: Command, terminal: Terminal, end: (code: number) => void): void {
  const runs = runner(terminal, end);
  const meetings = program.command('meetings').description('Work with video meetings.');
  asList(meetings.command('list').description('Show the meetings of the last 31 days, newest first.'))
    .addOption(
      new Option('--status <status>', 'only these; active: scheduled or open').choices([
        'active',
        'scheduled',
        'open',
        'expired',
      ]),
    )
    .option('--zone <zone>', "the time zone of the times, such as Europe/Berlin (default: this machine's)")
    .action(runs(async () => (await import('./meetings-list.ts')).meetingsListCommand));
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
    .option('--yes', 'do not ask for confirmation when no video server is set up (scripts are never asked)')
    .action(runs(async () => (await import('./meetings-create.ts')).meetingsCreateCommand));
}
