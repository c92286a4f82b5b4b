import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SCRIPT } from '@/components/dom/attributes';
import { Island } from '@/components/dom/island';
import { ModalDialogs } from '@/components/modal/ModalDialog';
import { ModalProvider } from '@/components/modal/ModalProvider';
import { siteMetadata } from '@/lib/seo/metadata';
import { colour } from '@/lib/seo/palette';
import { validateContent } from '@/lib/words/validate-content';
import './fonts.css';
import './globals.css';

// Invalid content stops the build here, with the file and field to correct.
validateContent();

export const metadata: Metadata = siteMetadata;

export const viewport: Viewport = { themeColor: colour('brand-deep') };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // `npm run dev` has no early script, which marks the page.
    <html lang="es-CO" {...(process.env.NODE_ENV === 'development' && { [SCRIPT]: '' })}>
      <body>
        <ModalProvider>
          {children}
          <Island name="ModalDialogs" component={ModalDialogs} props={{}} />
        </ModalProvider>
      </body>
    </html>
  );
}
