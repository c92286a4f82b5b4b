import { DateLookupSection } from '@/components/calendar/DateLookupSection';
import { ContactSection } from '@/components/contact/ContactSection';
import { ProfessionalCard } from '@/components/contact/ProfessionalCard';
import { About } from '@/components/home/About';
import { Banner } from '@/components/home/Banner';
import { Services } from '@/components/home/Services';
import { PageShell } from '@/components/layout/PageShell';
import { JsonLd } from '@/components/ui/JsonLd';
import { OfferFacts } from '@/components/offer/OfferFacts';
import { Testimonials } from '@/components/offer/Testimonials';
import { pageMetadata } from '@/lib/found/metadata';
import { buildDay } from '@/lib/build-day';
import { activeSeason, comingSeason } from '@/lib/words/active-season';
import { structuredData } from '@/lib/found/structured-data';

export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <PageShell page="home">
      <Banner />
      <About professionalCard={<ProfessionalCard />} />
      <Services />
      <DateLookupSection season={activeSeason()} drawn={comingSeason(buildDay())} variant="band" />
      <Testimonials />
      <ContactSection facts={<OfferFacts />} />
      <JsonLd graph={structuredData('home')} />
    </PageShell>
  );
}
