import { describe, expect, test } from 'vitest';
import { readHeading } from '../../../../src/core/docx/text/titles/heading-text.ts';

describe('a title of the front or back matter', () => {
  test.each([
    ['7. References', 'references'],
    ['7 References', 'references'],
    ['7.1 References', 'references'],
    ['12) Références', 'references'],
    ['VI. Literaturverzeichnis', 'references'],
    ['7. Citerede værker', 'references'],
    ['8. REFERENCES BIBLIOGRAPHIES', 'references'],
    ['IV Abstract', 'abstract'],
    ['Ⅱ. Заключение', 'conclusion'],
    ['C. Glossary', 'otherBack'],
    ['5 参考文献', 'references'],
    ['6参考文献', 'references'],
  ])('is recognised after a number: %s', (heading, kind) => {
    expect([...readHeading(heading).kinds]).toContain(kind);
  });
});

describe('reading a heading', () => {
  test.each([
    ['spaces', ' '.repeat(400)],
    ['dots', '.'.repeat(400)],
    ['numbers', '1.'.repeat(200)],
    ['Roman numerals', 'i'.repeat(400)],
    ['chapters', 'chapter '.repeat(50)],
    ['appendices', 'appendix a'.repeat(40)],
    ['ideographs apart', '字 '.repeat(200)],
    ['parts of a title', 'references / '.repeat(400)],
    ['conjunctions', 'and '.repeat(400)],
    ['brackets', '('.repeat(400)],
  ])('does not take long for many %s', (_name, text) => {
    const started = performance.now();
    readHeading(text);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
