const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');

/**
 * Characters of the fonts in app/fonts. For any other, the share picture's renderer would download a font.
 */
export const fontCharacters = `${ascii}\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡ªº°«»“”‘’–—…·•€×−`;
