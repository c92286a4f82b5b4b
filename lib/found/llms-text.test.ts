/** @jest-environment node */
import { services } from '@/content/services';
import { llmsText } from './llms-text';
import { allDeadlines } from '@/lib/tax/season';
import { activeSeason } from '@/lib/words/active-season';
import { pageEntries } from './page-entry';

const lines = llmsText().split('\n');

test('one title, and headings that go down one step at a time', () => {
  const levels = lines.filter((line) => line.startsWith('#')).map((line) => line.indexOf(' '));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
});

test('every page, every service, every deadline', () => {
  const text = lines.join('\n');
  for (const { url, label } of pageEntries()) expect(text).toContain(`[${label}](${url})`);
  for (const { name } of services) expect(lines).toContain(`- ${name}`);

  const cells = lines.filter((line) => /^\| \d/.test(line)).flatMap((line) => line.split(' | ').slice(1));
  expect(cells).toHaveLength(allDeadlines([activeSeason()]).length);
});
