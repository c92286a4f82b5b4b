/**
 * @typedef {object} Suite what Playwright's JSON reporter says of a file or a group of journeys
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { projectName: string, results: { duration: number }[] }[] }[]} [specs]
 */

/**
 * The journeys that took longest, slowest first: what they are called, and their seconds.
 * @param {string} report of Playwright's JSON reporter
 * @param {number} count
 * @returns {string[][]}
 */
export function slowest(report, count) {
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(report);
  return suites
    .flatMap((suite) => journeysIn(suite))
    .sort((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map(({ title, duration }) => [title, (duration / 1000).toFixed(1)]);
}

/**
 * @param {Suite} suite
 * @returns {{ title: string, duration: number }[]}
 */
function journeysIn({ title: within, suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${projectName} › ${within} › ${title}`,
      duration: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(journeysIn)];
}
