import { expect, test } from 'vitest';
import { analyseInSteps } from '../../../src/core/docx/analyse.ts';
import { docx } from '../../support/docx/docx.ts';
import { paragraph } from '../../support/docx/text.ts';

const analysing = async (decide: () => never) =>
  analyseInSteps(await docx({ body: [paragraph('Some text.')] }), {}, decide);

test('a document that has more of something than the engine can hold is refused', async () => {
  const refused = { code: 'document_too_large', details: { limit: 'memory' } };
  await expect(analysing(callsItself)).rejects.toMatchObject(refused);
});

test('another fault stays what it is', async () => {
  const fault = new RangeError('toFixed() digits argument must be between 0 and 100');
  const failing = () => {
    throw fault;
  };
  await expect(analysing(failing)).rejects.toBe(fault);
});

function callsItself(): never {
  callsItself();
  throw new Error('unreachable');
}
