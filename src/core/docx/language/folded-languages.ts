import { foldLanguage } from './fold-language.ts';
import type { Language } from './language.ts';
import { writtenLanguages } from './written-languages.ts';

/**
 * All supported languages, with their lists folded. That takes longer than reading many a document, so the build
 * replaces this file by its result: a module with the folded lists alone, which the library and the command share.
 */
export const languages: readonly Language[] = writtenLanguages.map(foldLanguage);
