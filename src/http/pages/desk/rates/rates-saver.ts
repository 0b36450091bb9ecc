import type { RateSchedule } from '../../../../core/pricing/rates/rate-schedule.ts';
import type { DeskClient, OperationTypes } from '../../../client/client.ts';
import { isOutdated, isPassing } from '../section/refusal-kind.ts';

type SavedRates = OperationTypes['putRates']['output'];

/**
 * Returns a function that saves rates, each based on those it saved before. The desk may also have saved rates whose
 * answer was lost; the next ones are then based on these, as they replace nothing of anyone else's.
 *
 * @param updatedAt the time of the rates that are edited; null for the starter rates
 */
export function ratesSaver({ putRates }: Pick<DeskClient, 'putRates'>, updatedAt: string | null) {
  let basedOn = updatedAt;
  /** What was sent without an answer since the last one, newest first. */
  let unanswered: RateSchedule[] = [];
  const put = (rates: RateSchedule) => putRates({ ...rates, basedOn });

  /** Returns the time of what was saved without an answer; throws the refusal if that is not what is in force. */
  async function timeSaved(refusal: unknown): Promise<string> {
    for (const rates of unanswered) {
      // Rates that are in force are no change, whatever they are based on, and the answer has their time.
      const saved = await put(rates).catch((error: unknown) => {
        if (!isOutdated(error)) throw error;
      });
      if (saved) return saved.updatedAt;
    }
    throw refusal;
  }

  return async function save(rates: RateSchedule): Promise<SavedRates & { isChange: boolean }> {
    const before = basedOn;
    try {
      const saved = await put(rates).catch(async (error: unknown) => {
        if (!isOutdated(error)) throw error;
        basedOn = await timeSaved(error);
        return put(rates);
      });
      basedOn = saved.updatedAt;
      unanswered = [];
      return { ...saved, isChange: basedOn !== before };
    } catch (error) {
      if (isPassing(error)) unanswered = [rates, ...unanswered];
      throw error;
    }
  };
}
