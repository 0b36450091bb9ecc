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
      referencias bibliográficas y documentales | referencias bibliográficas consultadas
      referencias bibliográficas citadas | listado de referencias bibliográficas | listado bibliográfico
      bibliografía específica | bibliografía temática | bibliografía de referencia | bibliografía de consulta
      bibliografía seleccionada | bibliografía comentada | bibliografía referenciada | bibliografía empleada
      lista de obras citadas | lista de fuentes | fuentes bibliográficas consultadas | fuentes de internet
      fuentes de información consultadas | fuentes impresas | fuentes hemerográficas | fuentes orales
      fuentes legales | fuentes digitales | referencias web | referencias electrónicas consultadas
      referencias en línea | referencias digitales | referencias normativas | webs consultadas
      páginas web consultadas | sitios web consultados | recursos electrónicos | legislación consultada
      jurisprudencia consultada | jurisprudencia citada | índice bibliográfico | relación bibliográfica
      infografía consultada | recursos bibliográficos | literatura referenciada | artículos consultados
      videografía | discografía
      mesografía | legisgrafía | referencias bibliográficas y electrónicas
      normativa consultada
    `,
    ownPublications: `
      publicaciones | lista de publicaciones | publicaciones del autor | publicaciones de la autora
      publicaciones propias | publicaciones derivadas de la tesis
      publicaciones derivadas de esta tesis | publicaciones derivadas | publicaciones científicas
      publicaciones relacionadas con la tesis | producción científica | listado de publicaciones
      publicaciones y congresos | publicaciones y comunicaciones | trabajos publicados
      artículos publicados | publicaciones realizadas | publicaciones y ponencias
      publicaciones y presentaciones en congresos | publicaciones asociadas a la tesis
      publicaciones resultantes de la tesis | publicaciones resultado de la tesis | publicaciones generadas
      publicaciones obtenidas | artículos derivados de la tesis | artículos derivados
      productos derivados de la tesis | publicaciones relacionadas | publicaciones fruto de la tesis
      relación de publicaciones | listado de artículos | trabajos derivados de la tesis
      publicaciones del doctorando | lista de artículos
      publicaciones y presentaciones
    `,
    abstract: `
      resumen | resumen ejecutivo | sumario | extracto | resumen de la tesis | resumen general
      resumen en español | resumen (español) | resumen del trabajo | resumen del proyecto
      resumen de tesis | resumen y palabras clave | resumen analítico | resumen extendido
      resumen en castellano | resumen en inglés | compendio | resumen en valenciano | resumen en catalán
      resumen en gallego | resumen en portugués | resumen en francés | resumen del trabajo de grado
      resumen del trabajo de titulación | resumen de la investigación | resumen del trabajo de fin de grado
      resumen del tfg | resumen documental | resumen del estudio | resumen de tesis doctoral
      resumen de la tesis doctoral | resumen de la tesina | resumen de la memoria
      resumen analítico en educación | resumen analítico especializado | ficha resumen | resumen informativo
      resumen breve
    `,
    acknowledgements: `
      agradecimientos | agradecimiento | reconocimientos | agradecimientos y dedicatoria
      agradecimientos especiales | reconocimiento | agradecimientos institucionales
      agradecimientos personales | palabras de agradecimiento | nota de agradecimiento
      hoja de agradecimiento | página de agradecimientos | hoja de agradecimientos
    `,
    contents: `
      índice | índice general | tabla de contenido | tabla de contenidos | contenido | contenidos
      índice de contenidos | índice de contenido | tabla de materias | índice del contenido
      índice de materias | índice de la tesis | contenido general | tabla del contenido
      tabla general de contenido | sumario de contenidos | tabla de contenidos general
      índice temático general | índice paginado | índice de contenidos generales | contenido de la tesis
      índice analítico de contenidos | tabla de contenido general | índice detallado | índice abreviado
    `,
    listOfFigures: `
      índice de figuras | lista de figuras | índice de ilustraciones | lista de ilustraciones
      índice de gráficos | tabla de ilustraciones | índice de imágenes | índice de gráficas
      índice de figuras y tablas | índice de gráficos y figuras | índice de figuras y gráficos
      índice de fotografías | índice de fotos | índice de mapas | índice de esquemas
      índice de diagramas | lista de gráficos | lista de gráficas | lista de imágenes
      lista de fotografías | lista de mapas | listado de figuras | tabla de figuras | tabla de gráficos
      relación de figuras | figuras | índice de láminas | listado de ilustraciones | listado de imágenes
      listado de gráficos | listado de gráficas | listado de fotografías | relación de ilustraciones
      relación de gráficos | relación de imágenes | índice de figuras e ilustraciones
      índice de figuras e imágenes | índice de gráficos e ilustraciones | lista de ilustraciones y gráficos
      lista de láminas | índice de planos | lista de planos | índice de infografías
      lista de figuras y gráficos | tabla de imágenes | tabla de gráficas | tabla de fotografías
      índice de capturas | índice de organigramas
      índice figuras | índice de flujogramas
    `,
    listOfTables: `
      índice de tablas | lista de tablas | índice de cuadros | lista de cuadros
      índice de tablas y figuras | listado de tablas | relación de tablas | relación de cuadros
      tabla de tablas | índice de tablas y cuadros | índice de cuadros y tablas
      lista de tablas y figuras | tablas | tablas y figuras | índice de tablas e ilustraciones
      índice de tablas y gráficos | lista de tablas y cuadros | lista de tablas y gráficos
      lista de cuadros y gráficos | índice de cuadros y gráficos | índice de tablas, gráficos y figuras
      índice de tablas, figuras y gráficos | listado de cuadros | tabla de cuadros
      índice de cuadros estadísticos | índice de tablas y de figuras | lista de tablas, gráficos y figuras
      índice de tablas y gráficas
      índice tablas
    `,
    appendix: `
      apéndice | apéndices | anexo | anexos | anexos y apéndices | material suplementario
      material complementario | adjuntos | documentos anexos | material anexo | documentación anexa
      materiales suplementarios
    `,
    introduction: `
      introducción | introducción general | planteamiento del problema | presentación
      introducción y antecedentes | introducción y justificación | introducción al estudio
      planteamiento de la investigación | preámbulo | introducción y objetivos | introducción y contexto
      introducción y contextualización | introducción y marco teórico | introducción al tema
      introducción al problema | introducción a la investigación | introducción del trabajo
      introducción y motivación | introducción y estado del arte | motivación e introducción
      palabras preliminares | capítulo introductorio | el problema de investigación
      presentación del problema
    `,
    conclusion: `
      conclusiones | conclusión | conclusiones generales | conclusiones y recomendaciones
      consideraciones finales | conclusiones y trabajo futuro | conclusiones finales
      conclusiones y discusión | discusión y conclusiones | discusión y conclusión | conclusión general
      conclusión y recomendaciones | conclusiones y sugerencias | conclusiones y perspectivas
      conclusiones y líneas futuras | conclusiones y trabajos futuros | reflexiones finales
      comentarios finales | a modo de conclusión | conclusiones y futuras líneas de investigación
      conclusiones y propuestas | conclusiones y limitaciones | conclusiones y aportaciones
      conclusiones y trabajos a futuro | conclusiones y trabajo a futuro
      conclusiones y líneas futuras de investigación | conclusiones, recomendaciones y trabajo futuro
      conclusiones y recomendaciones finales | conclusiones y líneas de trabajo futuro
      conclusiones y valoración personal | conclusiones y prospectiva
      conclusiones, limitaciones y prospectiva | conclusiones parciales | reflexión final
      reflexiones y conclusiones | discusión, conclusiones y recomendaciones
      discusión y conclusiones finales | conclusión y perspectivas | conclusión y discusión
      conclusión y reflexiones | conclusión final | consideraciones y conclusiones | a manera de conclusión
      a modo de cierre | a modo de conclusiones | palabras finales | comentario final
      resumen y conclusiones | síntesis y conclusiones | recomendaciones y conclusiones
      conclusiones e implicaciones | conclusiones e implicancias | conclusiones de la investigación
      conclusiones del trabajo | conclusiones del estudio | valoración final
      conclusiones y trabajos posteriores
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
      índice de algoritmos | palabras claves | descriptores | hoja de respeto | portadilla | portada interior
      guardas | página de guarda | contracarátula | página de portada | hoja de guarda | página de respeto
      hoja de presentación | página de derechos de autor | aviso de derechos de autor | página de dedicatoria
      hoja de dedicatoria | hoja de jurados | hoja del jurado | hoja del jurado evaluador | página de jurados
      jurados | jurado de tesis | jurado dictaminador | jurado examinador | miembros del tribunal
      tribunal de grado | tribunal de sustentación | tribunal examinador | tribunal evaluador
      tribunal calificador | comité asesor | comité evaluador | comité académico | comité revisor
      comisión evaluadora | comisión examinadora | miembros del comité | sinodales | asesor de tesis
      director de tesis | dirección de tesis | acta de aprobación de tesis
      acta de aprobación de originalidad de tesis | acta de defensa | acta de examen | acta de grado
      acta de evaluación | acta de calificación | dictamen de aprobación | informe de originalidad
      informe de similitud | reporte de similitud | reporte de originalidad | reporte turnitin
      informe del tutor | informe del director | informe antiplagio | informe de antiplagio
      certificado de similitud | certificado antiplagio | certificado de antiplagio | certificado del tutor
      certificado de aprobación | certificado de autoría | certificado de responsabilidad
      certificación del director | certificación de autoría | certificación de originalidad
      constancia de similitud | constancia del asesor | aval del tutor | aval del director | carta aval
      carta de originalidad | carta de cesión de derechos | carta de presentación | carta de responsabilidad
      carta del asesor | carta de liberación | carta de aceptación del tutor | oficio de aprobación
      oficio de impresión | autorización de impresión | autorización de reproducción | autorización del autor
      autorización de depósito | autorización de uso | autorización para publicación
      autorización de publicación en el repositorio institucional | autorización de derechos de autor
      cesión de derechos de autor | declaración de cesión de derechos | declaración de autoría y originalidad
      declaración de no plagio | declaración de ausencia de plagio | declaración de integridad
      declaración de integridad académica | declaración ética | declaración expresa
      declaración personal de no plagio | declaración jurada de autoría | declaración jurada de originalidad
      declaración jurada de autenticidad | declaración de autenticidad y responsabilidad
      declaración de conflicto de intereses | declaratoria de no plagio
      declaratoria de originalidad del autor | declaratoria de autenticidad del asesor
      declaratoria de originalidad del autor/es | declaración sobre el uso de inteligencia artificial
      declaración de uso de inteligencia artificial | compromiso de autoría | aceptación del tutor
      aprobación del asesor | aprobación del jurado | aprobación de la tesis
      página de aceptación del jurado | responsabilidad de autoría | reconocimiento de autoría
      autoría del trabajo | autoría de la tesis | licencia creative commons | ficha de registro
      repositorio nacional en ciencia y tecnología | cláusula de exención de responsabilidad
      nota aclaratoria | nota del autor | nota de la autora | nota preliminar | nota al lector
      listado de siglas | listado de siglas y abreviaturas | listado de símbolos | listado de anexos
      lista de nomenclatura | lista de términos | lista de notaciones | lista de variables
      lista de unidades | lista de códigos | lista de fórmulas | índice de códigos | índice de fórmulas
      índice de acrónimos | índice de símbolos | índice de listados | relación de anexos
      relación de abreviaturas | relación de siglas | tabla de abreviaturas | tabla de siglas
      tabla de símbolos | tabla de anexos | tabla de acrónimos | abreviaturas utilizadas | notaciones
      glosario de siglas | glosario de abreviaturas | glosario de acrónimos | glosario de símbolos
      hoja de vida del autor
      declaración de uso de ia generativa | declaración sobre el uso de ia
      declaración de uso de herramientas de inteligencia artificial generativa | lista de abreviaciones
      aprobación por el tutor | derechos reservados | certificado urkund | certificado compilatio
      declaración de veracidad de datos | índice de bloques de código | índice de fragmentos de código
      páginas preliminares
      aceptación de los derechos de autor | certificado de revisión
    `,
    otherBack: `
      glosario | índice alfabético | índice analítico | curriculum vitae | epílogo | notas
      nota biográfica | glosario de términos | índice onomástico | índice de autores | índice temático
      notas al final | notas finales | curriculum vitae del autor | hoja de vida | biografía
      biografía del autor | ficha biográfica | colofón | vita | reseña biográfica | índice de nombres
      índice de materias y nombres | índice de términos | índice de lugares | índice toponímico
      notas a pie de página | síntesis curricular | resumen curricular | resumen autobiográfico
      datos biográficos | reseña autobiográfica | semblanza | semblanza del autor | biografía de la autora
      sobre el autor | sobre la autora | acerca del autor | currículum del autor | fe de erratas
      créditos fotográficos | créditos de las imágenes | procedencia de las ilustraciones
      fuentes de las ilustraciones
      reseña del autor | datos del autor | resumen biográfico | fuentes de las imágenes
      certificado de similitud | informe de similitud | reporte de similitud
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
    scheme: 'esquema',
    other: `
      algoritmo | listado | código | código fuente | fragmento de código | pseudocódigo | ecuación | ec.
      fórmula | recuadro | caja | ejemplo | fragmento | fragmento de entrevista
      ejemplo de código | extracto de código | bloque de código | segmento de código
    `,
    note: 'fuente | fuentes | nota | elaboración propia | notas | elaborado por | elaboración del autor',
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
      leyenda | epígrafe | título de tabla | título de figura | título tabla | título figura | descripción
      pie de foto | pie de figura | pie de imagen | título de imagen | título de ilustración | rótulo
      rótulo de tabla | título de gráfico
    `,
    table: 'tabla | cuadro',
    figure: 'figura | ilustración | imagen',
    references: 'bibliogra | referencia',
  },
  entries: {
    unitBefore: 'p. | pp. | pág. | págs. | vol. | núm. | nº | n.º | n° | tomo | t.',
    unitBehind: 'p. | pp. | págs. | ª ed.',
    publication: `
      et al | ed. | eds. | (coord.) | (coords.) | (comp.) | (ed.) | en: | recuperado de | recuperado el
      disponible en | disponible: | consultado el | consultado en | [en línea] | editorial | ediciones
      revista | tesis doctoral | tesis de | trad. | op. cit. | ibíd. | vol. | accedido el | accedido en
      recuperado en | fecha de consulta | última consulta | fecha de acceso | último acceso
      tesis de maestría | tesis de licenciatura | comp.) | (eds.)
    `,
  },
  falseFriends: `
    alegato | aprendices | comprendió | contendido | contendidos | convenido | convenidos | declamación
    dedicación | estrato | natación | nomenclador | postdata | referente | referentes | registrar
    revistar | reverencia | reverencias | sinapsis
  `,
};
