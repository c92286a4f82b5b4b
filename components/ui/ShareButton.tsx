'use client';

import { useState } from 'react';

type Props = {
  label: string;
  /** The shared sentence, and its address, which holds no data of the visitor. */
  text: string;
  address: string;
  /** Shown after copying to the clipboard, and where the browser refuses to copy. */
  copied: string;
  refused: string;
};

/** Shares a page by the device's share sheet, or else copies it to the clipboard and says so. */
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
