import { describe, expect, test } from 'vitest';
import { languages } from '../../../../../src/core/docx/language/folded-languages.ts';
import { foldedPhrases } from '../../../../../src/core/docx/language/phrases.ts';
import { readHeading } from '../../../../../src/core/docx/text/titles/heading-text.ts';
import { isWithinOneLetter } from '../../../../../src/core/docx/text/titles/title-kinds.ts';
import { phrasesOf } from '../../../../../src/core/docx/text/vocabulary.ts';

function kindsOf(heading: string): string[] {
  return [...readHeading(heading).kinds].sort();
}

describe('a title made of several', () => {
  test.each([
    ['BIBLIOGRAPHY/REFERENCES', ['references']],
    ['Bibliography / References', ['references']],
    ['References & Bibliography', ['references']],
    ['References and sources', ['references']],
    ['Notes and references', ['otherBack', 'references']],
    ['References (Bibliography)', ['references']],
    ['5. Bibliography – Sources', ['references']],
    ['Contents and figures', ['contents', 'listOfFigures']],
    ['Acknowledgments and dedication', ['acknowledgements', 'otherFront']],
    ['List of tables, figures and abbreviations', ['listOfFigures', 'listOfTables', 'otherFront']],
    ['List of tables and figures / Abbreviations', ['listOfTables', 'otherFront']],
    ['Abstract / Zusammenfassung', ['abstract']],
    ['Summary / Резюме', ['abstract']],
    ['Contents (cont.)', ['contents']],
    ['Literatur- und Quellenverzeichnis', ['references']],
    ['Literaturverzeichnis und Internetquellen', ['references']],
    ['Bibliografía y webgrafía', ['references']],
    ['Remerciements et dédicaces', ['acknowledgements', 'otherFront']],
    ['Благодарности и посвящение', ['acknowledgements', 'otherFront']],
    ['شكر وإهداء', ['acknowledgements', 'otherFront']],
    ['参考文献和索引', ['otherBack', 'references']],
    ['参考文献及附录', ['appendix', 'references']],
    ['참고문헌 및 부록', ['appendix', 'references']],
    ['List of tables (continued)', ['listOfTables']],
    ['參考文獻 References', ['references']],
    ['參考文獻References', ['references']],
    ['Abstract 摘要', ['abstract']],
    ['Περίληψη Abstract', ['abstract']],
    ['المراجع References', ['references']],
    ['Abstract (Hebrew)', ['abstract']],
    ['Results (abstract)', []],
  ])('is read as its parts: %s', (heading, kinds) => {
    expect(kindsOf(heading)).toEqual(kinds);
  });

  test.each([
    ['Introduction and literature'],
    ['Background and summary'],
    ['Sources and methods'],
    ['References to Shakespeare and others'],
    ['Figures of speech and tables of law'],
    ['Conclusion and references to later work'],
  ])('has no kind if a part is unknown or belongs elsewhere: %s', (heading) => {
    expect(kindsOf(heading)).toEqual([]);
  });
});

describe('a title that is in no list but put together like those that are', () => {
  test.each([
    ['List of abbreviations and terms', 'otherFront'],
    ["Author's declaration of originality", 'otherFront'],
    ['Перечень условных обозначений, символов и терминов', 'otherFront'],
    ['Wykaz symboli i skrótów', 'otherFront'],
    ['Danh mục công bố khoa học của tác giả', 'ownPublications'],
    ['已查阅的主要参考文献', 'references'],
    ['本文参考文献', 'references'],
    ['浙江大学学位论文版权使用授权书', 'otherFront'],
    ['清华大学学位论文原创性声明', 'otherFront'],
    ['國立臺灣大學碩士學位論文口試委員會審定書', 'otherFront'],
    ['本科毕业设计（论文）原创性声明', 'otherFront'],
    ['生成式人工智能工具使用声明', 'otherFront'],
    ['攻读硕士学位期间发表的学术论文', 'ownPublications'],
    ['作者在攻读博士学位期间公开发表的论文目录', 'ownPublications'],
    ['在学期间科研成果', 'ownPublications'],
    ['碩士班修業期間發表論文', 'ownPublications'],
    ['致谢、攻读学位期间取得的研究成果', 'ownPublications'],
  ])('has the kind of the titles with its words: %s', (heading, kind) => {
    expect(kindsOf(heading)).toContain(kind);
  });

  test.each([
    ['List of requirements'],
    ['List of the symptoms'],
    ['Declaration of war'],
    ['Literatura de specialitate'],
    ['查阅参考文献'],
    ['主要的研究方法'],
    ['大学生在校期间的学习成果'],
    ['在校期间的心理健康情况'],
    ['学位论文质量评价研究'],
    ['人工智能时代的独立声明'],
    ['保密论文注释：本学位论文解密后适用本授权书。'],
    ['最后是论文的参考文献、附录及谢辞。'],
    ['AI – Artificial intelligence'],
  ])('has no kind with a word of its own, or with too few: %s', (heading) => {
    expect(kindsOf(heading)).toEqual([]);
  });
});

