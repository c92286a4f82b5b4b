import { DateLookupSection } from '@/components/calendar/DateLookupSection';
import { SeasonChart } from '@/components/calendar/SeasonChart';
import { ContactSection } from '@/components/contact/ContactSection';
import { About } from '@/components/home/About';
import { Banner } from '@/components/home/Banner';
import { Services } from '@/components/home/Services';
import { PageShell } from '@/components/layout/PageShell';
import { OfferFacts } from '@/components/offer/OfferFacts';
import { Testimonials } from '@/components/offer/Testimonials';
import { pageMetadata } from '@/lib/seo/metadata';
import { buildDay } from '@/lib/build-day';
import { activeSeason, comingSeason } from '@/lib/words/active-season';

export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <PageShell page="home">
      <Banner />
      <About />
      <Services />
      <DateLookupSection season={activeSeason()} variant="band">
        <SeasonChart season={comingSeason(buildDay())} />
      </DateLookupSection>
      <Testimonials />
      <ContactSection facts={<OfferFacts />} />
    </PageShell>
  );
}
