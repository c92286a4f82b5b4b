import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasons } from './reasons';

export type Direct = {
  name: string;
  version: string;
  license: string;
  isRuntime: boolean;
  why: string | undefined;
};

type LockedPackage = { version?: string; license?: string; dev?: boolean; optional?: boolean };

/** Licences that let a business use, change and publish a work without opening its own. */
const permissive =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1)\b/;

/** A tool may ask that changes to its own files be shared: nobody is sent those. */
const fitForTools = /^MPL-2\.0$/;

/** The packages the project itself asks for, and what the lockfile says of them. */
export function directPackages(root: string): Direct[] {
  const { dependencies, devDependencies } = json(join(root, 'package.json')) as Record<
    string,
    Record<string, string>
  >;
  const locked = lockedPackages(root);
  return Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => ({
    name,
    version,
    license: locked[`node_modules/${name}`]?.license ?? 'unknown',
    isRuntime: dependencies !== undefined && name in dependencies,
    why: reasons[name],
  }));
}

/** What is not in order: a package without a reason, a reason without a package, a licence to look at. */
export function licenseProblems(root: string): string[] {
  const direct = directPackages(root);
  const names = new Set(direct.map(({ name }) => name));
  const shipped = Object.entries(lockedPackages(root)).filter(
    // What is optional is another platform's program, and nobody is sent it.
    ([path, { dev, optional }]) => path !== '' && dev !== true && optional !== true,
  );
  return [
    ...direct
      .filter(({ why }) => why === undefined)
      .map(({ name }) => `${name} has no reason in scripts/licenses/reasons.ts`),
    ...Object.keys(reasons)
      .filter((name) => !names.has(name))
      .map((name) => `${name} has a reason and is not in package.json`),
    ...direct

      .filter(
        ({ license, isRuntime }) => !permissive.test(license) && (isRuntime || !fitForTools.test(license)),
      )
      .map(({ name, license }) => `${name}: ${license}`),
    ...shipped
      .filter(([, { license = 'unknown' }]) => !permissive.test(license))
      .map(([path, { license = 'unknown' }]) => `${path}: ${license}`),
  ];
}

function lockedPackages(root: string): Record<string, LockedPackage> {
  return (json(join(root, 'package-lock.json')) as { packages: Record<string, LockedPackage> }).packages;
}

function json(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
