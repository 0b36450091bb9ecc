import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import { templateProblem } from '../../core/services/notices/notice-mail.ts';
import {
  type NoticeSettings,
  type TemplateName,
  templateNames,
} from '../../core/services/notices/notice-settings.ts';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * Reads an operator's own mail templates: `quote.txt`, `quote.html` and so on. Each file replaces that part of the desk's
 * own mail; other files are left alone.
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
    const [, base = '', extension = ''] = /^([a-z-]+)\.(txt|html)$/.exec(file) ?? [];
    const name = templateNames.find((each) => each === base);
    if (name === undefined) continue;
    const part = extension === 'txt' ? 'text' : 'html';
    const template = { [part]: await readFile(join(folder, file), 'utf8') };
    const problem = await templateProblem(template);
    if (problem === null) templates[name] = { ...templates[name], ...template };
    else mistakes.push(`${join(folder, file)}: ${problem}.`);
  }
  if (mistakes.length > 0) throw new UsageError(mistakes);
  return templates;
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
