import { seasons } from '@/lib/seasons';
import { site } from '@/content/site';
import { icsFile } from '@/lib/found/ics';
import { reminderFiles, reminderFor, subscriptionFiles, type ReminderFile } from '@/lib/found/reminders';
import { seasonFor } from '@/lib/words/active-season';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { params: Promise<{ file: string }> };

const files = new Map<string, ReminderFile>(
  [...seasons.flatMap(reminderFiles), ...subscriptionFiles(seasons)].map((reminderFile) => [
    reminderFile.name,
    reminderFile,
  ]),
);

export function generateStaticParams() {
  return [...files.keys()].map((file) => ({ file }));
}

/** One iCalendar file; the host sets `text/calendar`, since an export keeps no headers. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const reminderFile = files.get(file);
  if (!reminderFile) return new Response(null, { status: 404 });
  const reminders = reminderFile.deadlines.map((deadline) => reminderFor(deadline, seasonFor(deadline.year)));
  return new Response(icsFile(reminderFile, site.businessName, reminders), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
