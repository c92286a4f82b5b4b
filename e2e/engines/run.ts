import { main } from '../../scripts/lib/main.mjs';
import { npm } from '../../scripts/lib/run.mjs';
import { engineNames, engines, isInstalled } from './engines';

/**
 * `npm test -- engines`: the journeys in every engine that is installed or can be; missing ones are named.
 */
await main(async () => {
  const missing = () => engineNames.filter((name) => !isInstalled(name));
  for (const name of missing()) {
    const packages = engines[name].packages.join(' ');
    console.log(
      `Sin ${name}: sus recorridos no se hacen. En Debian se instala con: apt-get install ${packages}`,
    );
  }
  if (!engineNames.some(isInstalled)) return;
  const config = 'e2e/engines/playwright.config.ts';
  process.exitCode = await npm(['exec', '--', 'playwright', 'test', '-c', config]);
});
