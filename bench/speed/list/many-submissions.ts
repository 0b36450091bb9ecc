import type { Store } from '../../../src/core/ports.ts';
import { quote } from '../../../src/core/pricing/quote.ts';
import { starterSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import {
  type SubmissionRecord,
  submissionKey,
} from '../../../src/core/records/submissions/submission-record.ts';

/** A stored submission; each number gives a different one. */
export function submissionNumber(number: number): SubmissionRecord {
  const submissionId = `${String(number).padStart(8, '0')}-5a6e-4d5c-9d61-0d8f4f3f2a11`;
  const analysis = {
    textWordCount: 20_000 + number,
    refsWordCount: 900,
    tables: 9,
    figures: 7,
    frontMatter: 8,
  };
  const createdAt = new Date(firstTime + number * 60_000).toISOString();
  const person = `${given[number % given.length]} ${family[Math.floor(number / 7) % family.length]}`;
  return {
    submissionId,
    status: number % 50 === 0 ? 'error' : 'completed',
    name: `${person} ${number}`,
    email: `student${number}@university.example`,
    phone: '+43 1 234 567',
    serviceType: number % 3 === 0 ? 'formatting' : 'editing',
    objectKey: `uploads/${submissionId}/Dissertation ${person}.docx`,
    notes: 'Before May, please. The third chapter is not finished yet.',
    createdAt,
    finishedAt: createdAt,
    document: { key: `documents/${submissionId}/${submissionId}`, bytes: 1_234_567, sha256: 'a'.repeat(64) },
    restarts: 0,
    analysis,
    doubts: number % 4 === 0 ? ['The number of tables is not sure: look at the one on page 12.'] : [],
    quote: quote(analysis, 'editing', starterSchedule),
    deal: { dealId: String(number), url: `https://desk.example/desk#deal-${number}` },
  };
}

export async function storeSubmissions(store: Store, count: number): Promise<void> {
  for (let first = 0; first < count; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => first + index);
    await Promise.all(numbers.map((number) => storeSubmission(store, number)));
  }
}

export async function storeSubmission(store: Store, number: number): Promise<void> {
  const record = submissionNumber(number);
  await store.put(submissionKey(record.submissionId), record);
}

const atOnce = 64;
const firstTime = Date.parse('2020-01-01T00:00:00Z');
const given = ['Ada', 'Bo', 'Chiara', 'Đorđe', 'Émile', 'Fatma', 'Grace'];
const family = ['Lovelace', 'Müller', 'Nowak', 'Okafor', 'Papadopoulos', 'Quispe', 'Żółkiewska'];
