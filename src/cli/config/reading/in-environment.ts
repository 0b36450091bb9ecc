import type { Environment } from '../../terminal/terminal.ts';
import { takesFile } from '../setting.ts';
import { type PlacedSetting, type SettingName, settingList } from '../settings.ts';
import { didYouMean } from './did-you-mean.ts';
import { type FoundSetting, foundInFile, type Mistake } from './found-setting.ts';
import { oldNameWarning, renamedVariable } from './old-names.ts';

/** Names the configuration file, so it cannot be set in the file itself. */
export const fileVariable = 'THESISDESK_CONFIG';

/** What the environment sets. An empty variable counts as not set. */
export async function inEnvironment(environment: Environment): Promise<(FoundSetting | Mistake)[]> {
  const { renamed, labels, clashes } = underNewNames(environment);
  const found = settingList.map(async ([name, setting]) => {
    const each = await settingIn(renamed, name, setting);
    const label = each !== null && 'label' in each ? labels.get(each.label) : undefined;
    if (each === null || label === undefined || 'mistake' in each) return each;
    return { ...each, label, warning: oldNameWarning(label, each.label) };
  });
  return [...clashes, ...unknownIn(renamed), ...(await Promise.all(found)).filter((each) => each !== null)];
}

/** Returns the environment with variables set under old names moved to the new names. */
function underNewNames(environment: Environment) {
  const renamed: Record<string, string | undefined> = { ...environment };
  const labels = new Map<string, string>();
  const clashes: Mistake[] = [];
  for (const [label, text] of Object.entries(environment)) {
    const variable = renamedVariable(label);
    if (variable === null) continue;
    delete renamed[label];
    if (!text) continue;
    if (environment[variable]) clashes.push({ mistake: `${label} and ${variable} must not both be set.` });
    renamed[variable] = text;
    labels.set(variable, label);
  }
  return { renamed, labels, clashes };
}

async function settingIn(
  environment: Environment,
  name: SettingName,
  setting: PlacedSetting,
): Promise<FoundSetting | Mistake | null> {
  const { variable: label } = setting;
  const labelOfFile = `${label}_FILE`;
  const text = environment[label] || null;
  const file = (takesFile(setting) && environment[labelOfFile]) || null;
  if (text !== null && file !== null)
    return { name, mistake: `${label} and ${labelOfFile} must not both be set.` };
  if (file !== null) return foundInFile(name, file, labelOfFile);
  return text === null ? null : { name, text, label };
}

/** Without this, a variable with a typo in its name would silently do nothing. */
function unknownIn(environment: Environment): Mistake[] {
  const known = [
    ...settingList.flatMap(([, setting]) =>
      takesFile(setting) ? [setting.variable, `${setting.variable}_FILE`] : [setting.variable],
    ),
    fileVariable,
  ].filter(isOurs);
  return Object.keys(environment)
    .filter((name) => isOurs(name) && !known.includes(name))
    .map((name) => {
      const advice = didYouMean(name, known) || ` Settings: ${known.join(', ')}.`;
      return { mistake: `No such setting: ${name}.${advice}` };
    });
}

const isOurs = (name: string) => name.startsWith('THESISDESK_');
