import type { Command } from 'commander';
import type { Terminal } from './terminal/terminal.ts';

/** Declares commands; `end` receives the exit code of the one that runs. */
export type Declare = (program: Command, terminal: Terminal, end: (code: number) => void) => void;

interface CommandFile {
  /** The commands that need nothing but this file, with their other names. */
  names: readonly string[];
  load(): Promise<Declare>;
}

/** The files that declare the commands, in the order of the help. */
export const commandFiles: readonly CommandFile[] = [
  {
    names: ['analyse', 'analyze', 'quote', 'compare'],
    load: async () => (await import('./commands/documents/declare-documents.ts')).declareDocuments,
  },
  {
    names: ['serve', 'worker', 'mcp', 'token'],
    load: async () => (await import('./commands/server/declare-server.ts')).declareServer,
  },
  {
    names: ['init', 'config', 'doctor'],
    load: async () => (await import('./commands/setup/declare-setup.ts')).declareSetup,
  },
  {
    names: ['backup', 'restore'],
    load: async () => (await import('./commands/backup.ts')).declareBackup,
  },
  {
    names: ['rates'],
    load: async () => (await import('./commands/rates/rates.ts')).declareRates,
  },
  {
    names: ['submissions'],
    load: async () => (await import('./commands/submissions/declare-submissions.ts')).declareSubmissions,
  },
  {
    names: ['examples'],
    load: async () => (await import('./commands/examples.ts')).declareExamples,
  },
  {
    names: ['jobs'],
    load: async () => (await import('./commands/jobs.ts')).declareJobs,
  },
  {
    names: ['meetings'],
    load: async () => (await import('./commands/meetings/declare-meetings.ts')).declareMeetings,
  },
  {
    names: ['deals'],
    load: async () => (await import('./commands/deals.ts')).declareDeals,
  },
  {
    names: ['crm', 'events'],
    load: async () => (await import('./commands/crm-events.ts')).declareCrmEvents,
  },
  {
    names: ['webhooks', 'hooks'],
    load: async () => (await import('./commands/webhooks.ts')).declareWebhooks,
  },
  {
    names: ['purge'],
    load: async () => (await import('./commands/privacy/purge.ts')).declarePurge,
  },
  {
    names: ['privacy'],
    load: async () => (await import('./commands/privacy/declare-privacy.ts')).declarePrivacy,
  },
  // `completion` and `man` describe all commands.
  { names: [], load: async () => (await import('./commands/manual.ts')).declareManual },
];

/** Loads the file of the command that comes first on a command line, or all if none does: for the help, or a mistake. */
export function loadCommands([, , first = '']: readonly string[]): Promise<Declare[]> {
  if (versionFlags.includes(first)) return Promise.resolve([]);
  const own = commandFiles.filter(({ names }) => names.includes(first));
  return Promise.all((own.length > 0 ? own : commandFiles).map(({ load }) => load()));
}

const versionFlags: readonly string[] = ['-v', '-V', '--version'];
