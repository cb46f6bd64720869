import { messageFrom, type FromChallenge } from './protocol';

/** Shows the cardholder's authentication above the page and resolves when it was answered. */
export function showChallenge(base: string, page: string): Promise<void> {
  const origin = new URL(base).origin;
  const before = document.activeElement;
  // A modal dialog lies above everything else and makes it inert, so that the focus stays inside.
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', '3D Secure authentication');
  dialog.style.cssText =
    'position:fixed;inset:0;width:100vw;height:100vh;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;' +
    'background:rgba(10,12,20,.55);pointer-events:auto;color-scheme:light;overflow:hidden';
  const frame = document.createElement('iframe');
  frame.name = '__privateStripeFrameChallenge';
  frame.title = '3D Secure authentication';
  frame.src = `${base}${page}#parent=${encodeURIComponent(location.origin)}`;
  frame.style.cssText = 'border:0;width:100%;height:100%;display:block;background:transparent;color-scheme:light';
  dialog.append(frame);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  frame.addEventListener('load', () => frame.focus());

  return new Promise((resolve) => {
    const receive = (event: MessageEvent<unknown>): void => {
      if (messageFrom<FromChallenge>(event, frame.contentWindow, origin)?.type !== 'challenged') return;
      window.removeEventListener('message', receive);
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve();
    };
    window.addEventListener('message', receive);
  });
}
