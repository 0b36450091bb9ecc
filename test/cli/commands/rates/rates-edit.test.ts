import { describe, expect, test } from 'vitest';
import { type Answer, answeringDialogue, down, enter, interrupt } from '../../support/answering-dialogue.ts';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';

const menu = 'What do you want to change?';
/** The entries of the menu with the starter rates, as keys that lead there. */
const editing = enter;
const another = `${down.repeat(3)}${enter}`;
const fee = `${down.repeat(4)}${enter}`;
const revision = `${down.repeat(5)}${enter}`;
const currency = `${down.repeat(6)}${enter}`;
const store = `${down.repeat(7)}${enter}`;
const leave = `${down.repeat(8)}${enter}`;

/** Prices of one service; what is not given is kept. */
function prices(
  given: Partial<Record<'text' | 'references' | 'table' | 'figure' | 'page' | 'sum', string>>,
): Answer[] {
  return [
    ['A word of text', `${given.text ?? ''}${enter}`],
    ['A word of the references', `${given.references ?? ''}${enter}`],
    ['A table', `${given.table ?? ''}${enter}`],
    ['A figure', `${given.figure ?? ''}${enter}`],
    ['A page of front matter', `${given.page ?? ''}${enter}`],
    ['The minimum subtotal', `${given.sum ?? ''}${enter}`],
  ];
}

async function edit(answers: readonly Answer[]) {
  const { folder, desk } = await deskFolder();
  const dialogue = answeringDialogue(answers);
  const run = await runMain(['rates', 'edit', '--data', folder, '--json'], { dialogue });
  return { run, desk, screen: dialogue.screen() };
}

