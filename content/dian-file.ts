/** The way to give the check the DIAN's Excel of third parties, as the page shows it. */
export const dianFileWay = {
  open: '¿Tienes el Excel de la DIAN? Ábrelo aquí: se queda en tu celular',
  steps: 'Cómo descargarlo',
  /** Said where the steps to download it end. */
  back: 'Ábrelo en «¿Te toca?» y te digo qué topes pasas',
} as const;

/** Words of what the file says, which come with its code. */
export const dianFileWords = {
  read: 'Listo: leí el archivo del {taxYear}, y cada condición muestra su suma. Las sumas no se guardan; tus respuestas sí.',
  /** A condition's sum; its distance from the limit follows. */
  reported: '{sum}, según lo que le reportaron a la DIAN.',
  ownTransfers: 'Ahí también cuentan los traslados entre tus cuentas.',
  equity:
    '{sum} dice el archivo, pero es lo que declaraste el año pasado. ¿Cuánto tenías el 31 de diciembre de {taxYear}? Responde tú.',
  unread: 'No encontré esta suma en el archivo, o no la pude leer: respóndela tú.',
  /** Said of a sum that says something else than the visitor's answer. */
  differs: 'Tú respondiste otra cosa: ¿la cambias?',
  /** About the conditions below their limit. */
  ask: 'Según el archivo no llegas al tope en {conditions}. ¿Tuviste algo que nadie le reportó?',
  nothingElse: 'No, nada más',
  somethingElse: 'Si tuviste algo más, súmalo: toca «No sé» en esa condición y escribe la cifra.',
  otherYear: 'Este archivo es del año gravable {taxYear}, y aquí miras otro.',
  see: 'Usarlo en el {taxYear}',
  unknownYear: 'Este archivo es del año gravable {taxYear}. Aquí reviso los de {years}.',
  remove: 'Quitar el archivo',
  sums: { add: 'Poner las sumas en mi mensaje', leave: 'Quitar las sumas de mi mensaje' },
  message: {
    plain: 'Respondí según el archivo de la DIAN.',
    withSums: 'Respondí según el archivo de la DIAN: {sums}.',
  },
  /** Said where a tap opened no list of files, as inside some apps. */
  noList: '¿No se abrió nada? Abre esta página en Chrome o Safari.',
  problems: {
    other: 'Este no es el archivo de la DIAN. Descarga el Excel de tu información exógena y ábrelo aquí.',
    pdf: 'Este es un PDF. En la misma consulta de la DIAN, descarga el Excel y ábrelo aquí.',
    csv: 'Este es un CSV. Abre aquí el Excel como lo descargaste de la DIAN.',
    oldExcel: 'Este es un Excel antiguo (.xls). Guárdalo como .xlsx y ábrelo aquí.',
    password: 'Este archivo tiene clave. Ábrelo en Excel, guárdalo sin clave y ábrelo aquí.',
    tooLarge: 'Este archivo es demasiado grande para ser el de la DIAN. Descárgalo otra vez.',
    damaged: 'Este archivo está dañado o incompleto. Descárgalo otra vez.',
    incomplete: 'A este archivo le faltan el año o los topes. Descárgalo otra vez, o responde tú.',
  },
} as const;
