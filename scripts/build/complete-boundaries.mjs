/*
 * React sends what stands in a large <Suspense> apart: a placeholder in its place, the HTML hidden at
 * the end of the page, and a script that moves it. That suits a page that streams; in an exported one it
 * hides the form and the tools from everyone whose browser runs no script, and from those who read the
 * HTML only. Here the HTML goes where it belongs, as React sends a small boundary, and the scripts go.
 */

const TIMER = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

/**
 * @param {string} html a page as Next exports it
 * @returns {string} the same page with every boundary's content in its place
 * @throws {Error} when the page is not made as this expects (a new version of React)
 */
export function completeBoundaries(html) {
  let page = html;
  for (;;) {
    const [hidden, id] = /<div hidden id="S:([0-9a-f]+)">/.exec(page) ?? [];
    if (hidden === undefined) break;

    const call = `$RC("B:${id}","S:${id}")</script>`;
    const start = page.indexOf(hidden);
    const end = page.indexOf(call, start);
    const close = page.lastIndexOf('</div><script>', end);
    if (end < 0 || close < start) throw unexpected(`no script completes S:${id}`);
    const content = page.slice(start + hidden.length, close);
    page = page.slice(0, start) + page.slice(end + call.length);

    const placeholder = `<!--$?--><template id="B:${id}"></template>`;
    const from = page.indexOf(placeholder);
    const to = page.indexOf('<!--/$-->', from);
    if (from < 0 || to < 0) throw unexpected(`no place for S:${id}`);
    const fallback = page.slice(from + placeholder.length, to);
    if (fallback.includes('<!--$')) throw unexpected(`a boundary in the fallback of B:${id}`);
    page = `${page.slice(0, from)}<!--$-->${content}${page.slice(to)}`;
  }
  page = page.replace(TIMER, '');
  if (/\$R[A-Z]\(|<template id="[BP]:|<!--\$[?~!]-->/.test(page)) throw unexpected('a boundary is left');
  return page;
}

/** @param {string} what */
function unexpected(what) {
  return new Error(`The exported HTML is not as scripts/build/complete-boundaries.mjs expects: ${what}.`);
}
