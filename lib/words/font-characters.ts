const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');

/** Characters of the fonts in app/fonts; what draws pictures would fetch any other from another host. */
export const fontCharacters = `${ascii}\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡ªº°«»“”‘’–—…·•€×−`;
