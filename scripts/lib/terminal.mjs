/**
 * A command line that sets a variable, in the syntax of the platform's terminal.
 * @param {string} name
 * @param {string} value
 * @param {string} command
 * @param {string} platform
 */
export function withVariable(name, value, command, platform = process.platform) {
  return platform === 'win32' ? `set ${name}=${value}&& ${command}` : `${name}=${value} ${command}`;
}
