/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { resendAfterBack } from './resend-after-back';

test('a message that the browser lost when the page was left comes after «Back»', async () => {
  Object.assign(window, { MessageChannel });
  resendAfterBack();
  const { port1, port2 } = new window.MessageChannel();
  const received = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const sent = jest.spyOn(port2, 'postMessage');
  show(false);
  expect(sent).not.toHaveBeenCalled();
  show(true);
  await received;
  port1.close();
});
