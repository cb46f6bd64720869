export interface Throttle<T> {
  /** Sends the value now if the interval has passed; otherwise sends the latest value once it has. */
  push: (value: T) => void;
  /** Discards the waiting value and lets the next one through immediately. */
  reset: () => void;
}

/** At most one `send` per `interval` milliseconds, always with the latest value. */
export function throttleLatest<T>(interval: number, send: (value: T) => void): Throttle<T> {
  let lastSent = Number.NEGATIVE_INFINITY;
  let waiting: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const deliver = (value: T) => {
    waiting = null;
    lastSent = Date.now();
    send(value);
  };

  return {
    push(value) {
      const wait = lastSent + interval - Date.now();
      if (wait <= 0) {
        clearTimeout(timer);
        timer = undefined;
        deliver(value);
        return;
      }
      waiting = { value };
      timer ??= setTimeout(() => {
        timer = undefined;
        if (waiting) deliver(waiting.value);
      }, wait);
    },
    reset() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      lastSent = Number.NEGATIVE_INFINITY;
    },
  };
}
