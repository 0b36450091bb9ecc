import { describe, expect, test } from 'vitest';
import { webhooksListCommand, webhooksReplayCommand } from '../../../src/cli/commands/webhooks.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { memoryTerminal } from '../support/memory-terminal.ts';

const environment = {
  THESISDESK_WEBHOOKS_URL: 'http://127.0.0.1:1/hooks',
  THESISDESK_WEBHOOKS_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
};

describe('webhooks', () => {
  test('list says so where nothing was sent out', async () => {
    const { folder } = await deskFolder();
    const { terminal, written } = memoryTerminal();
    expect(await webhooksListCommand({ data: folder }, terminal)).toBe(0);
    expect(written.output).toBe('No events sent yet.\n');
  });

  test('list shows what was to be delivered, and replay has it delivered once more', async () => {
    const { folder } = await deskFolder();
    const creating = memoryTerminal({ environment });
    const { meetingsCreateCommand } = await import('../../../src/cli/commands/meetings/meetings-create.ts');
    await meetingsCreateCommand({ data: folder, participant: ['ada@example.org'] }, creating.terminal);
    const listing = memoryTerminal({ environment });
    await webhooksListCommand({ data: folder, json: true }, listing.terminal);
    const event = JSON.parse(listing.written.output);
    expect(event.type).toBe('meeting.created');
    const replaying = memoryTerminal({ environment });
    expect(await webhooksReplayCommand(event.id, { data: folder }, replaying.terminal)).toBe(0);
    expect(replaying.written.output).toContain('delivered again');
  });

  test('replay of an event that nobody knows is an error', async () => {
    const { folder } = await deskFolder();
    const replaying = webhooksReplayCommand('x', { data: folder }, memoryTerminal().terminal);
    await expect(replaying).rejects.toMatchObject({ code: 'not_found' });
  });
});
