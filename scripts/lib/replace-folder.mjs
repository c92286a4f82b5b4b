import { existsSync, renameSync, rmSync } from 'node:fs';

/** Moves a finished folder to the place of another, so that who reads there never misses a file. @param {string} made @param {string} place */
export function replaceFolder(made, place) {
  const former = `${made}-former`;
  rmSync(former, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, former);
  renameSync(made, place);
  rmSync(former, { recursive: true, force: true });
}
