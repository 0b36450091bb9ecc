import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import {
  type NoticeSettings,
  type TemplateName,
  templateNames,
} from '../../core/services/notices/notice-settings.ts';
import { templateProblem } from '../../core/services/notices/template-problem.ts';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * Reads an operator's own mail templates: `quote.txt`, `quote.html` and so on. Each file replaces that part of the desk's
 * own mail. A text or page under another name is most likely a typo; files of other kinds are left alone.
 *
 * @param folder null if there are none
 * @throws UsageError with all templates that cannot be read or are not valid
 */
export async function readTemplates(
  folder: string | null,
): Promise<NonNullable<NoticeSettings['templates']>> {
  if (folder === null) return {};
  const templates: Partial<Record<TemplateName, { text?: string; html?: string }>> = {};
  const mistakes: string[] = [];
  for (const file of await filesIn(folder)) {
    const [whole, base = '', extension = ''] = /^([^.].*)\.(txt|html)$/i.exec(file) ?? [];
    if (whole === undefined) continue;
    const name = templateNames.find((each) => each === base);
    if (name === undefined || extension !== extension.toLowerCase()) {
      mistakes.push(
        `${join(folder, file)} is not the name of a mail; the names are ${templateNames.join(', ')}, each with .txt or .html.`,
      );
      continue;
    }
    const part = extension === 'txt' ? 'text' : 'html';
    const content = decoded(await readFile(join(folder, file)));
    const template = { [part]: content ?? '' };
    const problem = content === null ? notUtf8 : await templateProblem(template);
    if (problem === null) templates[name] = { ...templates[name], ...template };
    else mistakes.push(`${join(folder, file)}: ${problem}.`);
  }
  if (mistakes.length > 0) throw new UsageError(mistakes);
  return templates;
}

const notUtf8 = 'it is not in UTF-8; save it in that encoding';

/** Returns the text without a byte order mark; null if it is in another encoding. */
function decoded(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = systemErrorCode(error) ?? 'unknown';
    throw new UsageError(`The folder of mail templates, ${folder}, cannot be read (${code}).`, {
      cause: error,
    });
  }
}
