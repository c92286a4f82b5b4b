import { sendTracking } from './api-client';
import { isUnreportedVisit } from './visit';

/** Message for the console; the visitor sees nothing. */
const FAILED = 'No se pudo enviar el tracking';

/** Reports a visit on its first page; failures are only logged. */
export async function trackFirstLoad(): Promise<void> {
  if (!isUnreportedVisit()) return;
  const result = await sendTracking({});
  if (result.ok) return;
  const isLost = result.reason === 'network' || result.reason === 'timeout';
  console.error(isLost ? FAILED : 'El tracking no respondió «ok»:', result.detail);
}
