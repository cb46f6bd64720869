import { serverNow } from '@groupride/web-api-client';
import { useNow } from '@groupride/web-ui';

const TICK_MS = 15_000;

/** The current time for texts that count minutes until a ride begins, milliseconds since 1970. */
export const useMinuteClock = (): number => useNow(TICK_MS, serverNow);
