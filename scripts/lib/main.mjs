/**
 * Something whoever typed the command can put right: its message says how, and is all they see.
 */
export class HelpfulError extends Error {
  /** What it is told by: where tsx loads this file a second time, its class is another. */
  isHelpful = true;
}

/**
 * Runs a command's whole work. What can be put right is said plainly; what can't shows where it broke.
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
