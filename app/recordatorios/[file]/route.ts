import { icsFile } from '@/lib/calendar-files/ics';
import { reminderFiles } from '@/lib/calendar-files/reminders';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ file: string }> };

const files = reminderFiles();

export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

/** One iCalendar file; the host sets `text/calendar`, since an export keeps no headers. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = files.get((await params).file);
  if (!file) return new Response(null, { status: 404 });
  return new Response(icsFile(file), { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
