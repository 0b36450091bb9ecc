/** One thing that can be set. */
export interface Setting<Value> {
  /** Its name in the environment. */
  variable: string;
  /** Its place in the file: a section, a dot, and the name in it. */
  key: string;
  /** It is never shown. It can be given as a file as well, under the name with `_FILE`. @default false */
  isSecret?: boolean;
  /** It can be given as a file although it is no secret. @default false */
  mayBeFile?: boolean;
  /** How it stands in the file. @default 'text' */
  kind?: 'text' | 'number' | 'yes or no' | 'list' | 'path';
  /** What holds without it, as somebody would write it. */
  default?: string;
  /** What holds without it, in words, where that is no fixed value. */
  otherwise?: string;
  /** One line on what it is. */
  says: string;
  /** A value that shows how it is written, where there is no default. */
  example?: string;
  /** Throws a `WrongValue`. */
  parse(text: string): Value;
}

/** Whether a variable or key with `_FILE` at its end stands for this setting. */
export function takesFile({ isSecret = false, mayBeFile = false }: Setting<unknown>): boolean {
  return isSecret || mayBeFile;
}
