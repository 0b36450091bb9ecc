import { describe, expect, test } from 'vitest';
import { picture } from '../../../../support/docx/drawings.ts';
import { paragraph } from '../../../../support/docx/text.ts';
import { prose } from '../../structure/prose.ts';
import { grid, items, line } from './counted-items.ts';

const pictures = paragraph([picture(), picture()]);

describe('captions side by side in one paragraph', () => {
  test.each([
    ['tabs', 'Fig. 1. A leaf\t\tFig. 2. A root'],
    ['spaces', 'Рис. 2.1              Рис. 2.2'],
    ['a stroke', 'Figure 1 – A leaf | Figure 2 – A root'],
    ['a line break', 'Figure 1: A leaf\nFigure 2: A root'],
    ['their labels alone', 'Screenshot 1: A leaf Screenshot 2: A root'],
  ])('parted by %s are as many figures', async (_case, text) => {
    expect(await items([prose(), pictures, line(text), prose()])).toHaveLength(2);
  });

  test('count as tables too', async () => {
    expect(await items([prose(), line('Table 1: Yields\tTable 2: Prices'), grid, prose()])).toHaveLength(2);
  });
});

describe('a caption is one', () => {
  test.each([
    ['that names another figure', 'Figure 1: A leaf\tFigure 7: see below'],
    ['that names itself again', 'Figure 1: A leaf\nFigure 1: from a book'],
    ['that names a table', 'Figure 1: A leaf\tTable 2: see there'],
    ['whose words go on with a sentence', 'Figure 1: A leaf\nFigure 2 shows its root in the same month'],
    ['that mentions the next one', 'Figure 1: A leaf, as in Figure 2 and later'],
    ['whose label a tab follows', 'Figure 1\tA leaf'],
  ])('%s', async (_case, text) => {
    expect(await items([prose(), paragraph([picture()]), line(text), prose()])).toHaveLength(1);
  });
});
