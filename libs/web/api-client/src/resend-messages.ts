// Sends messages that could not reach the server once it is reachable again, also after their chat was closed.

/** Milliseconds between two attempts. The return of the network is noticed at once, that of the server is not. */
const RESEND_MS = 5_000;

/** Sends a message. Resolves to false if the server was not reached. */
type Deliver = () => Promise<boolean>;

/** Messages that wait, in the order in which they were written, by client id. */
const waiting = new Map<string, Deliver>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;

/** Whether a message must wait for earlier ones. */
export const isWaiting = (): boolean => waiting.size > 0;

/** Sends a message after all earlier ones that wait, as soon as the server can be reached. */
export function sendLater(clientId: string, deliver: Deliver): void {
  waiting.set(clientId, deliver);
  timer ??= sendSoon();
}

const sendSoon = () => setTimeout(() => void sendWaiting(), RESEND_MS);

/** Gives up all messages that wait. */
export function stopSending(): void {
  waiting.clear();
  clearTimeout(timer);
  timer = undefined;
}

/** Tries to send the messages that wait, until one does not reach the server. */
export async function sendWaiting(): Promise<void> {
  if (isSending) return;
  clearTimeout(timer);
  isSending = true;
  for (const [clientId, deliver] of waiting) {
    if (!(await deliver())) break;
    waiting.delete(clientId);
  }
  isSending = false;
  timer = waiting.size > 0 ? sendSoon() : undefined;
}
globalThis.addEventListener?.('online', () => void (waiting.size > 0 && sendWaiting()));
