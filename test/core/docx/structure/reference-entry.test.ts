import { describe, expect, test } from 'vitest';
import { looksLikeReference } from '../../../../src/core/docx/structure/reference-entry.ts';

describe('looksLikeReference', () => {
  test.each([
    'Smith, J. K. (2019). A study of salt. Journal of Things, 12(3), 45–67. https://doi.org/10.1000/182',
    'van der Berg, A. and Jones, B. (2001) Salt. Leiden: Brill.',
    '[12] K. Grand, V. Reddy, "Large-scale modeling," in Proc. of Things, vol. 3, pp. 12-19, 2013.',
    '3. Müller H, Schmidt K. Salz und Gesundheit. Dtsch Med. 2015;140(3):201-208. doi:10.1055/s-0034',
    'Polgar, Alfred: Kleine Schriften. Hrsg. von Marcel Reich-Ranicki. Reinbek: Rowohlt 1982, S. 34.',
    'ИВАНОВ И. И. Соль земли. М.: Наука, 2009. 234 с. С. 12–20.',
    'Graf J, Ek H. Salt and health. Dtsch Med. 2015;140(3):201-208.',
    'Петров П. П. Соль земли // Вестник. – 2009. – № 3. – С. 12–20.',
    'Yılmaz, A. (2015). Tuz. Yüksek lisans tezi, Ankara Üniversitesi.',
    '王明. 盐的研究[J]. 科学学报, 2015, 12(3): 45-67.',
    'García Márquez, Gabriel (1967). Cien años de soledad. Buenos Aires: Sudamericana.',
    'Dunn, Ann, and Charles Grey. 2004. “Salt and Towns.” Annals of Salt.',
    '———. 2009. “Salt and Ships.” Annals of Salt.',
    'Dunn, Ann. The Book of Salt. University Press, 1999.',
    '¹² Elder, MB, & Lake, S. (2000). A network of salt.',
    '[1]: Elder, MB, & Lake, S. (2000). A network of salt.',
  ])('%j is an entry', (text) => {
    expect(looksLikeReference(text)).toBe(true);
  });

  test.each([
    'As Smith (2019) has shown, salt was traded early, and prices rose in the following years.',
    'The trial was carried out in 2019 on 45–67 samples from the mine.',
    'Salt was first mined here in 1850 (see p. 12 for the records of the company).',
    'Chapter 3 gives the results of the trials.',
    'London, Paris and Rome were towns of salt in 1850.',
    'However, salt was mined in May. Prices rose in 1850.',
    'Figure D. Yields of the harbours in 1850',
    'Figure D Harbours, 1850, pp. 3',
    'Appendix A. Interviews of the year 1850',
    'Chapter I. The harbours of 1850 and 1851',
    'https://example.org',
    'Short.',
    '',
  ])('%j is running text', (text) => {
    expect(looksLikeReference(text)).toBe(false);
  });
});