describe('a title set apart by signs or spaces', () => {
  test.each([
    ['<표 목차>', 'listOfTables'],
    ['〈참고문헌〉', 'references'],
    ['【参考文献】', 'references'],
    ['[References]', 'references'],
    ['참 고 문 헌', 'references'],
    ['그 림 목 차', 'listOfFigures'],
    ['R E F E R E N C E S', 'references'],
    ['В В Е Д Е Н И Е', 'introduction'],
  ])('is read: %s', (heading, kind) => {
    expect(kindsOf(heading)).toContain(kind);
  });

  test.each([['[a]'], ['<b> <i>'], ['A B C D E'], ['Map<String, Double>']])(
    'has no kind without a title inside: %s',
    (heading) => {
      expect(kindsOf(heading)).toEqual([]);
    },
  );
});

describe('a title with a word in the wrong number', () => {
  test.each([
    ['Référence utilisées', 'references'],
    ['List of reference', 'references'],
    ['Work cited', 'references'],
  ])('is read as intended: %s', (heading, kind) => {
    expect(kindsOf(heading)).toContain(kind);
  });

  test.each([['Referentie'], ['Reference works']])('has no kind if it is a different word: %s', (heading) => {
    expect(kindsOf(heading)).toEqual([]);
  });
});

describe('a title with a wrong letter', () => {
  test.each([
    ['Refrences', 'references'],
    ['REFERNCES', 'references'],
    ['Referrences', 'references'],
    ['Refernece', 'references'],
    ['Bibliograpy', 'references'],
    ['Bibliograhpy', 'references'],
    ['List of Refrences', 'references'],
    ['Refrences and bibliography', 'references'],
    ['Acknowlegements', 'acknowledgements'],
    ['Acknowledgemnets', 'acknowledgements'],
    ['Aknowledgements', 'acknowledgements'],
    ['Table of Contetns', 'contents'],
    ['Abstarct', 'abstract'],
    ['Apendix', 'appendix'],
    ['2. Introducton', 'introduction'],
    ['5 Conclussion', 'conclusion'],
    ['Literaturverzeichins', 'references'],
    ['Inhaltverzeichnis', 'contents'],
    ['Agradecimentos', 'acknowledgements'],
    ['Благодароности', 'acknowledgements'],
    ['Список литиратуры', 'references'],
    ['Βιβλιγραφία', 'references'],
  ])('is read as intended: %s', (heading, kind) => {
    expect(kindsOf(heading)).toEqual([kind]);
  });

  test.each([
    ['Preferences'],
    ['Deferences'],
    ['Bibliographz'],
    ['Reverences'],
    ['Referents'],
    ['Conclusive'],
    ['Inclusion'],
    ['Contests'],
    ['Contexts'],
    ['Medication'],
    ['Rotation'],
    ['Declamation'],
    ['Synapsis'],
    ['Abstracted'],
    ['Resources'],
    ['Einfühlung'],
    ['Reverencias'],
    ['Sinapsis'],
    ['Przepisy'],
    ['Передумова'],
    ['Ведение'],
    ['Επιλογές'],
  ])('has no kind if it is a different word: %s', (heading) => {
    expect(kindsOf(heading)).toEqual([]);
  });

  const cases = languages.map(({ name, script, falseFriends }) => ({
    name,
    words: foldedPhrases(falseFriends),
    known: new Set([...phrasesOf(script).keys()].flatMap((phrase) => phrase.split(' '))),
  }));

  test.each(cases)('is none of the words that are alike in $name', ({ words }) => {
    expect(words.filter((word) => kindsOf(word).length > 0)).toEqual([]);
  });

  test.each(cases)('would be each of the words that are alike in $name', ({ words, known }) => {
    const titles = [...known].filter((word) => word.length >= 8);
    const needless = words.filter((word) => !titles.some((title) => isWithinOneLetter(word, title)));
    expect(needless).toEqual([]);
  });
});

describe('two words', () => {
  test.each([
    ['references', 'refrences'],
    ['refrences', 'references'],
    ['references', 'referances'],
    ['references', 'refeernces'],
    ['references', 'references'],
    ['aab', 'ab'],
  ])('are within one letter: %s, %s', (a, b) => {
    expect(isWithinOneLetter(a, b)).toBe(true);
  });

  test.each([
    ['references', 'refernces s'],
    ['references', 'refrencse'],
    ['references', 'preferenced'],
    ['ab', 'cd'],
    ['', 'ab'],
  ])('are not: %s, %s', (a, b) => {
    expect(isWithinOneLetter(a, b)).toBe(false);
  });
});
