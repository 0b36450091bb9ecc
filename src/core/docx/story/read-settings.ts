import { DeskError } from '../../errors.ts';
import type { Part } from '../package/parts/part.ts';
import { type Attributes, readXml, type XmlHandler } from './read-xml.ts';
import type { Settings } from './story.ts';
import { isOn, points, wholeNumber } from './styles/property-values.ts';
import type { ThemeLanguages } from './styles/theme-fonts.ts';

/** What `settings.xml` says: settings that belong to the story, and those needed to read other parts. */
export interface DocumentSettings {
  story: Settings;
  themeLanguages: ThemeLanguages;
}

/** Word's own settings, used if the document says nothing (17.15.1). */
export function plainSettings(): Settings {
  return {
    defaultTabStop: 36,
    compatibilityMode: 12,
    spacesAddUp: false,
    marksFollowBreaks: false,
    hasFacingPages: false,
  };
}

/**
 * Reads `settings.xml`. A part that cannot be read is ignored, because none of the five numbers depends on it alone.
 */
export async function readSettings(part: Part | null): Promise<DocumentSettings> {
  const reader = new SettingsReader();
  try {
    if (part) await readXml(part, reader);
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
  }
  return { story: reader.settings, themeLanguages: reader.themeLanguages };
}

class SettingsReader implements XmlHandler {
  readonly settings = plainSettings();
  themeLanguages: ThemeLanguages = {};

  open(name: string, attributes: Attributes): void {
    const { settings } = this;
    switch (name) {
      case 'w:defaultTabStop': {
        const width = points(attributes['w:val']) ?? 0;
        if (width > 0) settings.defaultTabStop = width;
        break;
      }
      case 'w:dontUseHTMLParagraphAutoSpacing':
        settings.spacesAddUp = isOn(attributes);
        break;
      case 'w:mirrorMargins':
      case 'w:evenAndOddHeaders':
        settings.hasFacingPages ||= isOn(attributes);
        break;
      case 'w:splitPgBreakAndParaMark':
        settings.marksFollowBreaks = isOn(attributes);
        break;
      case 'w:compatSetting':
        if (attributes['w:name'] === 'compatibilityMode') {
          settings.compatibilityMode = wholeNumber(attributes['w:val']) ?? settings.compatibilityMode;
        }
        break;
      case 'w:themeFontLang':
        this.themeLanguages = { eastAsia: attributes['w:eastAsia'], bidi: attributes['w:bidi'] };
        break;
    }
  }

  close(): void {}

  text(): void {}
}
