import type { Page } from 'playwright-core';
import { type DocxOptions, docx } from '../../support/docx/docx.ts';
import { sampleThesis } from '../../support/theses/sample-thesis.ts';

/** A file that a test gives to a page. */
export interface PageFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A document on a student's disk: the sample thesis, unless another is given. */
export async function thesisFile(
  name = 'My thesis.docx',
  document: DocxOptions = sampleThesis().document,
): Promise<PageFile> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return { name, mimeType, buffer: Buffer.from(await docx(document)) };
}

/** A PDF with any name. */
export function pdfFile(name: string): PageFile {
  const buffer = Buffer.from(
    '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  );
  return { name, mimeType: 'application/pdf', buffer };
}

/** Fills in the form, after waiting for the list of services. */
export async function fillForm(page: Page, { name = 'Ada Example' } = {}): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Service').selectOption('editing');
}

export async function handIn(page: Page, file: PageFile, form: { name?: string } = {}): Promise<void> {
  await page.setInputFiles('#document', file);
  await fillForm(page, form);
  await page.getByRole('button', { name: 'Get the quote' }).click();
}

/** Waits for a first-level heading with exactly this text. */
export async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** Drops a file on an element, as a user with a mouse would. */
export async function dropFile(page: Page, selector: string, { name, buffer }: PageFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(`(() => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(buffer.toString('base64'))}), (c) => c.charCodeAt(0));
    const dropped = new DataTransfer();
    dropped.items.add(new File([bytes], ${JSON.stringify(name)}));
    return dropped;
  })()`);
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent(selector, event, { dataTransfer });
}
