import { describe, expect, test } from 'vitest';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';
import { paragraph, run } from '../../../support/docx/text.ts';
import { rootElement } from '../../../support/docx/xml.ts';

const minor =
  '<a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/><a:font script="Hans" typeface="等线"/><a:font script="Jpan" typeface="游明朝"/><a:font script="Arab" typeface="Arial"/>';
const major = '<a:latin typeface="Cambria"/><a:ea typeface="SimHei"/><a:cs typeface="Times"/>';

function themePart(fonts = `<a:majorFont>${major}</a:majorFont><a:minorFont>${minor}</a:minorFont>`) {
  const content = `<a:themeElements><a:fontScheme name="Office">${fonts}</a:fontScheme></a:themeElements>`;
  return {
    name: '/word/theme/theme1.xml',
    content: rootElement('a:theme', content),
    contentType: 'application/vnd.openxmlformats-officedocument.theme+xml',
    relationship: { id: 'rIdTheme', kind: 'theme' },
  };
}

/** The font of a run with these `w:rFonts`. */
async function fontOf(
  attributes: string,
  { text = 'x', settings = '', theme = themePart() } = {},
): Promise<string | undefined> {
  const body = [paragraph([`<w:r><w:rPr><w:rFonts ${attributes}/></w:rPr><w:t>${text}</w:t></w:r>`])];
  return (await readBuilt({ body, settings, parts: [theme] })).story.paragraphs[0]?.look.font;
}

const languages = (attributes: string) => ({ settings: `<w:themeFontLang ${attributes}/>` });

describe('a font of the theme', () => {
  test.each([
    ['w:asciiTheme="minorHAnsi"', 'Calibri'],
    ['w:asciiTheme="minorAscii"', 'Calibri'],
    ['w:asciiTheme="majorHAnsi" w:ascii="Arial"', 'Cambria'],
    ['w:asciiTheme="majorEastAsia"', 'SimHei'],
    ['w:asciiTheme="majorBidi"', 'Times'],
  ])('is found by its name: %s is %s', async (attributes, font) => {
    expect(await fontOf(attributes)).toBe(font);
  });

  test('falls back to the one named next to it if the theme has none', async () => {
    const theme = themePart('<a:minorFont/>');
    expect(await fontOf('w:asciiTheme="minorHAnsi" w:ascii="Arial"', { theme })).toBe('Arial');
  });

  test.each([
    ['w:eastAsiaTheme="majorEastAsia"', '字', {}, 'SimHei'],
    ['w:eastAsiaTheme="minorEastAsia"', '字', languages('w:eastAsia="zh-CN"'), '等线'],
    ['w:eastAsiaTheme="minorEastAsia"', '字', languages('w:eastAsia="ja-JP"'), '游明朝'],
    ['w:eastAsiaTheme="minorEastAsia"', '字', {}, 'Times New Roman'],
    ['w:cstheme="minorBidi"', 'كتاب', languages('w:bidi="ar-SA"'), 'Arial'],
    ['w:cstheme="majorBidi"', 'ספר', {}, 'Times'],
  ])('of another script is chosen by the language: %s for %s', async (attributes, text, options, font) => {
    expect(await fontOf(attributes, { text, ...options })).toBe(font);
  });

  test('may come from the document’s defaults', async () => {
    const fonts = '<w:rFonts w:asciiTheme="minorHAnsi"/>';
    const styles = rootElement(
      'w:styles',
      `<w:docDefaults><w:rPrDefault><w:rPr>${fonts}</w:rPr></w:rPrDefault></w:docDefaults>${style({ id: 'N', name: 'Normal', isDefault: true })}`,
    );
    const { story } = await readBuilt({ body: [paragraph('x')], styles, parts: [themePart()] });
    expect(story.paragraphs[0]?.format.run.font).toBe('Calibri');
  });

  test.each([
    ['is not XML', 'no XML'],
    ['has a document type', '<!DOCTYPE x []><x/>'],
  ])('is missing if the theme %s', async (_name, content) => {
    expect(await fontOf('w:asciiTheme="minorHAnsi"', { theme: { ...themePart(), content } })).toBe(
      'Times New Roman',
    );
  });
});

describe('a font', () => {
  test.each([
    ['that a run has for Latin text alone is that of the run', 'w:ascii="Arial"', 'Arial'],
    [
      'that a run has for East Asian text alone is not that of Latin',
      'w:eastAsia="SimSun"',
      'Times New Roman',
    ],
    ['that a run has for Arabic alone is not that of Latin', 'w:cs="Arial"', 'Times New Roman'],
  ])('%s', async (_name, attributes, font) => {
    expect(await fontOf(attributes)).toBe(font);
  });

  test('is Times New Roman by default', async () => {
    const { story } = await readBuilt({ body: [paragraph([run('x')])], styles: null });
    expect(story.paragraphs[0]?.look.font).toBe('Times New Roman');
  });
});
