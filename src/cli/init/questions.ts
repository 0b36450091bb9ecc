import { confirm, input, password, select } from '@inquirer/prompts';
import { type SettingName, settingOf } from '../config/settings.ts';
import type { Dialogue } from '../terminal/terminal.ts';

/** Asks for settings, and keeps the answers. */
export class Questions {
  /** As written in the environment. */
  readonly values = new Map<SettingName, string>();
  readonly secrets = new Map<SettingName, string>();
  /** Secrets that the operator wants to set in the environment. */
  readonly leftOut: SettingName[] = [];
  readonly #dialogue: Dialogue;

  constructor(dialogue: Dialogue) {
    this.#dialogue = dialogue;
  }

  /** Asks for a text. An empty answer keeps the default, unless an answer is required. */
  async text(name: SettingName, message: string, { isNeeded = false } = {}): Promise<string> {
    const usual = settingOf(name).default;
    const answer = await input(
      {
        message,
        ...(usual === undefined ? {} : { default: usual }),
        validate: (text) => (text.trim() === '' ? !isNeeded || 'Please enter a value.' : verdict(name, text)),
      },
      this.#dialogue,
    );
    const text = answer.trim();
    if (text !== '' && text !== usual) this.values.set(name, text);
    return text;
  }

  /** Asks for a secret. An empty answer leaves it to the environment. */
  async secret(name: SettingName, message: string): Promise<void> {
    const answer = await password(
      {
        message: `${message} (Enter to set it in the environment)`,
        mask: true,
        validate: (text) => text === '' || verdict(name, text),
      },
      this.#dialogue,
    );
    if (answer === '') this.leftOut.push(name);
    else this.secrets.set(name, answer);
  }

  /** Asks the operator to choose one of several values by their names; the first is the default. */
  async choice<Value extends string>(
    name: SettingName | null,
    message: string,
    choices: readonly { name: string; value: Value }[],
  ): Promise<Value> {
    const answer = await select({ message, choices, loop: false }, this.#dialogue);
    if (name !== null && answer !== settingOf(name).default) this.values.set(name, answer);
    return answer;
  }

  async yes(message: string, usual: boolean): Promise<boolean> {
    return confirm({ message, default: usual }, this.#dialogue);
  }
}

/** The message for an invalid answer. */
function verdict(name: SettingName, text: string): true | string {
  const { kind } = settingOf(name);
  return kind.read(text.trim()) === undefined ? `It ${kind.rule}.` : true;
}
