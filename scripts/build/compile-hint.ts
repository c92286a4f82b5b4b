const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium (from 136) compile the whole of a script off the main thread while it comes, instead of
 * each function on it at the first call; other browsers read a comment. For scripts that mostly run at once.
 */
export function hintToCompile(script: string): string {
  return HINT + script;
}
