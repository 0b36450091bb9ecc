import { confirm, input, select } from '@inquirer/prompts';
import { serviceName } from '../../core/pricing/in-words.ts';
import { isCurrency } from '../../core/pricing/money.ts';
import { currencyOf, quote } from '../../core/pricing/quote.ts';
import {
  revisionPercentOf,
  withCurrency,
  withRevisionPercent,
} from '../../core/pricing/rates/common-terms.ts';
import {
  adminFeeOf,
  isServiceBlock,
  type PriceName,
  priceNames,
  type RateSchedule,
  serviceTypesOf,
} from '../../core/pricing/rates/rate-schedule.ts';
import { usualDissertation } from '../../core/pricing/rates/usual-dissertation.ts';
import { parseRateSchedule } from '../../core/schemas/parse-rate-schedule.ts';
import { priceLines } from '../documents/reports/quote-lines.ts';
import type { Dialogue } from '../terminal/terminal.ts';
import { printable } from '../terminal/text/printable.ts';
import type { Style } from '../terminal/text/style.ts';
import { isSum, priceIn, readFee, readPrice, withFee, withOwnPrices, withPrice } from './rates-draft.ts';
import { priceOfOne, ratesLines } from './rates-lines.ts';

/**
 * Asks for changes to the rates, one at a time, and after each shows what a typical dissertation would cost.
 *
 * @returns the schedule to store, or null to change nothing
 */
export async function askForRates(
  current: RateSchedule,
  dialogue: Dialogue,
  style: Style,
): Promise<RateSchedule | null> {
  const say = (lines: readonly string[]) => dialogue.output.write(`${lines.join('\n')}\n\n`);
  say(['', ...ratesLines(current, style)]);
  for (let draft = current; ; ) {
    const next = await askForStep(draft, dialogue);
    if (next === leave) return null;
    if (next === save) {
      const { warnings } = parseRateSchedule(draft);
      if (warnings.length > 0)
        say(['', ...warnings.map((text) => `${style.warning('warning:')} ${printable(text)}`)]);
      if (await confirm({ message: 'Store these rates?' }, dialogue)) return draft;
    } else if (next === fee) draft = await askForFee(draft, dialogue);
    else if (next === revision) draft = await askForRevisionPercent(draft, dialogue);
    else if (next === currency) draft = await askForCurrency(draft, dialogue);
    else {
      const service = next === another ? await askForService(dialogue) : next;
      draft = await askForPrices(draft, service, dialogue);
      say(['', ...exampleLines(draft, service, style)]);
      continue;
    }
    say(['', ...ratesLines(draft, style)]);
  }
}

/** Menu values that cannot be names of services. */
const another = '+another';
const fee = '+fee';
const revision = '+revision';
const currency = '+currency';
const save = '+save';
const leave = '+leave';

function askForStep(draft: RateSchedule, dialogue: Dialogue): Promise<string> {
  const services = serviceTypesOf(draft).map((service) => ({
    name: `Prices of ${printable(service.replaceAll('_', ' '))}`,
    value: service,
  }));
  return select(
    {
      message: 'What do you want to change?',
      choices: [
        ...services,
        { name: 'Another service', value: another },
        { name: 'Administrative fee', value: fee },
        { name: 'Revised documents', value: revision },
        { name: 'Currency', value: currency },
        { name: 'Store and exit', value: save },
        { name: 'Exit without storing', value: leave },
      ],
      pageSize: 20,
      loop: false,
    },
    dialogue,
  );
}

async function askForPrices(draft: RateSchedule, service: string, dialogue: Dialogue): Promise<RateSchedule> {
  let changed = draft;
  if (isSum(draft, service)) {
    const message = `${serviceName(service)} costs the sum of both. Give it its own prices?`;
    if (!(await confirm({ message, default: false }, dialogue))) return draft;
    changed = withOwnPrices(draft, service);
  }
  dialogue.output.write('Press Enter to keep a price; a dash means none.\n');
  for (const name of priceNames) {
    const before = priceOfOne(priceIn(changed, service, name));
    const answer = await input(
      {
        message: questions[name],
        default: before.replaceAll(',', ''),
        validate: (text) => readPrice(text) !== null || 'Please enter a price such as 0.018, or - for none.',
      },
      dialogue,
    );
    const price = readPrice(answer) ?? undefined;
    if (price !== priceIn(changed, service, name)) changed = withPrice(changed, service, name, price);
  }
  return changed;
}

const questions: Readonly<Record<PriceName, string>> = {
  textPerWord: 'A word of text',
  refsPerWord: 'A word of the references',
  perTable: 'A table',
  perFigure: 'A figure',
  frontMatterPerPage: 'A page of front matter',
  minimum: 'The minimum subtotal',
};

async function askForFee(draft: RateSchedule, dialogue: Dialogue): Promise<RateSchedule> {
  const { adminFeePercent: percent } = draft;
  const answer = await input(
    {
      message: 'The fee, as an amount or a percentage of the subtotal',
      default: percent === undefined ? String(adminFeeOf(draft)) : `${percent}%`,
      validate: (text) =>
        readFee(text) !== null || 'Please enter an amount such as 25, or a percentage such as 5%.',
    },
    dialogue,
  );
  const wanted = readFee(answer);
  if (wanted === null) return draft;
  return withFee(
    draft,
    'amount' in wanted ? wanted : { ...wanted, least: await askForLeastFee(draft, dialogue) },
  );
}

/** Asks for the amount that a fee in per cent is never less than. */
async function askForLeastFee(draft: RateSchedule, dialogue: Dialogue): Promise<number> {
  const least = draft.adminFeePercent === undefined ? 0 : adminFeeOf(draft);
  const answer = await input(
    {
      message: 'But not less than (0: no least amount)',
      default: String(least),
      validate: (text) => typeof readPrice(text) === 'number' || 'Please enter an amount such as 25, or 0.',
    },
    dialogue,
  );
  return readPrice(answer) ?? least;
}

async function askForRevisionPercent(draft: RateSchedule, dialogue: Dialogue): Promise<RateSchedule> {
  const answer = await input(
    {
      message: 'Percentage charged for changes in a revised document (a dash: charge for the whole document)',
      default: priceOfOne(revisionPercentOf(draft)),
      validate: (text) =>
        readPrice(text, 100) !== null || 'Please enter a percentage from 0 to 100, or - for none.',
    },
    dialogue,
  );
  return withRevisionPercent(draft, readPrice(answer, 100) ?? undefined);
}

async function askForCurrency(draft: RateSchedule, dialogue: Dialogue): Promise<RateSchedule> {
  const codeOf = (text: string) => text.trim().toUpperCase();
  const answer = await input(
    {
      message: 'The currency (the prices are not converted)',
      default: currencyOf(draft),
      validate: (text) => isCurrency(codeOf(text)) || 'Please enter an ISO 4217 code such as USD.',
    },
    dialogue,
  );
  return withCurrency(draft, codeOf(answer));
}

async function askForService(dialogue: Dialogue): Promise<string> {
  const answer = await input(
    {
      message: 'The name of the service, as forms send it',
      validate: (text) =>
        isServiceBlock(text.trim(), {}) || 'Please use letters, digits, spaces, - and _ only.',
    },
    dialogue,
  );
  return answer.trim();
}

function exampleLines(draft: RateSchedule, service: string, style: Style): string[] {
  return [
    style.strong(`A dissertation of 50,000 words, ${printable(service.replaceAll('_', ' '))}`),
    ...priceLines(quote(usualDissertation, service, draft), style),
  ];
}
