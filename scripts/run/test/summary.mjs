/**
 * The seconds of each step, and the line that says how it went; a failed one fails the command.
 * @param {import('./steps.mjs').Result[]} results
 * @param {number} seconds of all, those side by side counted once
 */
export function summarise(results, seconds) {
  console.log();
  for (const { name, outcome, seconds: own } of results) {
    const sign = outcome === 'passed' ? '✓' : '✗';
    console.log(`${sign} ${name.padEnd(10)} ${outcome.padEnd(8)} ${own.toFixed(1).padStart(6)} s`);
  }
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  console.log(`\n${passed} passed, ${results.length - passed} failed, ${seconds.toFixed(1)} s`);
  if (passed < results.length) process.exitCode = 1;
}
