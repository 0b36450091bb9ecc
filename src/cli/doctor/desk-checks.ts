import { readSecret, type Secret } from '../../core/ports/secret.ts';
import { noToken } from '../../http/request/credentials.ts';
import { isLoopback } from '../../http/request/operator.ts';
import type { Configuration } from '../config/configuration.ts';
import { nameOf } from '../config/settings.ts';
import { mustReadFont } from '../desk/font-file.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { keptTokenHash } from '../desk/operator-token.ts';
import { configuredAddress, isOnOwnMachine, linkedAddress } from '../server/server-address.ts';
import { type Check, Fault } from './check.ts';

/** Checks whether students are shown the editor's own prices. */
export function ratesCheck({ desk }: Pick<OpenedDesk, 'desk'>): Check {
  return {
    name: 'rates',
    advice: 'The rates are kept in the store; check that.',
    restsOn: ['store'],
    async run() {
      const { isStarter } = await desk.rates.inForce();
      if (!isStarter) return { state: 'ok', detail: 'Your own' };
      const advice = 'Set yours with thesisdesk rates edit, or from a file with thesisdesk rates set FILE.';
      return { state: 'warning', detail: 'Students are quoted the starter rates.', advice };
    },
  };
}

/** Checks whether the font for PDF quotes is one. */
export function fontCheck({ fontFile }: Pick<Configuration, 'fontFile'>): Check {
  return {
    name: 'font',
    advice: `Set ${nameOf('business.font')} to a TrueType font that this user can read, or leave it out.`,
    async run() {
      if (fontFile === null)
        return { state: 'not configured', detail: 'PDF quotes use a system font for names that need one' };
      await mustReadFont(fontFile);
      const { isFont } = await import('../../core/pricing/quote-document/pdf/find-font.ts');
      if (!(await isFont(fontFile))) throw new Fault(`${fontFile} is not a TrueType font.`);
      return { state: 'ok', detail: fontFile };
    },
  };
}

/** Checks who can use the operator's routes. */
export function operatorCheck(
  { store }: Pick<OpenedDesk, 'store'>,
  configuration: Pick<Configuration, 'adminToken' | 'host' | 'publicUrl'>,
): Check {
  const { adminToken } = configuration;
  return {
    name: 'operator token',
    advice: 'The token is kept in the store; check that.',
    restsOn: ['store'],
    async run() {
      const isOwn = isOnOwnMachine(configuration);
      if (adminToken === noToken && !isOwn) {
        const advice = `Make sure that a proxy lets only the operator through to /desk, or set ${nameOf('server.adminToken')}.`;
        return { state: 'warning', detail: 'Anyone who can reach the server is the operator.', advice };
      }
      if (adminToken !== null && adminToken !== noToken) return { state: 'ok', detail: 'Set' };
      if (adminToken === null && (await keptTokenHash(store)) !== null) {
        return { state: 'ok', detail: 'Created by the desk; thesisdesk token makes a new one' };
      }
      return isOwn
        ? { state: 'not configured', detail: 'Anyone on this machine is the operator' }
        : {
            state: 'not configured',
            detail: 'The server creates one when it first starts, and shows it once',
          };
    },
  };
}

/** Checks whether links lead to an address that students can reach. */
export function addressCheck(
  { store }: Pick<OpenedDesk, 'store'>,
  configuration: Pick<Configuration, 'publicUrl' | 'host' | 'port' | 'mail' | 'crm'>,
): Check {
  return {
    name: 'public address',
    advice: 'Check THESISDESK_PUBLIC_URL.',
    ...(configuration.publicUrl === null && { restsOn: ['store'] }),
    async run() {
      const { publicUrl, mail, crm } = configuration;
      const address = await linkedAddress(configuration, store);
      const isForOthers = !isOnOwnMachine(configuration) || mail.smtp !== null || crm !== null;
      // A server can be given its address as a flag, which only the store remembers.
      const isGiven = address !== configuredAddress(configuration) && !isLoopback(new URL(address).hostname);
      if (publicUrl !== null || isGiven) {
        if (isEncryptedOrLocal(address)) return { state: 'ok', detail: address };
        const advice =
          'Put a proxy with TLS in front, as docs/operating.md shows, and set the address to https://….';
        return { state: 'warning', detail: `${address}: documents and tokens travel unencrypted.`, advice };
      }
      if (!isForOthers) return { state: 'not configured', detail: `${address}, for this machine only` };
      const advice = `Set ${nameOf('server.publicUrl')} to the address at which students reach the server.`;
      return { state: 'warning', detail: `Links lead to ${address}, which others may not reach.`, advice };
    },
  };
}

/** Checks whether invitations lead to a page on which a camera works. */
export function joinAddressCheck(
  { store }: Pick<OpenedDesk, 'store'>,
  configuration: Pick<Configuration, 'joinUrl' | 'pages' | 'publicUrl' | 'host' | 'port'>,
): Check {
  return {
    name: 'meeting links',
    advice: 'Check THESISDESK_JOIN_URL.',
    ...(configuration.joinUrl === null && configuration.publicUrl === null && { restsOn: ['store'] }),
    async run() {
      const { joinUrl, pages } = configuration;
      const joinSetting = nameOf('video.joinUrl');
      if (joinUrl === null) {
        const roomPage = `${await linkedAddress(configuration, store)}/room/…`;
        if (pages) return { state: 'ok', detail: roomPage };
        const advice = `Set ${joinSetting} to a page of yours, or ${nameOf('server.pages')} to yes.`;
        return { state: 'warning', detail: `Pages are off, so ${roomPage} does not answer.`, advice };
      }
      if (isEncryptedOrLocal(joinUrl)) return { state: 'ok', detail: joinUrl };
      const advice = `Set ${joinSetting} to an address that starts with https://.`;
      return {
        state: 'warning',
        detail: `${joinUrl}: browsers allow no camera on pages without TLS.`,
        advice,
      };
    },
  };
}

/** Checks whether secrets that the operator chose are long enough not to be guessed. */
export function secretsCheck({
  livekit,
  eventCredentials,
  redis,
}: Pick<Configuration, 'livekit' | 'eventCredentials' | 'redis'>): Check {
  return {
    name: 'secrets',
    advice: 'Make sure that the files that hold secrets can be read.',
    async run() {
      const secrets: [name: string, secret: Secret | undefined, least: number][] = [
        // The LiveKit server itself warns about shorter ones.
        ['LIVEKIT_API_SECRET', livekit.apiSecret, 32],
        [nameOf('crm.eventPassword'), eventCredentials?.password, 16],
        [`the password in ${nameOf('redis.url')}`, redis ? () => remotePassword(redis.url) : undefined, 16],
      ];
      const short: string[] = [];
      for (const [name, secret, least] of secrets) {
        const { length } = secret === undefined ? '' : await readSecret(secret);
        if (length > 0 && length < least)
          short.push(`${name} (${length} characters; ${least} or more are safe)`);
      }
      if (short.length === 0) return { state: 'ok', detail: 'No short ones' };
      const advice = 'Choose random ones, such as openssl rand -hex 32 gives, here and at the service.';
      return { state: 'warning', detail: `Easy to guess: ${short.join(', ')}.`, advice };
    },
  };
}

/** The password of a Redis server on another machine; one on this machine is not open to the network. */
async function remotePassword(url: Secret): Promise<string> {
  const { password, hostname } = new URL(await readSecret(url));
  return isLoopback(hostname) ? '' : password;
}

function isEncryptedOrLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}