describe('rates edit', () => {
  test('stores what was answered, and nothing else changes', async () => {
    const { run, desk } = await edit([
      [menu, editing],
      ...prices({ text: '0.02', table: '-', sum: '100' }),
      [menu, store],
      ['Store these rates?', `y${enter}`],
    ]);
    const { rates, adminFee } = await desk.rates.get();
    expect(rates.editing).toEqual({
      textPerWord: 0.02,
      refsPerWord: 0.024,
      perFigure: 1.5,
      frontMatterPerPage: 3.75,
      minimum: 100,
    });
    expect(rates.formatting).toMatchObject({ textPerWord: 0.004 });
    expect(adminFee).toBe(25);
    expect(run).toMatchObject({ code: 0, errors: '' });
  });

  test('stores what changes of a revised document cost, and shows it', async () => {
    const question = 'Percentage charged for changes in a revised document';
    const { desk, screen } = await edit([
      [menu, revision],
      [question, `40${enter}`],
      [menu, store],
      ['Store these rates?', `y${enter}`],
    ]);
    expect((await desk.rates.get()).rates.revisionPercent).toBe(40);
    expect(screen).toMatch(/Changes of revised documents\s+40%/);
  });

  test('gives the stored schedule as JSON on standard output, questions elsewhere', async () => {
    const { run } = await edit([
      [menu, store],
      ['Store these rates?', `y${enter}`],
    ]);
    expect(jsonOf(run)).toMatchObject([{ rates: { editing: { textPerWord: 0.018 } }, adminFee: 25 }]);
  });

  test('shows what a usual dissertation costs after each change', async () => {
    const { screen } = await edit([[menu, editing], ...prices({ text: '0.02' }), [menu, leave]]);
    expect(screen).toMatch(/A dissertation of 50,000 words, editing\n/);
    expect(screen).toMatch(/Editing: 50,000 words of text +\$1,000\.00\n/);
  });

  test('asks again after what is no price', async () => {
    const { screen, desk } = await edit([
      [menu, editing],
      ['A word of text', `two${enter}`],
      // Six erase what was written before.
      ['Please enter a price such as 0.018', `${'\x7f'.repeat(6)}0.02${enter}`],
      ...prices({}).slice(1),
      [menu, store],
      ['Store these rates?', `y${enter}`],
    ]);
    expect(screen).toContain('Please enter a price such as 0.018');
    expect((await desk.rates.get()).rates.editing?.textPerWord).toBe(0.02);
  });

  test('adds a service', async () => {
    const { desk } = await edit([
      [menu, another],
      ['The name of the service', `proof reading${enter}`],
      ...prices({ text: '0.01' }),
      // There is one service more in the menu now.
      [menu, `${down}${store}`],
      ['Store these rates?', `y${enter}`],
    ]);
    expect((await desk.rates.get()).rates['proof reading']).toEqual({ textPerWord: 0.01 });
  });

  const both = `${down.repeat(2)}${enter}`;
  const ofItsOwn = 'costs the sum of both. Give it its own prices?';

  test('keeps the sum of both as prices of their own, but for what was answered', async () => {
    const { desk } = await edit([
      [menu, both],
      [ofItsOwn, `y${enter}`],
      ...prices({ sum: '50' }),
      [menu, store],
      ['Store these rates?', `y${enter}`],
    ]);
    expect((await desk.rates.get()).rates.editing_and_formatting).toEqual({
      textPerWord: 0.022,
      refsPerWord: 0.03,
      perTable: 9,
      perFigure: 5.5,
      frontMatterPerPage: 9,
      minimum: 50,
    });
  });

  test('leaves a service that costs the sum of both as it is if nothing else is wanted', async () => {
    const { desk } = await edit([
      [menu, both],
      [ofItsOwn, enter],
      [menu, store],
      ['Store these rates?', `y${enter}`],
    ]);
    expect((await desk.rates.get()).rates).not.toHaveProperty('editing_and_formatting');
  });

  test('warns of what may be a mistake before it is stored, and once', async () => {
    const none = { text: '-', references: '-', table: '-', figure: '-', page: '-' };
    const { screen, run } = await edit([
      [menu, editing],
      ...prices(none),
      [menu, store],
      ['warning: No price is set for', ''],
      ['Store these rates?', `y${enter}`],
    ]);
    expect(screen).toContain('warning: No price is set for editing');
    expect(run).toMatchObject({ code: 0, errors: '' });
  });

  test('changes the fee and the currency', async () => {
    const { desk } = await edit([
      [menu, fee],
      ['The fee', `7.5%${enter}`],
      ['But not less than', enter],
      [menu, currency],
      ['The currency', `eur${enter}`],
      [menu, store],
      ['Store these rates?', `y${enter}`],
    ]);
    expect(await desk.rates.get()).toMatchObject({
      adminFeePercent: 7.5,
      adminFee: 0,
      rates: { currency: 'EUR' },
    });
  });

  test('keeps the least fee next to a percentage, unless another is given', async () => {
    const { folder, desk } = await deskFolder();
    await desk.rates.put({ rates: { editing: { textPerWord: 0.02 } }, adminFee: 40, adminFeePercent: 5 });
    const ofOneService = down.repeat(2) + enter;
    const edited = async (...fees: Answer[]) => {
      const toStore: Answer[] = [
        [menu, down.repeat(5) + enter],
        ['Store these rates?', `y${enter}`],
      ];
      const dialogue = answeringDialogue([[menu, ofOneService], ...fees, ...toStore]);
      await runMain(['rates', 'edit', '--data', folder], { dialogue });
      return desk.rates.get();
    };
    const kept = await edited(['The fee', enter], ['But not less than', enter]);
    expect(kept).toMatchObject({ adminFee: 40, adminFeePercent: 5 });
    const changed = await edited(['The fee', `6%${enter}`], ['But not less than', `30${enter}`]);
    expect(changed).toMatchObject({ adminFee: 30, adminFeePercent: 6 });
  });

  test('overwrites no rates that somebody else has stored meanwhile', async () => {
    const { folder, desk } = await deskFolder();
    const afterAnother = async () => {
      await desk.rates.put({ rates: { editing: { textPerWord: 0.05 } } });
      return `y${enter}`;
    };
    const dialogue = answeringDialogue([
      [menu, fee],
      ['The fee', `10${enter}`],
      [menu, store],
      ['Store these rates?', afterAnother],
    ]);
    const run = await runMain(['rates', 'edit', '--data', folder], { dialogue });
    expect(run.code).toBe(1);
    expect(run.errors).toContain('Someone else has changed the rates since you opened them.');
    expect((await desk.rates.get()).rates.editing).toEqual({ textPerWord: 0.05 });
  });

  test('goes on asking where the person does not want to store yet', async () => {
    const { desk, run } = await edit([
      [menu, store],
      ['Store these rates?', `n${enter}`],
      [menu, leave],
    ]);
    expect((await desk.rates.inForce()).isStarter).toBe(true);
    expect(run.errors).toMatch(/Nothing stored\.\n$/);
  });

  test('stores nothing when the person interrupts', async () => {
    const { desk, run } = await edit([
      [menu, editing],
      ['A word of text', `0.02${enter}`],
      ['A word of the references', interrupt],
    ]);
    expect(run).toMatchObject({ code: 130, output: '', errors: 'warning: Nothing stored.\n' });
    expect((await desk.rates.inForce()).isStarter).toBe(true);
  });
});
