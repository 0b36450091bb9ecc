import type { Language } from '../language.ts';

export const spanish: Language = {
  name: 'Spanish',
  script: 'Latin',
  headings: {
    references: `
      referencias | referencias bibliográficas | bibliografía | lista de referencias | obras citadas
      literatura citada | fuentes | fuentes bibliográficas | bibliografía citada
      bibliografía y referencias | referencias y bibliografía | fuentes consultadas
      bibliografía consultada | bibliografía general | referencias citadas | trabajos citados
      referencia bibliográfica | referencia | bibliografías | lista de referencias bibliográficas
      listado de referencias | referencias y fuentes | fuentes y bibliografía | bibliografía y fuentes
      fuentes de información | fuentes de consulta | fuentes primarias | fuentes secundarias
      fuentes documentales | fuentes citadas | fuentes electrónicas | referencias electrónicas
      referencias consultadas | referencias documentales | referencias de internet | bibliografía básica
      bibliografía complementaria | bibliografía recomendada | bibliografía básica y complementaria
      bibliografía y webgrafía | bibliografía selecta | bibliografía utilizada | bibliografía final
      literatura consultada | literatura | obras consultadas | obras de consulta | libros consultados
      webgrafía | linkografía | cibergrafía | hemerografía | bibliohemerografía
      referencias hemerográficas | filmografía | documentos consultados | material bibliográfico
    `,
    ownPublications: `
      publicaciones | lista de publicaciones | publicaciones del autor | publicaciones de la autora
      publicaciones propias | publicaciones derivadas de la tesis
      publicaciones derivadas de esta tesis | publicaciones derivadas | publicaciones científicas
      publicaciones relacionadas con la tesis | producción científica | listado de publicaciones
      publicaciones y congresos | publicaciones y comunicaciones | trabajos publicados
      artículos publicados | publicaciones realizadas
    `,
    abstract: `
      resumen | resumen ejecutivo | sumario | extracto | resumen de la tesis | resumen general
      resumen en español | resumen (español) | resumen del trabajo | resumen del proyecto
      resumen de tesis | resumen y palabras clave | resumen analítico | resumen extendido
      resumen en castellano | resumen en inglés | compendio
    `,
    acknowledgements: `
      agradecimientos | agradecimiento | reconocimientos | agradecimientos y dedicatoria
      agradecimientos especiales | reconocimiento
    `,
    contents: `
      índice | índice general | tabla de contenido | tabla de contenidos | contenido | contenidos
      índice de contenidos | índice de contenido | tabla de materias | índice del contenido
      índice de materias | índice de la tesis | contenido general | tabla del contenido
      tabla general de contenido | sumario de contenidos
    `,
    listOfFigures: `
      índice de figuras | lista de figuras | índice de ilustraciones | lista de ilustraciones
      índice de gráficos | tabla de ilustraciones | índice de imágenes | índice de gráficas
      índice de figuras y tablas | índice de gráficos y figuras | índice de figuras y gráficos
      índice de fotografías | índice de fotos | índice de mapas | índice de esquemas
      índice de diagramas | lista de gráficos | lista de gráficas | lista de imágenes
      lista de fotografías | lista de mapas | listado de figuras | tabla de figuras | tabla de gráficos
      relación de figuras | figuras | índice de láminas
    `,
    listOfTables: `
      índice de tablas | lista de tablas | índice de cuadros | lista de cuadros
      índice de tablas y figuras | listado de tablas | relación de tablas | relación de cuadros
      tabla de tablas | índice de tablas y cuadros | índice de cuadros y tablas
      lista de tablas y figuras | tablas | tablas y figuras | índice de tablas e ilustraciones
      índice de tablas y gráficos
    `,
    appendix: `
      apéndice | apéndices | anexo | anexos | anexos y apéndices | material suplementario
      material complementario | adjuntos
    `,
    introduction: `
      introducción | introducción general | planteamiento del problema | presentación
      introducción y antecedentes | introducción y justificación | introducción al estudio
      planteamiento de la investigación | preámbulo
    `,
    conclusion: `
      conclusiones | conclusión | conclusiones generales | conclusiones y recomendaciones
      consideraciones finales | conclusiones y trabajo futuro | conclusiones finales
      conclusiones y discusión | discusión y conclusiones | discusión y conclusión | conclusión general
      conclusión y recomendaciones | conclusiones y sugerencias | conclusiones y perspectivas
      conclusiones y líneas futuras | conclusiones y trabajos futuros | reflexiones finales
      comentarios finales | a modo de conclusión | conclusiones y futuras líneas de investigación
    `,
    otherFront: `
      portada | contraportada | dedicatoria | dedicatorias | prefacio | prólogo | epígrafe
      lista de abreviaturas | abreviaturas | siglas | lista de siglas | siglas y abreviaturas
      lista de acrónimos | acrónimos | lista de símbolos | glosario | nomenclatura | declaración
      declaración de autoría | declaración jurada | declaración de autenticidad | página de aprobación
      hoja de aprobación | página de aceptación | jurado | tribunal | página del jurado | palabras clave
      índice de anexos | lista de anexos | derechos de autor | carta de autorización | carátula
      cubierta | página de título | página de presentación | hoja de firmas | hoja de título
      página de firmas | aprobación | aprobación del tutor | aprobación del tribunal
      aprobación del director | certificación | certificación del tutor | certificado
      certificado de originalidad | acta de aprobación | acta de sustentación | aceptación | constancia
      constancia de originalidad | autorización | autorización de publicación | carta de aprobación
      carta de aceptación | nota de aceptación | cesión de derechos | declaratoria
      declaratoria de autoría | declaratoria de autenticidad | declaratoria de originalidad
      declaración de originalidad | declaración de responsabilidad | declaración responsable | autoría
      jurado evaluador | jurado calificador | comité tutorial | comité de tesis | miembros del jurado
      abreviaturas y siglas | abreviaturas y acrónimos | acrónimos y abreviaturas | siglas y acrónimos
      lista de abreviaturas y siglas | lista de abreviaturas y acrónimos
      lista de siglas y abreviaturas | lista de siglas y acrónimos | lista de acrónimos y abreviaturas
      listado de abreviaturas | listado de acrónimos | índice de abreviaturas | índice de siglas
      símbolos | lista de símbolos y abreviaturas | simbología | notación | glosario de términos
      índice de apéndices | lista de apéndices | índice de ecuaciones | lista de ecuaciones
      índice de algoritmos | palabras claves | descriptores
    `,
    otherBack: `
      glosario | índice alfabético | índice analítico | curriculum vitae | epílogo | notas
      nota biográfica | glosario de términos | índice onomástico | índice de autores | índice temático
      notas al final | notas finales | curriculum vitae del autor | hoja de vida | biografía
      biografía del autor | ficha biográfica | colofón | vita | reseña biográfica
    `,
  },
  chapters: 'capítulo | parte | sección | cap. | unidad | título',
  captions: {
    table: 'tabla | cuadro | tab.',
    figure: `
      figura | fig. | ilustración | gráfico | gráfica | imagen | esquema | mapa | foto | fotografía
      lámina | fotograma | dibujo | diagrama | infografía | captura de pantalla | captura | plano
      croquis | graf. | ilustr. | imag. | flujograma
    `,
    other: `
      algoritmo | listado | código | código fuente | fragmento de código | pseudocódigo | ecuación | ec.
      fórmula | recuadro | caja | ejemplo | fragmento
    `,
    note: 'fuente | fuentes | nota | elaboración propia',
    tableGenitive: null,
    figureGenitive: null,
    supplement: 'anexo | suplementaria | suplementario | apéndice',
    numberSign: 'nº | n.º | n° | nro. | núm. | número',
    numberFirst: 'never',
  },
  continuation: {
    behind: `
      continuación | cont. | continuada | continuación de la página anterior
      viene de la página anterior
    `,
    lastPart: 'conclusión | fin | final',
    before: `
      continuación | continuación de la | continuación de | continuación del | continúa | cont.
    `,
  },
  numbers: {
    cardinals: 'uno/un | dos | tres | cuatro | cinco | seis | siete | ocho | nueve | diez',
    ordinals: `
      primero/primera/primer | segundo/segunda | tercero/tercera/tercer | cuarto/cuarta | quinto/quinta
      sexto/sexta | séptimo/séptima | octavo/octava | noveno/novena | décimo/décima
    `,
    ordinalEnding: 'o | a | er | ra | ro | do | da',
    ordinalSign: null,
  },
  conjunctions: 'y | e | o | u',
  styles: {
    caption: `
      leyenda | epígrafe | título de tabla | título de figura | título tabla | título figura
    `,
    table: 'tabla | cuadro',
    figure: 'figura | ilustración | imagen',
  },
  entries: {
    unitBefore: 'p. | pp. | pág. | págs. | vol. | núm. | nº | n.º | n° | tomo | t.',
    unitBehind: 'p. | pp. | págs. | ª ed.',
    publication: `
      et al | ed. | eds. | (coord.) | (coords.) | (comp.) | (ed.) | en: | recuperado de | recuperado el
      disponible en | disponible: | consultado el | consultado en | [en línea] | editorial | ediciones
      revista | tesis doctoral | tesis de | trad. | op. cit. | ibíd. | vol.
    `,
  },
  falseFriends: `
    alegato | aprendices | comprendió | contendido | contendidos | convenido | convenidos | declamación
    dedicación | estrato | natación | nomenclador | postdata | referente | referentes | registrar
    revistar | reverencia | reverencias | sinapsis
  `,
};
