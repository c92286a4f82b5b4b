/** The last words of a preflight that misses nothing. */
export function howToPublish(basePath: string): string {
  const folder =
    basePath === ''
      ? []
      : [`   (El sitio se construyó para vivir bajo ${basePath}: solo funcionará en esa carpeta.)`];
  return [
    'Todo listo. Para publicar, sube la carpeta «out» completa a tu proveedor:',
    ...folder,
    '   • Cloudflare Pages: dash.cloudflare.com → Workers y Pages → Crear → Pages → Subir recursos.',
    '   • Netlify: arrastra la carpeta a https://app.netlify.com/drop',
    '   • GitHub Pages, Vercel, Amazon S3 o un servidor propio: los pasos están en el README.',
    'Después de subirla, abre el sitio en tu celular y envía un contacto de prueba.',
  ].join('\n');
}
