import type { Page } from 'playwright-core';

/** Dismisses all questions that the browser asks from now on, and returns them in a list that grows. */
export function dismissedQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.removeAllListeners('dialog');
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await dialog.dismiss();
  });
  return questions;
}
