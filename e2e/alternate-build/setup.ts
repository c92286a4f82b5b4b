import { faq } from '@/content/faq';
import type { DataFile } from '@/content/schema';
import { services } from '@/content/services';
import { seasons } from '@/lib/seasons';
import { addDays, todayInBogota } from '@/lib/tax/dates';
import { activeSeason } from '@/lib/words/active-season';
import { dataFiles } from '@/lib/owner-data/data-files';
import written from './sample-edits.json' with { type: 'json' };

/** Copy of the sources with the edits in it. */
export const copy = '.run/alternate-build';

/** Host of the copy's API. Browsers resolve names under `localhost` without a network. */
export const apiHost = 'http://api.localhost';

const hidden = { hidden: true };
const today = todayInBogota();
const { portrait, privacy } = dataFiles.site as Record<string, object>;
const { calendar } = dataFiles.pages as Record<string, object>;

/** A season other than the active one; if there is one with both UVT, that one. */
export const season =
  seasons.find(
    (one) =>
      one !== activeSeason() && one.pesosPerUvt.taxYear !== null && one.pesosPerUvt.filingYear !== null,
  ) ?? activeSeason();

const question = (question: string, about = {}) => ({
  question,
  group: 'duty',
  ...about,
  answer: ['En [la página de la DIAN](https://www.dian.gov.co/), o en [el buscador](#buscador).'],
});

/** All edits of the owner's first day and year at once: new values for keys of data files. */
export const edits = {
  ...written,
  site: {
    ...written.site,
    portrait: { ...portrait, alt: 'Andrés en su oficina' },
    activeSeason: season.year,
    privacy: { ...privacy, consent: 'checkbox', retentionMonths: '12' },
  },
  services: { services: [{ name: 'Servicio de prueba', ...hidden }, ...services] },
  faq: {
    questions: [
      ...Array.from({ length: 20 }, (_, index) => question(`¿Pregunta ${index + 1}?`)),
      ...faq.slice(1),
      question('¿Pregunta oculta?', hidden),
    ],
  },
  pages: {
    calendar: { ...calendar, title: 'Todas las fechas de renta de {year} según tu NIT', label: 'Fechas' },
  },
  notice: {
    notices: [
      {
        text: 'La DIAN amplió los plazos de quienes vencían hoy.',
        link: { text: 'Leer el comunicado', url: 'https://www.dian.gov.co/' },
        from: today,
        until: addDays(today, 8),
        pages: ['incomeTax', 'calendar'],
      },
      {
        text: 'Ese día no habrá atención.',
        from: addDays(today, 20),
        until: addDays(today, 21),
        pages: ['incomeTax'],
      },
    ],
  },
} satisfies { readonly [File in DataFile]?: object };
