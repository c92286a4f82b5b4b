/**
 * A command as it is typed, with a variable set for it: each system's terminal has its own way.
 * @param {string} name
 * @param {string} value
 * @param {string} command
 * @param {string} platform
 */
export function withVariable(name, value, command, platform = process.platform) {
  return platform === 'win32' ? `set ${name}=${value}&& ${command}` : `${name}=${value} ${command}`;
}
