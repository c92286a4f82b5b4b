import { parseArgs, type ParseArgsConfig } from 'node:util';
import { HelpfulError } from './main.mjs';

/** Options and positional arguments of a command. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  allowPositionals = false,
) {
  try {
    return parseArgs({ options, allowPositionals });
  } catch {
    throw new HelpfulError(`No se entiende «${process.argv.slice(2).join(' ')}».\n\n${usage}`);
  }
}
