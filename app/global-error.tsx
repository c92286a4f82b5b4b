'use client';

import { PageFault } from '@/components/layout/PageFault';

/**
 * What is shown when the script of a page breaks. It is in the first load of every page, so
 * there is this one boundary: a nearer `error.tsx` would keep nothing that can be seen.
 */
export default function GlobalError() {
  return (
    <html lang="es-CO">
      <body>
        <PageFault />
      </body>
    </html>
  );
}
