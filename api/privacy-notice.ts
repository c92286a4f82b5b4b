import { createHash } from 'node:crypto';
import { contactWords } from '@/content/contact';
import { site } from '@/content/site';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';

export type PrivacyNotice = { readonly version: string; readonly text: string };

/** Returns the site's privacy notice and a version that changes with its text. */
export function privacyNotice(): PrivacyNotice {
  const { fields, privacy } = contactWords;
  const authorisation = site.privacy.consent === 'checkbox' ? fields.consent.label : privacy.notice;
  const text = [authorisation, privacy.summary, ...privacy.details]
    .map((sentence) => fill(sentence, siteWords))
    .concat(site.privacy.policyUrl ?? [])
    .join('\n');
  return { version: createHash('sha256').update(text).digest('hex').slice(0, 12), text };
}
