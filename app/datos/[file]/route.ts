import { openData, openDataPath, openDataTable } from '@/lib/calendar-files/open-data';
import { dateCases, dateCasesPath, dateCasesTable } from '@/lib/calendar-files/date-cases';
import { seasons } from '@/lib/seasons';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ file: string }> };

const files = new Map<string, () => Response>([
  [dateCasesPath.json, () => Response.json(dateCases())],
  [dateCasesPath.csv, () => tableOf(dateCasesTable())],
  ...seasons.flatMap((season): [string, () => Response][] => [
    [openDataPath(season.year), () => Response.json(openData(season))],
    [openDataPath(season.year, 'csv'), () => tableOf(openDataTable(season))],
  ]),
]);

function tableOf(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}

export function generateStaticParams() {
  return [...files.keys()].map((path) => ({ file: path.replace(/^.*\//, '') }));
}

/** A season's dates, or the cases to test others, as JSON or CSV. The host sets the CORS header, since an export keeps no headers. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return files.get(`/datos/${(await params).file}`)?.() ?? new Response(null, { status: 404 });
}
