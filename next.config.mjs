import { classNameIn } from './scripts/lib/class-names.mjs';
import { publicValues } from './scripts/lib/public-values.mjs';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // With an export, Next takes this for the folder of the pages, and still works in `.next`.
  distDir: process.env.EXPORT_FOLDER,
  env: publicValues(),
  // The build's id is fixed. Next's random id is in every page, so each deploy would invalidate all cached pages.
  generateBuildId: () => 'site',
  reactStrictMode: true,
  // A separate step checks types first, and an export has no server to trace files for.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingExcludes: { '*': ['**/*'] },
  // Otherwise Next would take the outer project as the root of a copy inside it, such as `npm test` makes.
  outputFileTracingRoot: import.meta.dirname,
  // A static host has no image service, so images are prepared at their display size.
  images: { unoptimized: true },
  // Each page has one stylesheet. With chunking, shared CSS is split into many files that every page links.
  experimental: { cssChunking: false },
  webpack(config) {
    // Imports a stylesheet as text, for a script that adopts it.
    config.module.rules.push({ resourceFragment: '#text', type: 'asset/source' });
    // Next ends each class with a random suffix, which no compression shortens: 1,400 bytes of the income page.
    /** @type {(context: { resourcePath: string }, pattern: string, name: string) => string} */
    const getLocalIdent = ({ resourcePath }, _, name) => classNameIn(resourcePath, name);
    /** @type {{ oneOf?: { use?: any }[] }[]} */
    const rules = config.module.rules;
    for (const { use } of rules.flatMap(({ oneOf = [] }) => oneOf))
      for (const { options } of [use ?? []].flat())
        if (options?.modules?.getLocalIdent) Object.assign(options.modules, { getLocalIdent });
    return config;
  },
};

export default config;
