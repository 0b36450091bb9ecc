import { expect, test } from 'vitest';
import { probabilityOfStart, type ZoneShares } from '../../../../../src/core/docx/decide/zones/certainty.ts';
import { readBuilt } from '../../../../support/docx/read-document.ts';
import { paragraph } from '../../../../support/docx/text.ts';

test('the probability of a page is that of all starts on it', async () => {
  const { story } = await readBuilt({
    body: ['Abstract', 'Preface', 'Introduction'].map((text) => paragraph(text)),
  });
  const shares: ZoneShares = {
    lines: story.paragraphs.map((each) => ({ paragraph: each })),
    // Front matter, text, references: the text starts at the second paragraph with 0.3, at the third with 0.6.
    states: [0.9, 0.1, 0, 0.6, 0.4, 0, 0, 1, 0],
  };
  expect(probabilityOfStart(shares, (index) => index === 0)).toBeCloseTo(0.1);
  expect(probabilityOfStart(shares, (index) => index === 1)).toBeCloseTo(0.3);
  expect(probabilityOfStart(shares, (index) => index > 0)).toBeCloseTo(0.9);
});
