import { expect, test } from 'vitest';
import { createClient } from '../../src/http/client/client.ts';
import { ratesSaver } from '../../src/http/pages/desk/rates/rates-saver.ts';
import { dropping } from './support/dropping.ts';
import { through } from './support/service.ts';

const priced = (perTable: number) => ({ rates: { editing: { perTable } } });

through('rates whose saving is not answered', 'over a socket', (open) => {
  test.each([1, 2])('give way to the next ones from the same page, after %i lost answers', async (lost) => {
    const { url: baseUrl, desk } = await open();
    const save = ratesSaver(createClient({ baseUrl, fetch: dropping(/rate-schedule$/, lost) }), null);
    for (let each = 1; each <= lost; each++)
      await expect(save(priced(each))).rejects.toMatchObject({ status: 0 });
    expect(await save(priced(9))).toMatchObject({ ...priced(9), isChange: true });
    expect(await save(priced(9))).toMatchObject({ isChange: false });
    expect(await desk.rates.get()).toMatchObject(priced(9));
  });

  test('overwrite nothing that somebody else has saved since', async () => {
    const { url: baseUrl, desk } = await open();
    const save = ratesSaver(createClient({ baseUrl, fetch: dropping(/rate-schedule$/, 1) }), null);
    await expect(save(priced(1))).rejects.toMatchObject({ status: 0 });
    await desk.rates.put(priced(5));
    await expect(save(priced(9))).rejects.toMatchObject({ status: 412 });
    expect(await desk.rates.get()).toMatchObject(priced(5));
  });
});
