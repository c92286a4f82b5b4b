/** Files of the site's icon, in `public/`. */
export const icons = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  png192: '/icon-192.png',
  png512: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
} as const;
