import { checks } from '@/scripts/lib/checks.mjs';
import { npm } from '@/scripts/lib/run.mjs';

/** Builds the editor of these sources before its journeys. */
export default async function build(): Promise<void> {
  if ((await npm(checks.buildEditor)) !== 0) throw new Error('npm run build:editor fails');
}
