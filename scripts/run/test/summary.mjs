import { textTable } from '../../lib/table.mjs';

/**
 * The seconds of each step, and the line that says how it went; a failed one fails the command.
 * @param {import('./steps.mjs').Result[]} results
 * @param {number} seconds of all, those side by side counted once
 */
export function summarise(results, seconds) {
  const rows = results.map(({ name, outcome, seconds: own }) => [
    `${outcome === 'passed' ? '✓' : '✗'} ${name}`,
    outcome,
    own.toFixed(1),
  ]);
  console.log(`\n${textTable([['step', 'outcome', 's'], ...rows, ['  all', '', seconds.toFixed(1)]])}`);
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  console.log(`\n${passed} passed, ${results.length - passed} failed`);
  if (passed < results.length) process.exitCode = 1;
}
