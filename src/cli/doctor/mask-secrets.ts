import type { ReadSettings } from '../config/read-settings.ts';
import { settingOf } from '../config/settings.ts';

/**
 * Takes every secret that is configured out of texts, also where it stands in an address: services of others write
 * their own messages.
 */
export function maskSecrets({ found }: Pick<ReadSettings, 'found'>): (text: string) => string {
  const secrets = [...found.values()]
    .filter(({ name }) => settingOf(name).isSecret)
    .flatMap(({ text }) => [text, ...passwordIn(text)])
    .filter((secret) => secret.length >= shortest)
    .sort((one, other) => other.length - one.length);
  return (text) => secrets.reduce((masked, secret) => masked.replaceAll(secret, '•••'), text);
}

/** What is shorter stands in many words by chance. */
const shortest = 4;

function passwordIn(text: string): string[] {
  if (!URL.canParse(text)) return [];
  const { password } = new URL(text);
  return password === '' ? [] : [password, decoded(password)];
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}
