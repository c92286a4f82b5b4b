import type { Metadata } from 'next';
import { ContactSection } from '@/components/contact/ContactSection';
import { About } from '@/components/home/About';
import { Banner } from '@/components/home/Banner';
import { Services } from '@/components/home/Services';
import { PageShell } from '@/components/layout/PageShell';
import { pages } from '@/content/pages';
import { fill } from '@/lib/fill';
import { siteWords } from '@/lib/site-words';

const { path, title, description } = pages.home;

export const metadata: Metadata = { title: fill(title, siteWords), description };

export default function HomePage() {
  return (
    <PageShell path={path}>
      <Banner />
      <About />
      <Services />
      <ContactSection />
    </PageShell>
  );
}
