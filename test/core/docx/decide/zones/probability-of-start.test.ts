import { expect, test } from 'vitest';
import { probabilityOfStart, type ZoneShares } from '../../../../../src/core/docx/decide/zones/certainty.ts';
import { readBuilt } from '../../../../support/docx/read-document.ts';
import { paragraph } from '../../../../support/docx/text.ts';

test('the probability of a page is that of all starts on it', async () => {
  const { story } = await readBuilt({
    body: ['Abstract', 'Preface', 'Introduction'].map((text) => paragraph(text)),
  });
  const shares: Pick<ZoneShares, 'lines' | 'starts'> = {
    lines: story.paragraphs.map((each) => ({ paragraph: each })),
    starts: [0.1, 0.3, 0.6],
  };
  expect(probabilityOfStart(shares, (index) => index === 0)).toBeCloseTo(0.1);
  expect(probabilityOfStart(shares, (index) => index === 1)).toBeCloseTo(0.3);
  expect(probabilityOfStart(shares, (index) => index > 0)).toBeCloseTo(0.9);
});
