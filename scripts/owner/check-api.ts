import { contractCalls, type ContractCall } from '@/api/testing/contract-calls';
import { readSiteSettings } from '../lib/env';
import { HelpfulError, main } from '../lib/main.mjs';

/** Calls a deployed API as the contract describes, and lists what differs. */
await main(async () => {
  const [address, origin = readSiteSettings().siteUrl || 'https://contadora.example'] = process.argv.slice(2);
  if (address === undefined || !URL.canParse(address)) {
    throw new HelpfulError(
      'Di qué API comprobar: npx tsx scripts/owner/check-api.ts https://api.tudominio.co [https://el-sitio-que-la-usa.co]',
    );
  }
  console.log(`Compruebo ${address} como lo usaría el sitio ${origin}.`);
  console.log('Los envíos válidos crean contactos de prueba, de nombre «Prueba de check-api».\n');

  const host = address.replace(/\/$/, '');
  let right = 0;
  for (const call of contractCalls) {
    const difference = await differenceOf(call, host, origin);
    if (difference === undefined) right += 1;
    console.log(difference === undefined ? `✓ ${call.title}` : `✗ ${call.title}\n    ${difference}`);
  }
  console.log(`\n${right} de ${contractCalls.length} llamadas contestan como dice el contrato.`);
  if (right < contractCalls.length) process.exitCode = 1;
});

/** Makes one call. @returns how its answer differs from the contract, or `undefined` */
async function differenceOf(call: ContractCall, host: string, origin: string): Promise<string | undefined> {
  try {
    // Waits as long for an answer as the site does.
    const response = await fetch(`${host}${call.path}`, {
      method: call.method,
      headers: { Origin: origin, ...call.headers },
      body: call.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    const { status: code, headers } = response;
    return call.differs({ code, headers, text: await response.text() }, origin);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `sin respuesta: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}
