import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Island } from '@/components/ui/Island';
import { ModalDialogs } from '@/components/modal/ModalDialog';
import { ModalProvider } from '@/components/modal/ModalProvider';
import { DevScripts } from '@/page-scripts/on-load/DevScripts';
import { siteMetadata } from '@/lib/seo/metadata';
import { colour } from '@/lib/seo/palette';
import { validateContent } from '@/lib/owner-data/validate-content';
import './fonts.css';
import './globals.css';

// Invalid content stops the build here, with the file and field to correct.
validateContent();

export const metadata: Metadata = siteMetadata;

export const viewport: Viewport = { themeColor: colour('brand-deep') };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CO">
      <body>
        {process.env.NODE_ENV === 'development' && <DevScripts />}
        <ModalProvider>
          {children}
          <Island name="ModalDialogs" component={ModalDialogs} props={{}} />
        </ModalProvider>
      </body>
    </html>
  );
}
