import { openData, openDataPath, openDataTable } from '@/lib/calendar-files/open-data';
import { dateCases, dateCasesPath, dateCasesTable } from '@/lib/calendar-files/date-cases';
import { exportFiles } from '@/lib/export-files';
import { seasons } from '@/lib/seasons';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** A season's dates, or the cases to test others, as JSON or CSV. */
export const { generateStaticParams, GET } = exportFiles([
  [dateCasesPath.json, () => Response.json(dateCases())],
  [dateCasesPath.csv, () => new Response(dateCasesTable())],
  ...seasons.flatMap((season) => [
    [openDataPath(season.year), () => Response.json(openData(season))] as const,
    [openDataPath(season.year, 'csv'), () => new Response(openDataTable(season))] as const,
  ]),
]);
