/** An error that the person at the terminal can resolve; only its message is shown. */
export class HelpfulError extends Error {
  /** Used instead of `instanceof`, because tsx may load this module twice, with two classes. */
  isHelpful = true;
}

/**
 * Runs a command. A `HelpfulError` prints its message; any other error prints its stack.
 * @param {() => void | Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error && 'isHelpful' in error ? `\n✗ ${error.message}\n` : error);
    process.exit(1);
  }
}
