import type { Language } from '../language.ts';

export const portuguese: Language = {
  name: 'Portuguese',
  script: 'Latin',
  headings: {
    references: `
      referências | referências bibliográficas | bibliografia | lista de referências | obras citadas
      obras consultadas | bibliografia consultada | fontes | fontes e bibliografia
      referências e bibliografia | bibliografia geral | referência | referência bibliográfica
      bibliografia e referências | bibliografia e fontes | bibliografia citada | bibliografia final
      bibliografia e webgrafia | bibliografia complementar | bibliografia básica
      bibliografia utilizada | lista de referências bibliográficas | lista bibliográfica
      fontes consultadas | fontes primárias | fontes e referências | fontes bibliográficas
      fontes documentais | referências consultadas | referências eletrônicas | referências citadas
      referências e fontes | referências bibliográficas e fontes | literatura | literatura citada
      literatura consultada | trabalhos citados | webgrafia | webliografia | sitografia | netgrafia
      filmografia | documentos consultados | legislação consultada
    `,
    ownPublications: `
      publicações | lista de publicações | publicações do autor | publicações da autora
      publicações próprias | publicações científicas | publicações decorrentes da tese
      publicações decorrentes da dissertação | publicações derivadas da tese | publicações realizadas
      produção científica | produção bibliográfica | trabalhos publicados | artigos publicados
      produções bibliográficas | publicações relacionadas com a tese
    `,
    abstract: `
      resumo | sumário executivo | resumo em português | resumo na língua vernácula | resumo executivo
      resumo da tese | resumo da dissertação | resumo do trabalho | resumo alargado | resumo expandido
      resumo estendido | resumo (português) | resumo em inglês | resumo em língua vernácula
    `,
    acknowledgements: `
      agradecimentos | agradecimento | agradecimentos especiais | dedicatória e agradecimentos
    `,
    contents: `
      sumário | índice | índice geral | conteúdo | tabela de conteúdos | índice de conteúdos | conteúdos
      índice do conteúdo | índice da tese | sumário geral | tabela de conteúdo | índice de matérias
    `,
    listOfFigures: `
      lista de figuras | índice de figuras | lista de ilustrações | índice de ilustrações
      lista de gráficos | lista de imagens | índice de gráficos | lista de quadros e figuras
      lista de fotografias | lista de mapas | lista de esquemas | lista de diagramas
      lista de gráficos e figuras | lista de figuras e gráficos | lista de figuras e quadros
      lista de figuras e tabelas | lista de fotos | índice de imagens | índice de fotografias
      índice de mapas | índice de esquemas | índice das figuras | lista das figuras
      índice de figuras e gráficos | índice de figuras e tabelas | figuras
      lista de ilustrações e figuras
    `,
    listOfTables: `
      lista de tabelas | índice de tabelas | lista de quadros | índice de quadros
      lista de tabelas e figuras | lista de quadros e tabelas | lista de tabelas e quadros
      índice de quadros e tabelas | índice de tabelas e quadros | índice de tabelas e figuras
      índice das tabelas | lista das tabelas | tabelas | tabelas e figuras | lista de tabelas e gráficos
    `,
    appendix: `
      apêndice | apêndices | anexo | anexos | anexos e apêndices | apêndices e anexos
      material suplementar | material complementar
    `,
    introduction: `
      introdução | introdução geral | considerações iniciais | apresentação | introdução e justificativa
      introdução e contextualização | nota introdutória | preâmbulo
    `,
    conclusion: `
      conclusão | conclusões | considerações finais | conclusão geral | conclusões e trabalho futuro
      conclusões e recomendações | conclusões finais | conclusões gerais
      conclusões e trabalhos futuros | conclusão e trabalhos futuros | conclusões e considerações finais
      conclusão e considerações finais | conclusões e perspetivas | conclusões e perspectivas
      conclusões e sugestões | discussão e conclusões | discussão e conclusão | reflexões finais
      notas finais | considerações finais e recomendações | conclusão e recomendações
    `,
    otherFront: `
      folha de rosto | capa | contracapa | dedicatória | epígrafe | prefácio | folha de aprovação
      ficha catalográfica | banca examinadora | termo de aprovação | lista de abreviaturas
      lista de abreviaturas e siglas | lista de siglas | siglas | lista de acrónimos | lista de símbolos
      glossário | errata | declaração | declaração de integridade | palavras-chave | nomenclatura
      lista de anexos | lista de apêndices | página de título | página de rosto | capa de rosto
      contra-capa | folha de assinaturas | aprovação | folha de julgamento | comissão julgadora
      comissão examinadora | comissão de avaliação | júri | membros da banca | termo de autorização
      autorização | declaração de autoria | declaração de originalidade | declaração de honra
      declaração de não plágio | declaração de autenticidade | termo de responsabilidade
      direitos de autor | nota prévia | advertência | epígrafes | abreviaturas | abreviaturas e siglas
      siglas e abreviaturas | siglas e acrónimos | acrónimos | abreviaturas e acrónimos
      lista de abreviações | lista de siglas e abreviaturas | lista de siglas e acrónimos
      lista de abreviaturas e acrónimos | lista de abreviaturas, siglas e acrónimos
      lista de abreviaturas e símbolos | lista de siglas, abreviaturas e símbolos
      índice de abreviaturas | índice de siglas | índice de anexos | índice de apêndices | símbolos
      lista de símbolos e abreviaturas | simbologia | notação | glossário de termos | lista de equações
      índice de equações | lista de algoritmos | palavras chave
    `,
    otherBack: `
      glossário | índice remissivo | posfácio | notas | curriculum vitae | currículo
      glossário de termos | índice onomástico | índice analítico | notas de fim | biografia
      biografia do autor | sobre o autor
    `,
  },
  chapters: 'capítulo | parte | seção | secção | cap. | título',
  captions: {
    table: 'tabela | quadro | tab.',
    figure: `
      figura | fig. | ilustração | gráfico | imagem | esquema | mapa | fotografia | foto | desenho
      diagrama | infográfico | fotograma | captura de ecrã | captura de tela | croqui | planta
      fluxograma | organograma | gráf. | prancha
    `,
    other: `
      algoritmo | listagem | código | código-fonte | trecho de código | pseudocódigo | equação | fórmula
      caixa | box | exemplo | excerto | trecho
    `,
    note: 'fonte | fontes | nota | elaboração própria',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'anexo | suplementar | apêndice',
    numberSign: 'nº | n.º | n° | núm. | número',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      continuação | cont. | continuado | continuada | continuação da página anterior
    `,
    lastPart: 'conclusão | fim | final',
    before: 'continuação | continuação da | continuação do | continuação de | cont.',
  },
  numbers: {
    cardinals: `
      um/uma | dois/duas | três | quatro | cinco | seis | sete | oito | nove | dez
    `,
    ordinals: `
      primeiro/primeira | segundo/segunda | terceiro/terceira | quarto/quarta | quinto/quinta
      sexto/sexta | sétimo/sétima | oitavo/oitava | nono/nona | décimo/décima
    `,
    ordinalEnding: 'o | a',
    ordinalSign: null,
  },
  conjunctions: 'e | ou',
  styles: {
    caption: `
      legenda | título de tabela | título de figura | título da tabela | título da figura
      legenda de imagem
    `,
    table: 'tabela | quadro',
    figure: 'figura | ilustração | imagem',
  },
  entries: {
    unitBefore: 'p. | pp. | pág. | págs. | v. | vol. | n. | nº | n.º | tomo',
    unitBehind: 'p. | pp. | págs. | f. | ª ed. | . ed.',
    publication: `
      et al | ed. | eds. | (org.) | (orgs.) | (coord.) | org. | in: | em: | disponível em
      disponível em: | acesso em | acedido em | acedido a | consultado em | consultado a | [s.l.]
      editora | edições | imprensa universitária | revista | tese de doutoramento | tese (doutorado)
      dissertação (mestrado) | dissertação de mestrado | trad. | anais | vol.
    `,
  },
  falseFriends: `
    adjuntas | contudo | contento | declamação | extração | extrato | premissa | promessa | referente
    referentes | reverência | reverências
  `,
};
