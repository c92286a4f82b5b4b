import { calendarWords } from '@/content/calendar';
import { conditionNames } from '@/content/conditions';
import { pages } from '@/content/pages';
import { seasonRecords, uvts } from '@/content/seasons';
import { groupWords, installmentWords } from '@/content/seasons/groups';
import type { Season } from '@/content/seasons/types';
import { site } from '@/content/site';
import { changesOf } from '@/lib/season-changes';
import { absoluteUrl } from '@/lib/site-url';
import { fill } from '@/lib/words/fill';

/** Path of a season's file. */
export function openDatesPath(year: number): string {
  return `/datos/renta-${year}.json`;
}

/** A season as data for other programs; docs/publishing.md describes it. */
export function openDates({ year, taxYear, provenance, updated, thresholds, groups }: Season) {
  const { status, source, url } = provenance;
  const record = seasonRecords.find((each) => each.year === year);
  return {
    year,
    taxYear,
    status,
    source: { name: source, url },
    updated,
    terms: fill(calendarWords.openDates.terms, {
      businessName: site.businessName,
      url: absoluteUrl(pages.calendar.path),
    }),
    uvt: uvts.filter((uvt) => uvt.year === taxYear || uvt.year === year),
    limits: thresholds.map(({ id, operator, uvt, amount }) => ({
      ...{ id, name: conditionNames[id], operator, uvt, pesos: amount },
    })),
    groups: groups.map(({ id, type, source: article, installments }) => ({
      ...{ id, name: type, source: article, installments },
    })),
    changes: (record ? changesOf(record) : []).map(
      ({ reason, source: norm, url: of, announced, doubt, moved }) => ({
        ...{ reason, source: norm, url: of, announced, doubt },
        moved: moved.map(({ group, installment, ...row }) => ({
          group: groupWords[group].type,
          installment: installmentWords[group][installment]?.name,
          ...row,
        })),
      }),
    ),
  };
}
