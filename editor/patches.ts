/** Sveltia's requests to other hosts and their local replacements, for the version that package.json pins. */
const replacements: readonly (readonly [theirs: string, ours: string])[] = [
  [
    'https://cdn.jsdelivr.net/fontsource/fonts/source-sans-3:vf@5.3.0/latin-wght-normal.woff2',
    'fonts/source-sans-3.woff2',
  ],
  [
    'https://cdn.jsdelivr.net/fontsource/fonts/noto-mono@5.3.0/latin-400-normal.woff2',
    'fonts/noto-mono.woff2',
  ],
  [
    'https://cdn.jsdelivr.net/fontsource/fonts/material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2',
    'fonts/material-symbols.woff2',
  ],
  ['`${USe}/${e}.json`', '`locales/${e}.json`'],
  // Packages loaded on demand, such as the preview of an iPhone's HEIC, are not shipped.
  ['`https://unpkg.com/${e}`', '`absent/${e}`'],
  // Version check, GitHub's status and avatars are never requested.
  ['`${iP}/package.json`', '`data:application/json,{}`'],
  ['`https://www.githubstatus.com/api/v2/status.json`', '`data:application/json,{}`'],
  ['avatarURL:i.avatar_url', 'avatarURL:void 0'],
  ['authorAvatarURL:e.author.avatarUrl', 'authorAvatarURL:void 0'],
];

/**
 * Removes the requests to other hosts from Sveltia's script.
 * @throws Error where one is not there exactly once: a new version must be read before it is shipped
 */
export function withoutOtherHosts(script: string): string {
  return replacements.reduce((text, [theirs, ours]) => {
    const parts = text.split(theirs);
    if (parts.length !== 2)
      throw new Error(`sveltia-cms.js has «${theirs}» ${parts.length - 1} times, not once`);
    return parts.join(ours);
  }, script);
}
