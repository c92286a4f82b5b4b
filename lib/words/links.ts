/** Words that tell a visitor nothing of where a link leads. */
export const vagueWords =
  /^(aquí|aqui|acá|clic aquí|haz clic aquí|ver|ver más|leer más|más|más información|este enlace|link|enlace)\.?$/i;
