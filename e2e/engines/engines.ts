import { existsSync } from 'node:fs';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** Engines beside Chromium that Debian packages, by package name. */
export const engines = {
  firefox: {
    programs: ['/usr/bin/firefox-esr'],
    packages: ['firefox-esr'],
    start: () => startFirefox('/usr/bin/firefox-esr'),
  },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    start: () => startWebKit('/usr/bin/WebKitWebDriver'),
  },
} satisfies Record<string, { programs: string[]; packages: string[]; start: () => Promise<Driver> }>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

export const isInstalled = (name: EngineName) =>
  engines[name].programs.every((program) => existsSync(program));
