import { describe, expect, test } from 'vitest';
import { pipedriveCrm } from '../../../src/adapters/crm/pipedrive.ts';
import { describeCrm } from '../../contracts/crm.ts';
import { fakePerson } from '../../support/crm/pipedrive-account.ts';
import {
  countOf,
  crmOf,
  deal,
  key,
  openPipedrive,
  submissionField,
} from '../../support/crm/pipedrive-bench.ts';
import { type FakePipedrive, startPipedrive } from '../../support/crm/pipedrive-server.ts';
import { brokenService } from '../../support/crm/pipedrive-troubles.ts';

async function bench(options: { submissionField?: string }) {
  const pipedrive = await startPipedrive();
  return {
    crm: crmOf(pipedrive, options),
    breakDown: () => pipedrive.trouble('*', brokenService, Number.POSITIVE_INFINITY),
    close: () => pipedrive.close(),
  };
}

describeCrm('Pipedrive with a field for the submission', () => bench({ submissionField }));
describeCrm('Pipedrive with the submission in the title', () => bench({}));

/** The body of the one request of this operation. */
function bodyOf({ exchanges }: FakePipedrive, operation: string): unknown {
  const bodies = exchanges.filter((each) => each.operation === operation).map(({ request }) => request.body);
  expect(bodies).toHaveLength(1);
  return bodies[0];
}

describe('a new deal in Pipedrive', () => {
  test('has its value, its person and the submission in its field', async () => {
    const { crm, pipedrive } = await openPipedrive({ pipelineId: 1, stageId: 12 });
    const reference = await crm.createDeal(deal(), { idempotencyKey: key });
    expect(reference).toEqual({ dealId: '1', url: 'https://acme.pipedrive.com/deal/1' });
    expect(bodyOf(pipedrive, 'POST /api/v2/deals')).toEqual({
      title: 'Ana Díaz: editing',
      value: 1157.35,
      currency: 'USD',
      person_id: 1,
      pipeline_id: 1,
      stage_id: 12,
      custom_fields: { [submissionField]: key },
    });
  });

  test('goes where Pipedrive puts new deals when nothing else is configured', async () => {
    const { crm, pipedrive } = await openPipedrive();
    await crm.createDeal(deal(), { idempotencyKey: key });
    expect(bodyOf(pipedrive, 'POST /api/v2/deals')).not.toHaveProperty('pipeline_id');
    expect(pipedrive.account.deals[0]).toMatchObject({ pipeline_id: 1, stage_id: 11 });
  });

  test('has the submission at the end of its title when there is no field for it', async () => {
    const pipedrive = (await openPipedrive()).pipedrive;
    await crmOf(pipedrive).createDeal(deal({ title: `${'😀'.repeat(200)} editing` }), {
      idempotencyKey: key,
    });
    const title = pipedrive.account.deals[0]?.title ?? '';
    expect(title).toMatch(new RegExp(`^(😀)+ \\[submission ${key}\\]$`, 'u'));
    expect(title.length).toBeLessThanOrEqual(255);
  });

  test('has a title on one line that is not too long', async () => {
    const { crm, pipedrive } = await openPipedrive();
    await crm.createDeal(deal({ title: `Ana\r\n${'x'.repeat(300)}` }), { idempotencyKey: key });
    expect(pipedrive.account.deals[0]?.title).toBe(`Ana ${'x'.repeat(251)}`);
  });

  test('has the quote in a note, as text and not as markup', async () => {
    const { crm, pipedrive } = await openPipedrive();
    const note = `Submission ${key}\nTotal: $1\n<script>alert("&")</script>\u0000`;
    await crm.createDeal(deal({ note }), { idempotencyKey: key });
    expect(bodyOf(pipedrive, 'POST /api/v1/notes')).toEqual({
      content: `Submission ${key}<br>Total: $1<br>&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;`,
      deal_id: 1,
    });
  });

  test('has a note that Pipedrive takes, however much the student wrote', async () => {
    const { crm, pipedrive } = await openPipedrive();
    await crm.createDeal(deal({ note: '"'.repeat(1_000_000) }), { idempotencyKey: key });
    expect(pipedrive.account.notes[0]?.content).toContain(`Submission ${key}`);
  });
});

describe('the person of a new deal', () => {
  test('is created with name, address and telephone', async () => {
    const { crm, pipedrive } = await openPipedrive();
    const person = { name: 'Ana\nDíaz', email: 'ana@example.com', phone: '+49 30 1234' };
    await crm.createDeal(deal({ person }), { idempotencyKey: key });
    expect(bodyOf(pipedrive, 'POST /api/v2/persons')).toEqual({
      name: 'Ana Díaz',
      emails: [{ value: 'ana@example.com', primary: true, label: 'work' }],
      phones: [{ value: '+49 30 1234', primary: true, label: 'work' }],
    });
  });

  test.each(['ana@example.com', 'Ana@Example.COM'])(
    'is the one who is there with the address %s',
    async (email) => {
      const { crm, pipedrive } = await openPipedrive();
      pipedrive.account.persons.push(fakePerson({ id: 7 }, email), fakePerson({ id: 8 }, email));
      await crm.createDeal(deal(), { idempotencyKey: key });
      expect(pipedrive.account.deals[0]?.person_id).toBe(7);
      expect(pipedrive.account.persons).toHaveLength(2);
    },
  );

  test('is found before the search has them in its index', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.account.searchedUpTo = 0;
    await crm.createDeal(deal(), { idempotencyKey: 'first' });
    await crm.createDeal(deal(), { idempotencyKey: 'second' });
    expect(pipedrive.account.persons).toHaveLength(1);
  });

  test('is nobody whose address only begins like theirs', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.account.persons.push(fakePerson({ id: 7 }, 'ana@example.com.evil.example'));
    await crm.createDeal(deal(), { idempotencyKey: key });
    expect(pipedrive.account.persons).toHaveLength(2);
  });
});

describe('a ping of Pipedrive', () => {
  test('asks one thing', async () => {
    const { crm, pipedrive } = await openPipedrive();
    await crm.ping();
    expect(pipedrive.exchanges.map(({ operation }) => operation)).toEqual(['GET /api/v1/users/me']);
  });

  test('also looks whether the configured pipeline is there', async () => {
    const { crm, pipedrive } = await openPipedrive({ pipelineId: 4_711 });
    await expect(crm.ping()).rejects.toMatchObject({
      code: 'crm_refused',
      message: expect.stringContaining('pipeline 4711'),
    });
    expect(countOf(pipedrive, 'GET /api/v2/pipelines/{id}')).toBe(1);
  });
});

describe('a Pipedrive that cannot be one', () => {
  test.each(['', 'acme.pipedrive.com', 'evil.example/', 'a b', '-acme', 'acme@evil'])(
    'has the company %j',
    (company) => {
      expect(() => pipedriveCrm({ company, apiToken: 'x' })).toThrow(TypeError);
    },
  );

  test.each([
    'not a url',
    'ftp://example.com',
    'https://user:secret@example.com',
    'https://example.com/?x=1',
  ])('has the address %j', (baseUrl) => {
    expect(() => pipedriveCrm({ company: 'acme', apiToken: 'x', baseUrl })).toThrow(TypeError);
  });

  test.each(['submission', '__proto__', submissionField.toUpperCase()])('has the field %j', (field) => {
    expect(() => pipedriveCrm({ company: 'acme', apiToken: 'x', submissionField: field })).toThrow(TypeError);
  });
});
