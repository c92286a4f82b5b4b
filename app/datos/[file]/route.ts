import { openDates, openDatesPath } from '@/lib/found/open-dates';
import { seasons } from '@/lib/seasons';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ file: string }> };

const files = new Map(seasons.map((season) => [openDatesPath(season.year).replace(/^.*\//, ''), season]));

export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

/** A season's dates as JSON; the host lets any origin read it, since an export keeps no headers. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const season = files.get((await params).file);
  return season ? Response.json(openDates(season)) : new Response(null, { status: 404 });
}
