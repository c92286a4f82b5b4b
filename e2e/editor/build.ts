import { npm } from '@/scripts/lib/run.mjs';

/** Builds the editor of these sources before its journeys. */
export default async function build(): Promise<void> {
  if ((await npm(['exec', '--', 'tsx', 'editor/build.ts'])) !== 0)
    throw new Error('the editor can’t be built');
}
