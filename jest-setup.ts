/// <reference types="@testing-library/jest-dom" />

import type * as Seasons from '@/content/season-records';
import type * as Site from '@/content/site';

// The matchers for elements take long to load, and tests without a page need none.
if ('document' in globalThis) {
  jest.requireActual('@testing-library/jest-dom');
  // jsdom has no layout, so it can't scroll.
  Element.prototype.scrollIntoView = () => {};
  window.scrollBy = () => {};
}

/*
 * Unit tests use four fixed seasons, 2025 active and 2027 and 2028 computed, and a site without an address of its own,
 * with the shipped privacy settings. What the owner chose there must not decide whether the code is right. Tests about the
 * content itself ask for the actual seasons.
 */
jest.mock('@/content/site', () => {
  const actual = jest.requireActual<typeof Site>('@/content/site');
  return {
    ...actual,
    site: {
      ...actual.site,
      activeSeason: 2025,
      seasonChosen: undefined,
      address: undefined,
      privacy: { ...actual.site.privacy, consent: 'notice', retentionMonths: 24, policyUrl: undefined },
    },
  };
});

jest.mock('@/content/season-records', (): Partial<typeof Seasons> => {
  const ofDian = (year: number) => ({
    year,
    updated: '2026-11-21' as const,
    published: { source: `DIAN, Calendario tributario ${year}`, url: `https://www.dian.gov.co/${year}.pdf` },
  });
  return {
    uvts: [
      { year: 2024, pesos: 47_065, resolution: 'Resolución 000187 de 2023' },
      { year: 2025, pesos: 49_799 },
      { year: 2026, pesos: 52_374, resolution: 'Resolución 000238 de 2025' },
    ],
    seasonRecords: [ofDian(2025), ofDian(2026)],
    readNorms: [],
    placeDates: [
      {
        norm: 'Decreto 1 de 2026',
        year: 2026,
        question: 'El 10 de agosto de 2026, ¿tu RUT decía Valle o Chocó?',
        dates: [
          { digits: '07-08', date: '2026-10-30' },
          { digits: '25-26', date: '2026-11-13' },
        ],
        source: 'un diario',
        url: 'https://diario.example/',
        since: '2026-11-28',
      },
    ],
    contingencies: [
      {
        group: 'natural' as const,
        from: '2024-08-12' as const,
        to: '2024-08-16' as const,
        until: '2024-08-20' as const,
      },
      {
        group: 'legal' as const,
        from: '2025-05-12' as const,
        to: '2025-05-23' as const,
        until: '2025-05-26' as const,
      },
    ].map((one) => ({
      ...one,
      reason: 'La página falló',
      source: 'un diario',
      url: 'https://diario.example/',
    })),
  };
});
