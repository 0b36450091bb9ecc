import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAuthentication, type SMTPServerOptions } from 'smtp-server';
import { waitUntil } from '../wait-until.ts';

/** A mail as the server accepted it. */
interface TakenMail {
  from: string;
  to: string[];
  bytes: Uint8Array;
  /** Whether it arrived over an encrypted connection. */
  isEncrypted: boolean;
  user: string | undefined;
}

/** A real SMTP server on 127.0.0.1, controlled by the test. */
export interface TestSmtpServer {
  port: number;
  taken: TakenMail[];
  /** The replies to the next commands with an address, such as `[451, 250]`: each is used once, the last one from then on. */
  replies: Map<string, number[]>;
  /** Number of connections so far. */
  connections: number;
  /** The passwords that clients sent. */
  passwords: string[];
  /** Number of connections open now. */
  open(): number;
  /** Drops all connections at once, as a network failure would. */
  dropConnections(): void;
  /** Stops the server for good and closes all connections. */
  stop(): Promise<void>;
}

export interface SmtpServerSettings extends SMTPServerOptions {
  /** @default a free port */
  port?: number;
  /** Passwords by user. Without them, the server offers no login. */
  logins?: ReadonlyMap<string, string>;
}

/** Starts a server. Stop it when the test ends. */
export async function startSmtpServer(settings: SmtpServerSettings = {}): Promise<TestSmtpServer> {
  const { port: wanted = 0, logins, ...options } = settings;
  const taken: TakenMail[] = [];
  const replies: TestSmtpServer['replies'] = new Map();
  const passwords: string[] = [];
  let connections = 0;
  const replyTo = (address: string): Error | null => {
    const [reply = 250, ...later] = replies.get(address) ?? [];
    if (later.length > 0) replies.set(address, later);
    return reply < 400 ? null : replyOf(reply, `${address} is not taken now`);
  };
  const server = new SMTPServer({
    authOptional: logins === undefined,
    disabledCommands: [...(logins === undefined ? ['AUTH'] : []), ...(options.key ? [] : ['STARTTLS'])],
    allowInsecureAuth: !options.key,
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth(shown, _session, done) {
      passwords.push(shown.password ?? '');
      const { username = '' } = shown;
      const password = logins?.get(username ?? '');
      if (password !== undefined && isRight(shown, password)) done(null, { user: username });
      else done(replyOf(535, `${username} with ${shown.password} is not known here`));
    },
    onMailFrom: ({ address }, _session, done) => done(replyTo(address ?? '')),
    onRcptTo: ({ address }, _session, done) => done(replyTo(address ?? '')),
    onData(stream, { envelope, secure, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const refusal = replyTo(`content for ${to[0]}`);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const bytes = Buffer.concat(chunks);
        if (!refusal) taken.push({ from, to, bytes, isEncrypted: secure, user });
        done(refusal);
      });
    },
    ...options,
  });
  // Clients of tests about failures may close their connections at any point.
  server.on('error', () => {});
  const listener = server.listen(wanted, '127.0.0.1');
  await once(listener, 'listening');
  // A connection loses its listeners when it becomes encrypted.
  const sockets = new Set<{ destroy(): void; readonly destroyed: boolean }>();
  listener.on('connection', (socket) => sockets.add(socket));
  const open = () => [...sockets].filter((socket) => !socket.destroyed).length;
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: portOf(listener.address()),
    taken,
    replies,
    passwords,
    get connections() {
      return connections;
    },
    open,
    dropConnections,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      dropConnections();
      await closed;
      await waitUntil(() => open() === 0, { what: 'a server without connections' });
    },
  };
}

function isRight(shown: SMTPServerAuthentication, password: string): boolean {
  return shown.method === 'CRAM-MD5' ? shown.validatePassword(password) : shown.password === password;
}

function replyOf(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server is not listening.');
  return address.port;
}
