/** @jest-environment node */
import { offerWords } from '@/content/offer';
import { offerFacts } from './offer';

test('the hours are one sentence, made of days and times', () => {
  const openingHours = [
    { days: 'monday-friday', opens: '14:00', closes: '18:30' },
    { days: 'saturday', opens: '09:00', closes: '12:00' },
    { days: 'monday-friday', opens: '08:00', closes: '12:00' },
  ] as const;
  const given = { steps: [], profiles: [], testimonials: [], openingHours: [...openingHours] };
  expect(offerFacts(given)).toEqual([
    {
      label: offerWords.hours,
      text: 'Lunes a viernes, de 8 a. m. a 12 m. y de 2 p. m. a 6:30 p. m.; sábado, de 9 a. m. a 12 m.',
      items: [],
    },
  ]);
  expect(offerFacts({ ...given, openingHours: [] })).toEqual([]);
});
