/**
 * Places of Sveltia's script and what stands there instead, for the version that package.json pins: requests to
 * other hosts first, then what the owner meets.
 */
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
  // A field is refused by the rules of the build, `editor/rules.ts`.
  ['te&&BEe(ee,o),FEe(ee)}', 'te&&BEe(ee,o),refused(FEe(ee),l,p,r,m)}'],
  // What is typed is kept on the device before it is sent, also where it is saved at once.
  ['c=KZ(e);if(await C8(),await n0(),', 'c=KZ(e);if(await C8(),await n0(),await Tke(e),'],
  // GitHub's errors are said in Spanish.
  ['j(g,t.cause?.message??t.message,!0)', 'j(g,inSpanish(t.cause?.message??t.message),!0)'],
  // Of a conflict's two buttons the first takes the other change in, and what was typed can be restored.
  ['Y(`save_conflict.save_anyway`)', 'Y(`remote_change.reload_entry`)'],
  ['onOk:async()=>{await Le({skipCI:R(p)?.skipCI,overwrite:!0})}', 'onOk:()=>location.reload()'],
  // A switch that is off is nothing, as an empty text is.
  ['locale:n})&&_I(s)){', 'locale:n})&&(s===!1||_I(s))){'],
  // A list counts its items by their name.
  ['length===1?R(y):void 0)', 'length===1?R(y):plural(R(y)))'],
  // A new item of a list is looked for until it is drawn.
  ['await zl(50),Te(e)?.scrollIntoView(),', 'await drawn(()=>Te(e)),Te(e)?.scrollIntoView(),'],
];

/**
 * Applies the replacements to Sveltia's script.
 * @throws Error where one is not there exactly once: a new version must be read before it is shipped
 */
export function patched(script: string): string {
  return replacements.reduce((text, [theirs, ours]) => {
    const parts = text.split(theirs);
    if (parts.length !== 2)
      throw new Error(`sveltia-cms.js has «${theirs}» ${parts.length - 1} times, not once`);
    return parts.join(ours);
  }, script);
}
