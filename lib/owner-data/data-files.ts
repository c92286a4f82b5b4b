import checklistData from '@/content/checklist.json' with { type: 'json' };
import faqData from '@/content/faq.json' with { type: 'json' };
import noticeData from '@/content/notice.json' with { type: 'json' };
import offerData from '@/content/offer.json' with { type: 'json' };
import pagesData from '@/content/pages.json' with { type: 'json' };
import presentationData from '@/content/presentation.json' with { type: 'json' };
import quickOptionsData from '@/content/quick-options.json' with { type: 'json' };
import seasonsData from '@/content/seasons.json' with { type: 'json' };
import servicesData from '@/content/services.json' with { type: 'json' };
import siteData from '@/content/site.json' with { type: 'json' };
import type { DataFile } from '@/content/schema';

/** The owner's data, as the files hold it. */
export const dataFiles: Readonly<Record<DataFile, object>> = {
  site: siteData,
  presentation: presentationData,
  services: servicesData,
  offer: offerData,
  faq: faqData,
  checklist: checklistData,
  'quick-options': quickOptionsData,
  pages: pagesData,
  notice: noticeData,
  seasons: seasonsData,
};
