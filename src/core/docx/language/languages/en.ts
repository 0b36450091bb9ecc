import type { Language } from '../language.ts';

export const english: Language = {
  name: 'English',
  script: 'Latin',
  headings: {
    references: `
      references | reference | reference list | list of references | bibliography | works cited
      works consulted | works cited and consulted | literature cited | cited literature
      references cited | references and notes | list of works cited | selected bibliography
      annotated bibliography | primary sources | secondary sources | sources | bibliographic references
      literature | references and bibliography | bibliography and references | references list
      list of reference | list of references cited | list of cited references | list of cited works
      list of sources | list of literature | list of bibliography | bibliographical references
      bibliographic list | bibliographical list | reference cited | cited references | cited works
      works referenced | works consulted and cited | sources cited | sources consulted | sources used
      sources and literature | literature and sources | references and sources | literature references
      literature list | literature used | used literature | list of used literature
      list of used sources | list of literature and sources | webography | webliography | filmography
      discography | select bibliography | selective bibliography | general bibliography
      complete bibliography | bibliography and works cited | further reading | suggested reading
      references and further reading | primary literature | secondary literature | primary references
      internet sources | online sources | web sources | web references | online references
      electronic sources | archival sources | primary and secondary sources | unpublished sources
      published sources | manuscript sources | complete list of references | consolidated references
      general references | additional references | chapter references | reference materials
      end references | list of works consulted | list of literature cited | list of sources used
      list of sources cited | list of cited literature | references used | cited sources | consulted sources
      sources of information | cumulative bibliography | list of references and sources
      list of internet sources
      list of bibliographic references | bibliographic sources | list of used references
      references page | referenced works | works cited list | internet references
      electronic references | literature sources | list of sources and literature
    `,
    ownPublications: `
      list of publications | publications | publication list | publications by the author
      publications of the author | author's publications | author publications
      list of author's publications | list of the author's publications
      list of publications by the author | list of publications of the author | own publications
      list of own publications | author's own publications | my publications | list of my publications
      publications and presentations | publications and conference presentations
      list of publications and presentations | publications arising from this thesis
      publications arising from the thesis | publications from this thesis
      publications based on this thesis | publications related to this thesis
      publications related to the thesis | publications related to the dissertation
      publications included in this thesis | publications included in the thesis
      publications during candidature | publications on the topic of the dissertation
      list of publications on the topic of the dissertation
      list of publications related to the dissertation | list of publications related to the thesis
      list of scientific publications | scientific publications | academic publications
      peer-reviewed publications | journal publications | conference publications
      selected publications | published papers | list of published papers | published works
      published works of the author | list of author's works | list of papers | list of original papers
      list of original publications | original publications | included papers | list of included papers
      appended papers | list of appended papers | publications and manuscripts
      candidate's publications | list of candidate's publications
      list of publications and conference papers | list of publications and patents | research outputs
      research publications | list of research publications | list of published articles | papers published
      list of publications arising from this thesis | list of publications from this thesis
      publications resulting from this thesis | list of publications during candidature
      list of conference papers | conference presentations | papers included in the thesis
      papers included in this thesis | list of original articles
      list of publications included in this thesis | list of appended publications
      publications and conferences | publications by the candidate | publications of the candidate
      publications derived from this thesis | publications associated with this thesis
      publications during doctoral studies | publications and patents
    `,
    abstract: `
      abstract | summary | executive summary | synopsis | lay summary | lay abstract | thesis abstract
      dissertation abstract | abstract of the dissertation | abstract of dissertation
      abstract (english) | english abstract | abstract in english | english summary | summary in english
      thesis summary | summary of the thesis | summary of the dissertation | dissertation summary
      extended abstract | extended summary | popular summary | popular science summary
      management summary | layman's summary | layman summary | plain language summary | public abstract
      general audience abstract | abstract of thesis | abstract of the thesis
      abstract of the master's thesis | master's thesis abstract | bachelor's thesis abstract
      abstract of the bachelor's thesis | abstract of the doctoral dissertation | graphical abstract
      structured abstract | academic abstract | non-technical summary | short summary | short abstract
      summary for lay audience | abstract in arabic | arabic abstract | arabic summary | chinese abstract
      abstract in chinese | danish summary | dutch summary | finnish summary | abstract in french
      french abstract | french summary | german abstract | abstract in german | german summary
      norwegian summary | abstract in portuguese | abstract in russian | spanish abstract
      abstract in spanish | spanish summary | swedish summary | turkish abstract | abstract in turkish
      abstract in korean | abstract in thai | abstract in greek | abstract in italian
      abstract in polish | abstract in finnish | abstract in estonian | abstract in lithuanian
      abstract in swedish | abstract in ukrainian | abstract in hebrew | abstract in persian
      abstract in czech | abstract in hungarian | abstract in japanese | korean abstract
      japanese abstract | thai abstract | hebrew abstract | greek abstract | polish summary
      estonian summary | project abstract | abstract page
    `,
    acknowledgements: `
      acknowledgements | acknowledgments | acknowledgement | acknowledgment | thanks
      personal acknowledgements | personal acknowledgments | words of thanks | author's acknowledgements
      note of thanks | special acknowledgements | expression of gratitude | acknowledgement of funding
      acknowledgment of funding | acknowledgements page
      author's acknowledgments | a word of thanks
    `,
    contents: `
      table of contents | contents | list of contents | content | contents page | content page
      table of content | tables of contents | detailed contents | detailed table of contents
      brief contents | summary of contents | index of contents | toc | table of contents page
      general contents | contents of the thesis | short table of contents
    `,
    listOfFigures: `
      list of figures | figures | list of illustrations | list of images
      list of figures and illustrations | list of plates | list of maps | list of charts
      list of graphs | list of schemes | list of photographs | list of diagrams | list of figure
      list of the figures | list of pictures | list of photos | list of figures and charts
      list of figures and graphs | list of graphs and charts | list of drawings | list of exhibits
      list of screenshots | list of figures and images | list of figures and plates
      list of supplementary figures | list of appendix figures | figure list | table of figures
      table of illustrations | index of figures | list of charts and graphs | list of graphs and figures
      list of figures and maps | list of figures and diagrams | list of figures and schemes
      list of flowcharts | list of figures in appendices
    `,
    listOfTables: `
      list of tables | tables | list of figures and tables | list of tables and figures
      tables and figures | list of table | list of the tables | list of tables and charts
      list of tables and graphs | list of supplementary tables | list of appendix tables | table list
      table of tables | index of tables | list of tables and boxes | list of tables in appendices
      list of tables, charts and graphs | index of tables and figures | index of figures and tables
    `,
    appendix: `
      appendix | appendices | appendixes | annex | annexes | annexe | supplementary material
      supplementary materials | supplemental material | supporting information | addendum | addenda
      annexure | annexures | supplement | supplementary information | supplementary data
      supporting materials | additional material | attachments | supplementary appendix | online appendix
      electronic appendix | technical appendix
      supplementary figures | supplementary tables | supplementary figures and tables
      supplementary files
    `,
    introduction: `
      introduction | intro | general introduction | introduction and background | background
      introduction to the study | prologue | introductory chapter | introductory remarks
      introduction to the thesis | introduction to the research | introduction to research
      introduction of the study | introduction and overview | introduction and motivation
      introduction and literature review | introduction and problem statement | research introduction
      background of the study | background to the study | general background
      background and introduction | background and motivation | introduction and aims
      introduction and objectives | introduction and research questions | introduction to the dissertation
      introduction and thesis outline | general introduction and outline of the thesis
      general introduction and outline of this thesis | general introduction and thesis outline
      thesis introduction | research background | background of the research | the problem and its background
      the problem and its setting | orientation of the study | orientation to the study
    `,
    conclusion: `
      conclusion | conclusions | general conclusion | concluding remarks | summary and conclusions
      conclusions and future work | discussion and conclusion | epilogue | final remarks
      closing remarks | final conclusions | conclusions and recommendations
      conclusion and recommendations | conclusion and future work | conclusions and outlook
      conclusion and outlook | summary and conclusion | summary, conclusions and recommendations
      discussion and conclusions | conclusion and discussion | general conclusions | overall conclusion
      overall conclusions | conclusions and future research | conclusion and future directions
      conclusions and perspectives | conclusions and implications | concluding chapter
      concluding discussion | final considerations | conclusions and suggestions | conclusion and suggestions
      summary, conclusions, and recommendations | summary of findings, conclusions and recommendations
      summary of findings, conclusion and recommendations | summary, conclusions and outlook
      conclusion and limitations | conclusion and future perspectives | conclusion and future scope
      conclusion and further work | conclusions and further work | conclusion and further research
      discussion, conclusions and recommendations | discussion, conclusion and recommendations
      discussion, conclusions, and recommendations | summary and concluding remarks
      general discussion and conclusions | concluding thoughts | recommendations and conclusions
      conclusion of the study | conclusion and summary | conclusion and policy implications
    `,
    otherFront: `
      title page | copyright | copyright page | copyright notice | dedication | epigraph | preface | preamble
      foreword | approval | approval page | approval sheet | signature page | committee page
      dissertation committee | thesis committee | supervisory committee | examining committee
      examination committee | committee approval | certificate | certificate of approval | certification
      declaration | declaration of authorship | declaration of originality | author's declaration
      statement of originality | statement of authorship | originality statement | thesis declaration
      permission to use | library release | list of abbreviations | abbreviations | list of acronyms
      acronyms | list of abbreviations and acronyms | list of symbols
      list of symbols and abbreviations | symbols | nomenclature | notation | glossary
      glossary of terms | list of equations | list of appendices | contribution of authors
      author contributions | statement of contribution | co-authorship statement | vita
      curriculum vitae | biographical sketch | ethics statement | keywords | conventions
      note on transliteration | transliteration | land acknowledgement | land acknowledgment
      statement of access | frontispiece | cover page | front page | half title | inside cover
      thesis title page | motto | dedications | author's statement | statement of authenticity
      certificate of originality | certificate of authorship | declaration by author
      declaration by the author | declaration by candidate | declaration by the candidate
      student declaration | student's declaration | candidate's declaration | candidate declaration
      supervisor's certificate | supervisor's declaration | supervisor's certification
      supervisor's approval | bonafide certificate | declaration of academic honesty
      declaration of academic integrity | academic honesty statement | academic integrity statement
      declaration of own work | declaration and copyright | plagiarism declaration
      declaration on plagiarism | statement of original authorship | affidavit | statutory declaration
      confidentiality clause | confidentiality statement | disclaimer | board of examiners | examiners
      jury | advisory committee | dissertation approval | thesis approval | approval form
      acceptance page | letter of transmittal | list of acronyms and abbreviations
      acronyms and abbreviations | abbreviations and acronyms | abbreviations and symbols
      symbols and abbreviations | list of abbreviations and symbols | abbreviation list
      abbreviations list | abbreviations used | table of abbreviations | list of notations
      list of notation | notations | list of nomenclature | list of terms | list of definitions
      list of boxes | list of listings | list of algorithms | list of code listings | list of annexes
      list of annexures | list of attachments | list of appendixes | list of cases | table of cases
      table of authorities | table of statutes | table of legislation | list of videos | key words
      bibliographic data | bibliographic information | statement of contributions
      contributions of authors | declaration of contributions | author contribution statement
      contribution statement | co-authorship | statement of co-authorship | acknowledgement of country
      note to the reader | a note on transliteration | note on translation | note on translations
      notes on transliteration | note on terminology | translator's note
      list of abbreviations and definitions | abbreviations and definitions | list of terms and abbreviations
      list of abbreviations and terms | terms and abbreviations | list of acronyms and symbols
      list of symbols and notation | list of units | list of formulas | list of formulae | table of symbols
      list of source codes | list of legislation | list of statutes | list of supplementary materials
      declaration of committee | declaration of independent work | declaration of sole authorship
      declaration in lieu of oath | declaration under oath | statement of non-plagiarism
      plagiarism statement | declaration of non-plagiarism | anti-plagiarism declaration
      statement of academic integrity | originality report | plagiarism report
      declaration of generative ai use | statement on the use of ai
      statement on the use of artificial intelligence | copyright statement | copyright permission
      non-exclusive licence to reproduce thesis and make thesis public | non-exclusive licence
      statement of permission to use | committee members | thesis committee members | doctoral committee
      supervisory team | members of the jury | approval of the thesis | thesis approval form
      thesis approval page | thesis approval sheet | letter of approval | certificate of acceptance
      certificate by supervisor | certificate of the supervisor | certification page
      letter of recommendation | thesis assignment | bachelor's thesis assignment
      master's thesis assignment | diploma thesis assignment | assignment sheet | supervisor's report
      supervisor's review | dedication page | author's note | note on the text | note on language
      note on transliteration and translation | transliteration table | contribution to original knowledge
      contributions by others to the thesis | co-author statements | authorship attribution statement
      impact statement | thesis information | report documentation page | list of contributors
      declaration page | declaration form | declaration of ai use
      disclosure of ai use
      declaration on the use of generative ai tools
      declaration of generative ai and ai-assisted technologies in the writing process
      declaration of aids | ethics declaration | authorship declaration
      authorship statement | thesis defense committee | thesis defence committee | examination board
      examining board | copyright declaration | intellectual property statement
      intellectual property and publication statements | statement of contribution by others
      inner title page | inner cover | signature sheet | acceptance form | author's preface
      author's foreword
      list of code snippets | list of theorems | list of musical examples | list of music examples
      list of supplemental files | covid-19 impact statement | note on sources | turnitin report
      similarity report | confidentiality agreement | certificate from the supervisor
    `,
    otherBack: `
      vita | curriculum vitae | cv | biographical sketch | about the author | author biography | index
      subject index | author index | glossary | endnotes | notes | afterword | postscript | colophon
      biography | biography of the author | author's biography | short biography | biographical note
      biographical information | biographical statement | author's vita | about author | name index
      index of names | index of terms | general index | end notes | footnotes | image credits
      figure credits | illustration credits | copyright permissions | errata | corrigenda
      curriculum vitae of the author | biodata of student | biodata of the author | about the researcher
      author's profile | autobiographical statement | vita auctoris | index of subjects | keyword index
      alphabetical index | reprint permissions | picture credits | photo credits
      biographical sketch of the author | vita of the author | author's curriculum vitae
      curriculum vitae of the candidate | biographical data | bio-data | biodata | brief biography
      brief biography of the author | biography of the candidate | author profile
      profile of the author | academic vita | image sources | sources of images
      copyright acknowledgements | plagiarism report | turnitin report | similarity report
      originality report
    `,
  },
  chapters: 'chapter | part | section | manuscript | paper | study | article | essay',
  captions: {
    table: 'table | tab. | tbl.',
    figure: `
      figure | fig. | scheme | plate | illustration | chart | graph | map | photo | photograph | image
      diagram | exhibit | picture | pic. | drawing | sketch | screenshot | screen shot | snapshot
      painting | illus. | ill. | infographic | flowchart | flow chart | graphic
    `,
    either: 'exhibit',
    scheme: 'scheme',
    other: `
      algorithm | listing | code | code listing | source code | code snippet | snippet | code block
      pseudocode | equation | eq. | formula | box | text box | textbox | example | sample | excerpt
      extract | vignette | transcript | video | audio | source code listing | program listing
      code example | code sample | code excerpt | code fragment
    `,
    note: 'source | sources | note | notes',
    tableGenitive: null,
    figureGenitive: null,
    supplement: `
      supplementary | supplemental | supplement | appendix | annex | extended data | additional
      supp. | suppl.
    `,
    numberSign: 'no. | n° | nr. | number | num.',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      continued | continuation | cont. | contd. | cont'd | con't | continued from previous page
      continued from the previous page | continued from last page | continued on next page
      continued on the next page | cont. from previous page | cont'd from previous page
      continued from previous
    `,
    lastPart: 'concluded | conclusion | end',
    before: `
      continued | continuation | continuation of | continued from | cont. | contd. | cont'd
    `,
  },
  numbers: {
    cardinals: `
      one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve
    `,
    ordinals: `
      first | second | third | fourth | fifth | sixth | seventh | eighth | ninth | tenth | eleventh
      twelfth
    `,
    ordinalEnding: 'st | nd | rd | th',
    ordinalSign: null,
  },
  conjunctions: 'and | or | and/or',
  styles: {
    caption: `
      caption | figure title | table title | figure legend | table heading | figure heading | figure name
      table name
    `,
    table: 'table',
    figure: 'figure | image | picture | illustration | drawing | photo',
    references: 'bibliogra | reference | works cited',
  },
  entries: {
    unitBefore: 'p. | pp. | pg. | vol. | vol | vols. | no. | iss. | issue',
    unitBehind: `
      pp. | pp | p. | st ed. | nd ed. | rd ed. | th ed. | st edn | nd edn | rd edn | th edn
    `,
    publication: `
      et al | ed. | eds. | ed.) | in: | vol | retrieved from | retrieved on | available at
      available from | available online | available: | accessed | university press | press. | press,
      journal | proceedings | proc. | trans. | transactions on | phd thesis | ph.d. thesis
      phd dissertation | doctoral dissertation | doctoral thesis | master's thesis | working paper
      preprint | isbn | available via | retrieved at | master thesis | bachelor's thesis
    `,
  },
  falseFriends: `
    contests | contexts | consents | convents | contends | contentions | convections | declamation
    declarative | dedicates | descriptors | examinees | literator | natation | novation | nutation
    prorogue | publicities | referees | referents | registrar | resister | reverence | reverences
    symbolist | synapsis | afterworld
  `,
};
