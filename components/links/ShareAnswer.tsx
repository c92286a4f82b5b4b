import { useState } from 'react';
import { YEAR_PARAMETER } from '@/components/tax-year/tax-year';
import { answerActionWords } from '@/content/answer-actions';
import { anchors, paths } from '@/content/page-anchors';
import { fill } from '@/lib/words/fill';

const { label, copied, refused, ...texts } = answerActionWords.passOn;

type Props = {
  /** The kind of answer, which decides the place on the page and the text. */
  about: 'verdict' | 'date';
  taxYear: number;
  /** True for a company's date, which the income tax page doesn't tell. */
  isOfCompany?: boolean;
};

/**
 * «Compartir con alguien»: shares the tool at the answer's tax year, but not the answer, by the device's share sheet. Where
 * there is none, the address is copied to the clipboard, or else shown.
 */
export function ShareAnswer({ about, taxYear, isOfCompany = false }: Props) {
  const [said, setSaid] = useState('');
  const place = about === 'date' ? `#${anchors.when}` : '';
  const path = isOfCompany ? paths.calendar : `${paths.incomeTax}?${YEAR_PARAMETER}=${taxYear}${place}`;
  async function share() {
    setSaid('');
    const text = fill(texts[about], { taxYear });
    // The origin in use, since a rehearsal is served at several addresses.
    const url = location.origin + path;
    if (await sheetTook({ text, url })) return;
    const { clipboard }: Partial<Navigator> = navigator;
    const isCopied = await clipboard?.writeText(`${text} ${url}`).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? copied : `${refused} ${url}`);
  }
  return (
    <>
      <button type="button" className="link" onClick={() => void share()}>
        {label}
      </button>
      <span role="status" className="soft">
        {said}
      </span>
    </>
  );
}

/** False where the device has no share sheet or couldn't open it; a sheet that was closed says so by itself. */
async function sheetTook(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
}
