/**
 * Sends a message again through each channel when «Back» shows a page that the browser kept. Firefox loses the message
 * that waits when the page is left, and one that is sent after that (version 153, 29 November 2026). React schedules its
 * work by such a message and would wait for it for ever; it ignores a message too many.
 */
export function resendAfterBack(): void {
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      addEventListener('pageshow', ({ persisted }) => persisted && this.port2.postMessage(null));
    }
  };
}
