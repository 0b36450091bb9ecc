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
      filmografia | documentos consultados | legislação consultada | referências bibliográficas consultadas
      referências bibliográficas citadas | referências bibliográficas e webgráficas | referências webgráficas
      referências documentais | referências normativas | referências legislativas | referências audiovisuais
      referências complementares | referências utilizadas | referências web | referências digitais
      referências online | referências gerais | bibliografia específica | bibliografia de referência
      bibliografia selecionada | bibliografia de apoio | bibliografia temática | bibliografia e legislação
      bibliografia eletrónica | listagem bibliográfica | lista de obras citadas | lista de fontes
      lista de obras consultadas | fontes de informação | fontes impressas | fontes manuscritas
      fontes de pesquisa | fontes citadas | fontes secundárias | fontes eletrônicas | fontes orais
      fontes da internet | páginas web consultadas | sites consultados | sítios consultados
      jurisprudência consultada | jurisprudência citada | legislação citada | elementos bibliográficos
      índice bibliográfico | discografia | videografia | literatura de referência
    `,
    ownPublications: `
      publicações | lista de publicações | publicações do autor | publicações da autora
      publicações próprias | publicações científicas | publicações decorrentes da tese
      publicações decorrentes da dissertação | publicações derivadas da tese | publicações realizadas
      produção científica | produção bibliográfica | trabalhos publicados | artigos publicados
      produções bibliográficas | publicações relacionadas com a tese | publicações associadas
      publicações associadas à tese | publicações resultantes da tese | publicações resultantes
      publicações e comunicações | publicações e apresentações | lista de artigos
      lista de artigos publicados | artigos submetidos | artigos produzidos | artigos decorrentes da tese
      trabalhos decorrentes da tese | produções científicas | produção acadêmica | produção intelectual
      produção técnica e científica | publicações durante o doutorado | publicações durante o mestrado
      trabalhos apresentados | trabalhos apresentados em congressos | lista de trabalhos publicados
      publicações relacionadas à tese | publicações relacionadas | publicações obtidas
      comunicações científicas | publicações e trabalhos apresentados | artigos originais
      trabalhos publicados pelo autor | publicações derivadas
    `,
    abstract: `
      resumo | sumário executivo | resumo em português | resumo na língua vernácula | resumo executivo
      resumo da tese | resumo da dissertação | resumo do trabalho | resumo alargado | resumo expandido
      resumo estendido | resumo (português) | resumo em inglês | resumo em língua vernácula
      resumo da tese em português | resumo do projeto | resumo do relatório | resumo geral
      resumo do trabalho de conclusão de curso | resumo em espanhol | resumo em francês
      resumo em língua portuguesa | resumo em língua estrangeira | resumo em língua inglesa
      resumo em outro idioma | resumo da pesquisa | resumo do estudo | resumo analítico | sinopse
      resumo para leigos | resumo simples | resumo técnico | resumo informativo
    `,
    acknowledgements: `
      agradecimentos | agradecimento | agradecimentos especiais | dedicatória e agradecimentos
      agradecimentos institucionais | agradecimentos pessoais | palavras de agradecimento
      nota de agradecimento | agradecimentos gerais
    `,
    contents: `
      sumário | índice | índice geral | conteúdo | tabela de conteúdos | índice de conteúdos | conteúdos
      índice do conteúdo | índice da tese | sumário geral | tabela de conteúdo | índice de matérias
      índice analítico de conteúdos | índice detalhado | sumário detalhado | tabela de matérias
      índice de assuntos e conteúdos | índice do trabalho | índice do relatório | sumário da tese
    `,
    listOfFigures: `
      lista de figuras | índice de figuras | lista de ilustrações | índice de ilustrações
      lista de gráficos | lista de imagens | índice de gráficos | lista de quadros e figuras
      lista de fotografias | lista de mapas | lista de esquemas | lista de diagramas
      lista de gráficos e figuras | lista de figuras e gráficos | lista de figuras e quadros
      lista de figuras e tabelas | lista de fotos | índice de imagens | índice de fotografias
      índice de mapas | índice de esquemas | índice das figuras | lista das figuras
      índice de figuras e gráficos | índice de figuras e tabelas | figuras
      lista de ilustrações e figuras | lista de gravuras | índice de gravuras | índice de figuras e imagens
      lista de figuras e imagens | lista de plantas | lista de pranchas | lista de fluxogramas
      lista de organogramas | lista de infográficos | lista de desenhos | relação de figuras
      relação de ilustrações | lista de gráficos e imagens | listagem de figuras | índice de desenhos
    `,
    listOfTables: `
      lista de tabelas | índice de tabelas | lista de quadros | índice de quadros
      lista de tabelas e figuras | lista de quadros e tabelas | lista de tabelas e quadros
      índice de quadros e tabelas | índice de tabelas e quadros | índice de tabelas e figuras
      índice das tabelas | lista das tabelas | tabelas | tabelas e figuras | lista de tabelas e gráficos
      relação de tabelas | listagem de tabelas | listagem de quadros | lista de quadros e gráficos
      lista de tabelas, quadros e gráficos | índice de tabelas e gráficos | índice de tabelas e ilustrações
      lista de tabelas e ilustrações | lista de tabelas e mapas | tabelas e quadros | quadros e tabelas
      índice dos quadros
    `,
    appendix: `
      apêndice | apêndices | anexo | anexos | anexos e apêndices | apêndices e anexos
      material suplementar | material complementar | materiais suplementares
      documentos anexos | caderno de anexos
    `,
    introduction: `
      introdução | introdução geral | considerações iniciais | apresentação | introdução e justificativa
      introdução e contextualização | nota introdutória | preâmbulo | introdução e objetivos
      introdução e motivação | introdução ao tema | introdução ao estudo | introdução ao trabalho
      introdução e enquadramento | introdução e enquadramento teórico | introdução e revisão de literatura
      introdução e revisão bibliográfica | introdução e fundamentação teórica | introdução e problemática
      notas introdutórias | capítulo introdutório | palavras iniciais | apresentação do tema
      apresentação do trabalho | apresentação e justificativa | enquadramento geral | enquadramento do estudo
      contextualização e introdução | primeiras palavras | notas iniciais | reflexões iniciais
    `,
    conclusion: `
      conclusão | conclusões | considerações finais | conclusão geral | conclusões e trabalho futuro
      conclusões e recomendações | conclusões finais | conclusões gerais
      conclusões e trabalhos futuros | conclusão e trabalhos futuros | conclusões e considerações finais
      conclusão e considerações finais | conclusões e perspetivas | conclusões e perspectivas
      conclusões e sugestões | discussão e conclusões | discussão e conclusão | reflexões finais
      notas finais | considerações finais e recomendações | conclusão e recomendações
      conclusões e limitações | conclusões e desenvolvimentos futuros | conclusões e contribuições
      conclusões e propostas | conclusões e discussão | conclusões e implicações
      conclusões e perspetivas futuras | conclusões e perspectivas futuras
      conclusões e pistas para investigação futura | conclusões, limitações e trabalhos futuros
      conclusões e linhas de investigação futura | conclusão e perspectivas
      conclusão e perspectivas futuras | conclusão e trabalho futuro | conclusão e discussão
      conclusão e sugestões | conclusão final | considerações finais e perspectivas
      considerações finais e trabalhos futuros | considerações conclusivas | considerações gerais e finais
      considerações (in)conclusivas | inconclusões | algumas considerações finais | algumas considerações
      à guisa de conclusão | a título de conclusão | em jeito de conclusão | comentários finais
      palavras finais | reflexão final | notas conclusivas | síntese conclusiva | síntese e conclusões
      síntese final | resumo e conclusões | resultados e conclusões | discussão geral e conclusões
      discussão e considerações finais | últimas palavras | perspetivas futuras | discussão final
      conclusões do estudo | considerações finais do estudo
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
      índice de equações | lista de algoritmos | palavras chave | folha de guarda | folha de identificação
      falsa folha de rosto | anverso da folha de rosto | verso da folha de rosto | capa interna | lombada
      página de aprovação | folha de avaliação | folha de aprovação da banca | termo de aprovação da banca
      ata de aprovação | ata de defesa | ata da defesa | ata de defesa de tese | ata de defesa de dissertação
      banca avaliadora | banca de defesa | banca julgadora | composição da banca | composição do júri
      constituição do júri | membros do júri | membros da banca examinadora | orientador | orientadores
      termo de compromisso | termo de cessão de direitos | termo de ciência e autorização
      termo de autorização para publicação | termo de depósito | termo de isenção de responsabilidade
      termo de originalidade | termo de autenticidade | termo de responsabilidade autoral
      declaração de responsabilidade | declaração de integridade académica | declaração de ética
      declaração ética | declaração de compromisso anti-plágio | declaração antiplágio | declaração de plágio
      declaração anti-plágio | declaração de conformidade | declaração de conflito de interesses
      declaração do autor | declaração da autora | declaração do orientador | declaração de isenção
      declaração de direitos de autor | declaração de cedência de direitos
      declaração de uso de inteligência artificial | declaração sobre o uso de inteligência artificial
      direitos de autor e condições de utilização do trabalho por terceiros | cessão de direitos
      cessão de direitos autorais | autorização de reprodução | autorização para reprodução
      autorização para publicação | autorização de divulgação | licença creative commons
      dados de catalogação | dados internacionais de catalogação na publicação | catalogação na publicação
      dados internacionais de catalogação | catalogação na fonte | parecer do orientador | parecer da banca
      página de dedicatória | proémio | nota ao leitor | nota do autor | nota da autora | nota de abertura
      nota preliminar | notas prévias | aviso ao leitor | convenções | normas adotadas
      listagem de abreviaturas | listagem de siglas | lista de abreviaturas e siglas utilizadas
      lista de símbolos e notações | lista de notações | lista de nomenclaturas | lista de unidades
      lista de variáveis | lista de termos | lista de fórmulas | lista de códigos | lista de códigos-fonte
      lista de listagens | lista de excertos | lista de quadros e anexos | relação de siglas
      relação de abreviaturas | tabela de siglas | tabela de abreviaturas | quadro de siglas
      índice de acrónimos | índice de símbolos | índice de códigos | índice de fórmulas | glossário de siglas
      glossário de abreviaturas | abreviaturas utilizadas | abreviações | abreviações e siglas | notações
      unitermos | relação de anexos
      declaração de uso de ia | declaração de utilização de ia generativa
      declaração sobre a utilização de inteligência artificial
      declaração de utilização de ferramentas de inteligência artificial generativa
      declaração de conduta ética | certificado de aprovação | orientadora
    `,
    otherBack: `
      glossário | índice remissivo | posfácio | notas | curriculum vitae | currículo
      glossário de termos | índice onomástico | índice analítico | notas de fim | biografia
      biografia do autor | sobre o autor | índice de assuntos | índice de termos | índice de nomes
      índice toponímico | notas de rodapé | currículo do autor | currículo vitae | biografia da autora
      nota biográfica do autor | sobre a autora | dados biográficos | súmula curricular | resumo curricular
      créditos das imagens | créditos fotográficos | fontes das imagens
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
    scheme: 'esquema',
    other: `
      algoritmo | listagem | código | código-fonte | trecho de código | pseudocódigo | equação | fórmula
      caixa | box | exemplo | excerto | trecho | listagem de código
      exemplo de código | bloco de código | fragmento de código
    `,
    note: 'fonte | fontes | nota | elaboração própria | notas | elaborado por | elaboração do autor',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'anexo | suplementar | apêndice',
    numberSign: 'nº | n.º | n° | núm. | número',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      continuação | cont. | continuado | continuada | continuação da página anterior | continuação da tabela
    `,
    lastPart: 'conclusão | fim | final',
    before: 'continuação | continuação da | continuação do | continuação de | cont. | conclusão da',
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
      legenda de imagem | rótulo | título de imagem | título de ilustração | título de gráfico
      título de quadro | legenda de tabela | título da ilustração
    `,
    table: 'tabela | quadro',
    figure: 'figura | ilustração | imagem',
    references: 'bibliogra | referência',
  },
  entries: {
    unitBefore: 'p. | pp. | pág. | págs. | v. | vol. | n. | nº | n.º | tomo',
    unitBehind: 'p. | pp. | págs. | f. | ª ed. | . ed.',
    publication: `
      et al | ed. | eds. | (org.) | (orgs.) | (coord.) | org. | in: | em: | disponível em
      disponível em: | acesso em | acedido em | acedido a | consultado em | consultado a | [s.l.]
      editora | edições | imprensa universitária | revista | tese de doutoramento | tese (doutorado)
      dissertação (mestrado) | dissertação de mestrado | trad. | anais | vol. | acessado em | acedido:
      disponível: | consultado em: | dissertação (mestrado | tese (doutorado | tese de doutorado
      monografia (graduação
    `,
  },
  falseFriends: `
    adjuntas | contudo | contento | declamação | extração | extrato | premissa | promessa | referente
    referentes | reverência | reverências
  `,
};
