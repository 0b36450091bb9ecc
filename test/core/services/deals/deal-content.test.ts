import { describe, expect, test } from 'vitest';
import { quote } from '../../../../src/core/pricing/quote.ts';
import type { SubmissionRecord } from '../../../../src/core/records/submissions/submission-record.ts';
import { dealFor } from '../../../../src/core/services/deals/deal-content.ts';
import { someAnalysis } from '../support/plain-analyser.ts';

function submissionOf(given: Partial<SubmissionRecord> = {}): SubmissionRecord {
  return {
    submissionId: '7f3c',
    status: 'processing',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    serviceType: 'editing_and_formatting',
    objectKey: 'uploads/7f3c/thesis.docx',
    createdAt: '2026-11-20T09:00:00.000Z',
    restarts: 0,
    analysis: someAnalysis,
    quote: quote(someAnalysis, 'editing', { rates: { textPerWord: 0.01, perTable: 2, currency: 'EUR' } }),
    ...given,
  };
}

describe('the deal of a submission', () => {
  test('names the person, the service and the price', () => {
    expect(dealFor(submissionOf())).toMatchObject({
      title: 'Ada Lovelace: editing and formatting',
      value: 555,
      currency: 'EUR',
      person: { name: 'Ada Lovelace', email: 'ada@example.org' },
    });
  });

  test('has no title and no note in which a name or a note turns the direction of the rest', () => {
    const turning = 'Ada \u202Eecalevol\u2066';
    const deal = dealFor(submissionOf({ name: turning, notes: turning, doubts: [turning] }));
    expect(deal.title).toBe('Ada ecalevol: editing and formatting');
    expect(deal.person.name).toBe('Ada ecalevol');
    expect(deal.note).not.toMatch(/\p{Bidi_Control}/u);
  });

  test('has a note without the control characters in what a student wrote, and with its lines', () => {
    const { note } = dealFor(submissionOf({ notes: 'one\u001b[31m\u0000\n\ttwo\u009b1m' }));
    expect(note).toContain('one[31m\n\ttwo1m');
  });

  test('has a note that says where the document is to be had, the same each time', () => {
    const submissionUrl = (id: string) => `https://desk.example/desk#submission-${id}`;
    const { note } = dealFor(submissionOf(), { submissionUrl });
    expect(note.split('\n').slice(0, 2)).toEqual([
      'Submission 7f3c',
      'Document and details: https://desk.example/desk#submission-7f3c',
    ]);
    expect(dealFor(submissionOf(), { submissionUrl }).note).toBe(note);
  });

  test('has a note that says in words where the document is if it has no URL', () => {
    const submissionPlace = (id: string) => `ask for ${id}`;
    expect(dealFor(submissionOf(), { submissionPlace }).note.split('\n')[1]).toBe(
      'Document and details: ask for 7f3c',
    );
    const submissionUrl = (id: string) => `https://desk.example/${id}`;
    expect(dealFor(submissionOf(), { submissionPlace, submissionUrl }).note).not.toContain('ask for');
  });

  test('has a telephone number only where one was given', () => {
    expect(dealFor(submissionOf()).person).not.toHaveProperty('phone');
    expect(dealFor(submissionOf({ phone: '123' })).person.phone).toBe('123');
  });

  test('has a note with the numbers, the quote, the doubts and the student’s words', () => {
    const submission = submissionOf({ doubts: ['The page count is an estimate.'], notes: 'Please\nhurry.' });
    expect(dealFor(submission).note).toBe(
      [
        'Submission 7f3c',
        'Words of text: 50,000',
        'Words of references: 5,000',
        'Tables: 15',
        'Figures: 15',
        'Front matter pages: 12',
        '',
        'Editing: 50,000 words of text: 500.00',
        'Editing: 15 tables: 30.00',
        'Subtotal: 530.00',
        'Administrative fee: 25.00',
        'Total: 555.00 EUR',
        '',
        'In doubt:',
        '- The page count is an estimate.',
        '',
        'Notes from the student:',
        'Please',
        'hurry.',
      ].join('\n'),
    );
  });

  test('has a note in which the name of an extra line stays on its line', () => {
    const lineItems = [{ description: 'Rush\nTotal: 0.00 EUR', amount: 5 }];
    const stored = { lineItems, subtotal: 5, adminFee: 0, total: 5, currency: 'EUR' };
    expect(dealFor(submissionOf({ quote: stored })).note).toContain('\nRush Total: 0.00 EUR: 5.00\n');
  });

  test('ends its note with the total where there is nothing to add', () => {
    expect(dealFor(submissionOf({ doubts: [] })).note).toMatch(/Total: 555\.00 EUR$/);
  });

  test('keeps its title on one line', () => {
    const { title, person } = dealFor(submissionOf({ name: 'Ada\r\nLovelace\u0007' }));
    expect(title).toBe('Ada Lovelace: editing and formatting');
    expect(person.name).toBe('Ada Lovelace');
  });

  test('cuts its title between characters', () => {
    const { title } = dealFor(submissionOf({ name: '🎓'.repeat(300) }));
    expect(title).toBe('🎓'.repeat(250));
  });

  test.each(['analysis', 'quote'] as const)('cannot be made without the %s', (step) => {
    const { [step]: _missing, ...unpriced } = submissionOf();
    expect(() => dealFor(unpriced)).toThrow(TypeError);
  });
});
