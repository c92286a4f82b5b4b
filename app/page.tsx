import { DateLookupSection } from '@/components/calendar/DateLookupSection';
import { ContactSection } from '@/components/contact/ContactSection';
import { About } from '@/components/home/About';
import { Banner } from '@/components/home/Banner';
import { Services } from '@/components/home/Services';
import { PageShell } from '@/components/layout/PageShell';
import { JsonLd } from '@/components/ui/JsonLd';
import { OfferFacts } from '@/components/offer/OfferFacts';
import { Testimonials } from '@/components/offer/Testimonials';
import { pages } from '@/content/pages';
import { pageMetadata } from '@/lib/metadata';
import { activeSeason } from '@/lib/season';
import { structuredData } from '@/lib/structured-data';

export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <PageShell path={pages.home.path}>
      <Banner />
      <About />
      <Services />
      <DateLookupSection season={activeSeason()} variant="band" />
      <Testimonials />
      <ContactSection facts={<OfferFacts />} />
      <JsonLd graph={structuredData('home')} />
    </PageShell>
  );
}
