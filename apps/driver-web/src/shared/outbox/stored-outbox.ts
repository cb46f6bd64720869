const PREFIX = 'groupride.outbox.';

/** Where a driver's unsent steps are in the browser's storage. Only the same driver may send them. */
export const outboxKey = (driverId: number): string => `${PREFIX}${driverId}`;

/** The number of unsent steps in this browser, of any driver. */
export function countUnsentSteps(): number {
  try {
    return Object.entries({ ...window.localStorage })
      .filter(([key]) => key.startsWith(PREFIX))
      .reduce((sum, [, text]) => sum + stepsIn(text), 0);
  } catch {
    return 0;
  }
}

function stepsIn(text: string): number {
  const outbox = JSON.parse(text) as { steps?: readonly unknown[] } | null;
  return outbox?.steps?.length ?? 0;
}
