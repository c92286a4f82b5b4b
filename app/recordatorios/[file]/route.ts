import { icsFile } from '@/lib/calendar-files/ics';
import { reminderFiles } from '@/lib/calendar-files/reminders';
import { exportFiles } from '@/lib/export-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The iCalendar files. */
export const { generateStaticParams, GET } = exportFiles(
  [...reminderFiles()].map(([name, file]) => [name, () => new Response(icsFile(file))]),
);
