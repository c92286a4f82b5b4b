/** The form's address is answered by an API (ours or a provider's), by a server that has only files, or by nobody. */
export type ProbeResult = 'api' | 'files' | 'nobody';

/**
 * Sends an empty lead, which every API refuses in JSON and stores nowhere.
 * @param host an origin, without a slash at its end
 */
export async function probeApi(host: string): Promise<ProbeResult> {
  try {
    const response = await fetch(`${host}/api/contact`, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' },
      ...{ redirect: 'manual', signal: AbortSignal.timeout(10_000) },
    });
    return response.headers.get('Content-Type')?.includes('json') ? 'api' : 'files';
  } catch {
    return 'nobody';
  }
}

/** Fate of the form if no API answers. */
export const withoutApi =
  'quien llene el formulario leerá que no se pudo enviar y, con un toque, te mandará por WhatsApp lo que escribió; a ti no te llegará un correo, y no quedará guardado ni su mensaje ni que te autorizó';
