import { describe, expect, test } from 'vitest';
import { collect } from '../../../support/collect.ts';
import { formOf, openBench, refusal } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';

describe('a submission', () => {
  test('is accepted', async () => {
    const { intake } = openBench();
    expect(await intake.submit(formOf())).toEqual({ submissionId: idNumber(1), status: 'processing' });
  });

  test('is stored as it came, with the time', async () => {
    const { intake } = openBench();
    const form = formOf({ phone: '+44 20 7946 0000', notes: 'Chapter 2\nis new.' });
    await intake.submit(form);
    expect(await intake.record(idNumber(1))).toEqual({
      ...form,
      status: 'processing',
      createdAt: '2026-11-20T09:00:00.000Z',
      document: null,
      restarts: 0,
    });
  });

  test('becomes one job', async () => {
    const { intake, jobs } = openBench();
    await intake.submit(formOf());
    expect(jobs.added).toEqual([{ name: 'intake', id: idNumber(1), payload: { submissionId: idNumber(1) } }]);
  });

  test.each(['submissionId', 'name', 'email', 'serviceType', 'objectKey'])(
    'without %s is refused',
    async (field) => {
      const { [field]: _missing, ...form } = formOf();
      expect(await refusal(openBench().intake.submit(form))).toMatchObject({
        code: 'input_invalid',
        message: `"${field}" is missing.`,
        details: { path: field },
      });
    },
  );

  test.each(['submissionId', 'name', 'email', 'serviceType', 'objectKey'])(
    'with a %s that is no text is refused',
    async (field) => {
      for (const value of [null, 7, true, ['x'], { x: 1 }]) {
        const error = await refusal(openBench().intake.submit({ ...formOf(), [field]: value }));
        expect(error.message).toBe(`"${field}" must be text.`);
      }
    },
  );

  test.each(['submissionId', 'name', 'serviceType', 'objectKey'])(
    'with a blank %s is refused',
    async (field) => {
      for (const value of ['', '  ', '\t\n', '\u00A0', '\u200B\u200E']) {
        const error = await refusal(openBench().intake.submit({ ...formOf(), [field]: value }));
        expect(error.message).toBe(`"${field}" must not be blank.`);
      }
    },
  );

  test.each(['phone', 'notes'])('may leave out %s, or send null', async (field) => {
    for (const value of [undefined, null]) {
      const { intake } = openBench();
      await intake.submit(formOf({ [field]: value }));
      expect(await intake.record(idNumber(1))).not.toHaveProperty(field);
    }
  });

  test.each(['phone', 'notes'])('with a %s that is no text is refused', async (field) => {
    const error = await refusal(openBench().intake.submit(formOf({ [field]: 7 })));
    expect(error.message).toBe(`"${field}" must be text.`);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'a@b',
    'a b@example.org',
    'a@example.org\r\nBcc: e@x.org',
    'a@bücher.example/x',
  ])('with the address %j is refused', async (email) => {
    expect(await refusal(openBench().intake.submit(formOf({ email })))).toMatchObject({
      code: 'input_invalid',
      message: '"email" must be an email address.',
      details: { field: 'email' },
    });
  });

  test('loses white space around its address', async () => {
    const { intake } = openBench();
    await intake.submit(formOf({ email: '  ada+thesis@example.ac.uk ' }));
    expect((await intake.record(idNumber(1))).email).toBe('ada+thesis@example.ac.uk');
  });

  test.each([
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@Пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
    ['ada@xn--e1afmkfd.xn--p1ai', 'ada@xn--e1afmkfd.xn--p1ai'],
  ])('may have an address with a domain of any script: %s', async (email, kept) => {
    const { intake } = openBench();
    await intake.submit(formOf({ email }));
    expect((await intake.record(idNumber(1))).email).toBe(kept);
  });

  test.each([
    ['name', 201],
    ['phone', 101],
    ['serviceType', 101],
    ['notes', 10_001],
  ])('with a %s of %i characters is refused', async (field, length) => {
    const error = await refusal(openBench().intake.submit(formOf({ [field]: 'a'.repeat(length) })));
    expect(error.message).toBe(`"${field}" must not be longer than ${length - 1} characters.`);
  });

  test('names every field that is wrong in its details', async () => {
    const { details } = await refusal(openBench().intake.submit({ email: 'ada' }));
    expect(details.problems).toContainEqual({ path: 'name', message: 'is missing' });
    expect(details.problems).toContainEqual({ path: 'email', message: 'must be an email address' });
  });

  test.each([undefined, null, 'x', 7, []])('that is %j is refused', async (body) => {
    const error = await refusal(openBench().intake.submit(body));
    expect(error.message).toBe('The request must be a JSON object.');
  });

  test('under an id that came with no upload URL is refused, and leaves nothing behind', async () => {
    const { intake, jobs, store } = openBench({ issued: [] });
    expect(await refusal(intake.submit(formOf()))).toMatchObject({
      code: 'input_invalid',
      message: '"submissionId" must be an id that came with an upload URL. Please ask for a new one.',
      details: { path: 'submissionId' },
    });
    expect(jobs.added).toEqual([]);
    expect(await collect(store.keys(''))).toEqual([]);
  });

  test('leaves out fields that nobody knows', async () => {
    const { intake } = openBench();
    await intake.submit(formOf({ status: 'completed', quote: { total: 0 }, restarts: 9, deal: {} }));
    expect(await intake.record(idNumber(1))).toMatchObject({ status: 'processing', restarts: 0 });
    expect(Object.keys(await intake.record(idNumber(1)))).not.toContain('deal');
  });

  test('is not changed by a field named __proto__', async () => {
    const { intake } = openBench();
    const hostile = `{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},`;
    await intake.submit(JSON.parse(hostile + JSON.stringify(formOf()).slice(1)));
    const record = await intake.record(idNumber(1));
    expect(record).not.toHaveProperty('admin');
    expect(Object.keys(record)).not.toContain('__proto__');
    expect({}).not.toHaveProperty('admin');
  });

  test('may have an id that is the name of a property', async () => {
    const { intake } = openBench({ issued: ['__proto__'] });
    await intake.submit(formOf({ submissionId: '__proto__' }));
    expect(await intake.get('__proto__')).toMatchObject({ submissionId: '__proto__', name: 'Ada Lovelace' });
  });

  test.each(['a/b', '../x', 'a.b', 'a b', 'ä', 'a\n'])('with the id %j is refused', async (submissionId) => {
    const error = await refusal(openBench().intake.submit(formOf({ submissionId })));
    expect(error.message).toBe('"submissionId" must be the id that came with the upload URL.');
  });
});
