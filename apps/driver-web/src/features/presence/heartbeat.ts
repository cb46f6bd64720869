import type { Heartbeat } from '@groupride/contracts';

export const HEARTBEAT_INTERVAL = 15_000;

export interface HeartbeatParts {
  send: (beat: Heartbeat) => void;
  /** Sends the heartbeat of a page that is being closed; the request must outlive the page. */
  sendLast: (beat: Heartbeat) => void;
}

/**
 * Sends a heartbeat every 15 s, immediately when the page goes to the background, and a last time when it is closed.
 * Returns a function that stops it.
 */
export function startHeartbeat({ send, sendLast }: HeartbeatParts): () => void {
  const beat = () => send({ timestamp: Date.now(), background: document.hidden });
  const onVisibility = () => beat();
  const onPageHide = () => sendLast({ timestamp: Date.now(), unloading: true });

  beat();
  const timer = setInterval(beat, HEARTBEAT_INTERVAL);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onPageHide);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onPageHide);
  };
}
