import { completeCredentials } from '../../core/adapters/livekit-tokens/credentials.ts';
import type { LivekitCredentials } from '../../core/adapters/livekit-tokens.ts';
import { DeskError } from '../../core/errors.ts';
import type { Environment } from '../terminal.ts';
import { readSecretFile } from './secret-file.ts';

/**
 * Credentials for the video-room server from `LIVEKIT_API_KEY`, `LIVEKIT_API_SECRET` and `LIVEKIT_URL`, or from
 * the files that these names with `_FILE` name. Files are read anew each time, so a changed secret holds at once.
 *
 * @throws DeskError `tokens_unavailable` where a file cannot be read, or where one is given beside a value
 *
 * @example
 * livekitTokens({ credentials: () => livekitCredentials(process.env), logger });
 */
export async function livekitCredentials(environment: Environment): Promise<LivekitCredentials> {
  const [apiKey, apiSecret, url] = await Promise.all(names.map((name) => settingOf(name, environment)));
  return { apiKey, apiSecret, url };
}

/** Whether video rooms can be opened, and where somebody wants them and they cannot, why. */
export type LivekitState =
  | { state: 'configured' | 'not configured' }
  | { state: 'incomplete'; problem: string };

/** What the environment says of video rooms, before anybody asks for one. Never throws. */
export async function livekitState(environment: Environment): Promise<LivekitState> {
  const isWanted = names.some((name) => Boolean(environment[name] || environment[`${name}_FILE`]));
  if (!isWanted) return { state: 'not configured' };
  try {
    const found = completeCredentials(await livekitCredentials(environment));
    return 'problem' in found ? { state: 'incomplete', problem: found.problem } : { state: 'configured' };
  } catch (error) {
    return { state: 'incomplete', problem: error instanceof Error ? error.message : 'It cannot be read.' };
  }
}

const names = ['LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET', 'LIVEKIT_URL'] as const;

async function settingOf(name: string, environment: Environment): Promise<string | undefined> {
  const text = environment[name] || undefined;
  const path = environment[`${name}_FILE`] || undefined;
  if (path === undefined) return text;
  if (text !== undefined) throw unusable(`${name} and ${name}_FILE must not both be set.`);
  try {
    return await readSecretFile(path, `${name}_FILE`);
  } catch (error) {
    throw unusable(error instanceof Error ? error.message : `${name}_FILE cannot be read.`, error);
  }
}

function unusable(message: string, cause?: unknown): DeskError {
  return new DeskError('tokens_unavailable', message, { cause });
}
