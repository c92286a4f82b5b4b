import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DirectWays } from '@/components/contact/DirectWays';
import { FirstLoadTracking } from '@/components/layout/FirstLoadTracking';
import { LinkUpgrade } from '@/components/layout/LinkUpgrade';
import { LoadedLogos } from '@/components/layout/LoadedLogos';
import { ModalProvider } from '@/components/modal/ModalProvider';
import { Entrances } from '@/components/ui/Entrances';
import { contactWords } from '@/content/contact';
import { siteMetadata } from '@/lib/metadata';
import { colour } from '@/lib/palette';
import { validateContent } from '@/lib/validate-content';
import './fonts.css';
import './globals.css';

// A mistake in the content stops the build here, with the file and the field to mend.
validateContent();

export const metadata: Metadata = siteMetadata;

export const viewport: Viewport = { themeColor: colour('emerald-deep'), colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CO" data-scroll-behavior="smooth">
      <body>
        <ModalProvider unavailable={<DirectWays introduction={contactWords.unavailable} />}>
          {children}
        </ModalProvider>
        <LinkUpgrade />
        <Entrances />
        <LoadedLogos />
        <FirstLoadTracking />
      </body>
    </html>
  );
}
