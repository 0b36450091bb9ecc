import { describe, expect, test } from 'vitest';
import { displayWidth } from '../../../../src/cli/terminal/text/columns.ts';

describe('displayWidth', () => {
  test.each([
    ['thesis.docx', 11],
    ['', 0],
    ['論文', 4],
    ['ﾛﾝﾌﾞﾝ', 5],
    ['학위논문', 8],
    ['thèse', 5],
    ['the\u0301se', 5],
    ['Ｔｈｅｓｉｓ', 12],
    ['📄', 2],
    ['👩‍🎓', 2],
    ['❤️', 2],
    ['диплом', 6],
    ['a\u200db', 2],
  ])('%s takes as many columns as a terminal gives it', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});
