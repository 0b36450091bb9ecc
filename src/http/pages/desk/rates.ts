import { type RateSchedule, starterSchedule } from '../../../core/pricing/rates/rate-schedule.ts';
import { DeskApiError } from '../../client/client.ts';
import { type Child, element } from '../elements/element.ts';
import { localTime } from '../elements/format.ts';
import { announce, wantsToken } from '../elements/problem-box.ts';
import { ratesHistory } from './rates/history.ts';
import { previewOf } from './rates/preview.ts';
import { ratesForm, wrongPrice } from './rates/rates-form.ts';
import { ratesSaver } from './rates/rates-saver.ts';
import { refusalBox } from './section/refusal-box.ts';
import { isOutdated } from './section/refusal-kind.ts';
import type { Opening, Section } from './section/section.ts';
import { setUnsaved } from './section/unsaved.ts';
import { mustBeOperator } from './token/token-form.ts';

/** The rate schedule, next to what it makes a dissertation cost. */
export const ratesSection: Section = {
  title: 'Rates',
  link: 'rates',
  async open(opening) {
    await mustBeOperator(opening);
    const { schedule, updatedAt } = await inForce(opening);
    const preview = previewOf(opening);
    const saveRates = ratesSaver(opening.client, updatedAt);
    let newest = schedule;
    const state = element('p', { class: 'hint', id: 'rates-state' }, stateOf(updatedAt));
    const outcome = element('div', { id: 'rates-outcome' });
    const history = ratesHistory(opening);
    const form = ratesForm(schedule, {
      change(draft) {
        newest = draft;
        setUnsaved('The rates have changes that are not saved.');
        preview.show(draft);
        outcome.replaceChildren();
        state.replaceChildren('You have unsaved changes.');
      },
      async save(draft) {
        try {
          const { updatedAt: savedAt, warnings = [], isChange } = await saveRates(draft);
          // Prices can be changed while these are being saved.
          const isBehind = newest !== draft;
          const said = isBehind ? savedInPart : isChange ? 'Rates saved.' : 'Nothing has changed.';
          announce(said);
          if (opening.signal.aborted) return;
          if (!isBehind) {
            setUnsaved(null);
            state.replaceChildren(...stateOf(savedAt));
          }
          outcome.replaceChildren(savedBox(said, warnings));
          history.show(draft);
        } catch (error) {
          if (opening.signal.aborted) return;
          if (wantsToken(error)) return opening.fail(error);
          // What can no longer be saved is not asked about when it is left.
          if (isOutdated(error)) setUnsaved(null);
          outcome.replaceChildren(refusalBox(error));
        }
      },
    });
    // Removing a service takes its marked fields along.
    for (const event of ['input', 'click'])
      form.addEventListener(event, () => preview.sayWrong(wrongPrice(form) !== null));
    opening.place.replaceChildren(
      state,
      element('div', { class: 'beside' }, [element('div', {}, [form, outcome]), preview.place]),
      history.place,
    );
    preview.show(schedule);
    history.show(schedule);
  },
};

const savedInPart = 'The rates are saved. What you changed meanwhile is not saved yet.';

/** Loads the schedule that quotes are made with now. `updatedAt` is kept apart, because only the desk writes it. */
async function inForce({ client, signal }: Opening) {
  const { isStarter } = await client.listServices({ signal });
  if (isStarter) return noneStored;
  try {
    const { updatedAt, ...schedule } = await client.getRates({ signal });
    return { schedule: schedule as RateSchedule, updatedAt };
  } catch (error) {
    if (!(error instanceof DeskApiError && error.status === 404)) throw error;
    return noneStored;
  }
}

const noneStored = { schedule: starterSchedule, updatedAt: null };

function stateOf(updatedAt: string | null): Child[] {
  if (updatedAt !== null) return ['Saved ', localTime(updatedAt), '.'];
  return ['No rates are stored. These are the starter rates, used until you save your own.'];
}

function savedBox(said: string, warnings: readonly string[]): HTMLElement {
  if (warnings.length === 0) return element('p', { class: 'box good' }, [said]);
  return element('div', { class: 'box doubt' }, [
    element('p', {}, [`${said} Please check:`]),
    element(
      'ul',
      {},
      warnings.map((warning) => element('li', {}, [warning])),
    ),
  ]);
}
