'use client';

import { useState } from 'react';

type Props = {
  label: string;
  /** What is passed on: a sentence, and an address that holds nothing of the visitor's. */
  text: string;
  address: string;
  /** Said once the address is on the clipboard, and instead of it where the browser refuses. */
  copied: string;
  refused: string;
};

/** Passes a page on by the device's own share sheet, or else by the clipboard, which it says. */
export function ShareButton({ label, text, address, copied, refused }: Props) {
  const [said, setSaid] = useState('');
  async function share() {
    setSaid('');
    if (await sheetTook({ text, url: address })) return;
    const { clipboard }: Partial<Navigator> = navigator;
    const isCopied = await clipboard?.writeText(`${text} ${address}`).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? copied : `${refused} ${address}`);
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
