import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { freePort } from '../support/redis-server.ts';
import { hasProgram } from '../support/required-program.ts';
import { waitUntil } from '../support/wait-until.ts';
import { handIn, heading, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { shownText } from './support/shown-text.ts';

const hasCaddy = hasProgram('caddy');

describe.skipIf(!(hasChromium && hasCaddy))('a desk behind Caddy, as on one box,', patience, () => {
  const bench = pageBench();

  test('takes a thesis from a page over HTTPS to its quote, and shows the editor’s pages to the token alone', async () => {
    const { address, token } = await openBox();
    const student = await bench.open({ url: `${address}/`, ignoreHTTPSErrors: true });
    await handIn(student, await thesisFile());
    await heading(student, 'Your quote');
    expect(await shownText(student.locator('.quote tfoot .total'))).toBe('Total\t$104.86');

    const editor = await bench.open({ url: `${address}/desk`, ignoreHTTPSErrors: true });
    await heading(editor, 'Sign in');
    await editor.getByLabel('Operator’s token').fill(token);
    await editor.getByRole('button', { name: 'Open the desk' }).click();
    await editor.getByText('Ada Example').first().waitFor();
  });
});

/** A desk with Caddy in front of it, by the example's own file. The certificate is of an authority of its own. */
async function openBox(): Promise<{ address: string; token: string }> {
  const folder = await scratchFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const address = `https://localhost:${port}`;
  const token = 'let-me-in-my-friend';
  const { url } = await startServe({
    folder: join(folder, 'desk'),
    environment: { THESISDESK_PUBLIC_URL: address, THESISDESK_ADMIN_TOKEN: token },
  });

  const example = await readFile(new URL('../../examples/one-box/Caddyfile', import.meta.url), 'utf8');
  const options = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plainPort}\n}\n`;
  const file = join(folder, 'Caddyfile');
  await writeFile(file, options + example);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      DESK_DOMAIN: `localhost:${port}`,
      DESK_SERVER: new URL(url).host,
    },
  });
  onTestFinished(async () => {
    caddy.kill('SIGKILL');
    await once(caddy, 'exit');
  });
  await waitUntil(() => listens(port), { what: 'Caddy' });
  return { address, token };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
