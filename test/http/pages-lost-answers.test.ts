import { expect, test } from 'vitest';
import { createClient } from '../../src/http/client/client.ts';
import { uploadExamples } from '../../src/http/pages/desk/examples/upload-examples.ts';
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

through('example files whose saving is not answered', 'over a socket', (open) => {
  test('are in the library once when they are added again, with the newest remarks', async () => {
    const { url: baseUrl, desk } = await open();
    const client = createClient({ baseUrl, fetch: dropping(/examples\/files$/, 6) });
    const { signal } = new AbortController();
    const files = [new File(['Salt.'], 'a.txt'), new File(['Iron.'], 'b.txt')];
    const remarks = { uploadedBy: 'Ada', notes: '' };
    const upload = { remarks, arrived: new Map(), progress: () => {} };
    await expect(uploadExamples(files, upload, { client, signal })).rejects.toMatchObject({ status: 0 });
    const again = { ...upload, remarks: { ...remarks, notes: 'A model.' } };
    expect(await uploadExamples(files, again, { client, signal })).toEqual([]);
    const kept = await desk.examples.list();
    expect(kept.files.map(({ fileName, notes }) => [fileName, notes])).toEqual([
      ['a.txt', 'A model.'],
      ['b.txt', 'A model.'],
    ]);
    expect(await uploadExamples(files.slice(1), upload, { client, signal })).toEqual([]);
    expect(await desk.examples.list()).toMatchObject({ count: 3 });
  });
});
