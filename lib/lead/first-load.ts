import { sendTracking } from './api-client';
import { isUnreportedVisit } from './visit';

/** Message for the console; the visitor sees nothing. */
const FAILED = 'No se pudo enviar el tracking';

/** Reports a visit on its first page; failures are only logged. */
export async function trackFirstLoad(): Promise<void> {
  if (!isUnreportedVisit()) return;
  const result = await sendTracking({});
  if (result.ok) return;
  switch (result.reason) {
    case 'network':
    case 'timeout':
      console.error(FAILED, result.detail);
      return;
    case 'http':
    case 'rejected':
    case 'malformed':
      console.error('El tracking no respondió «ok»:', result.detail);
  }
}
