import type { Command } from 'commander';
import type { Terminal } from '../../terminal/terminal.ts';
import { asList, onData, withOldName } from '../shared-options.ts';

/**
 * Declares the commands for incoming and outgoing events. As with all commands, a command's code is loaded when it
 * runs.
 *
 * @param end receives the exit code
 */
export function declareEvents(program: Command, terminal: Terminal, end: (code: number) => void): void {
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

  declareWebhooks(program.command('webhooks'), terminal, end);
  // The name of 0.1; it goes with 0.3.
  declareWebhooks(
    withOldName(program.command('hooks', { hidden: true }), 'webhooks', terminal),
    terminal,
    end,
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
