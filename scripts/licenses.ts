import { directPackages, licenseProblems } from './licenses/packages';

/** `npm run licenses`: the packages the project asks for, their licences, and why each is here. */
const direct = directPackages('.');
const width = (of: (one: (typeof direct)[number]) => string) =>
  Math.max(...direct.map((one) => of(one).length));
const [names, versions, licenses] = [
  width(({ name }) => name),
  width(({ version }) => version),
  width(({ license }) => license),
];

for (const [title, isRuntime] of [
  ['At run time or in what visitors are sent', true],
  ['To build and to check', false],
] as const) {
  console.log(`\n${title}`);
  for (const { name, version, license, why = '' } of direct.filter((one) => one.isRuntime === isRuntime)) {
    console.log(`  ${name.padEnd(names)}  ${version.padEnd(versions)}  ${license.padEnd(licenses)}  ${why}`);
  }
}

const problems = licenseProblems('.');
console.log(problems.length === 0 ? '\nEvery licence allows this use.' : `\n✗ ${problems.join('\n✗ ')}`);
if (problems.length > 0) process.exitCode = 1;
