import type { Api } from './api';
import { hurry, until } from './rides';

const DAY_MINUTES = 24 * 60;
const PLEDGE_JOBS = [
  'close-pledge-at-its-deadline',
  'authorize-saved-cards-of-pledge',
  'decide-pledge-after-its-cards-were-authorized',
];
/** How many checks are waited for a declined card. */
const PATIENCE = 40;

/** Some pledges start so far ahead that cards are saved and authorized later. */
export const pledgeTerms = (a: number, b: number) => ({
  startsIn: (b % 2 === 0 ? 3 : 9) * DAY_MINUTES,
  pledge: { minRiders: 2 + (a % 2), deadline: new Date(Date.now() + 2 * DAY_MINUTES * 60_000).toISOString() },
});

/**
 * Lets the deadline of a pledge pass. Saved cards are authorized, and those who do not replace a declined one in time lose their seat, so
 * the ride is requested or missed in the end.
 * @param patient whether declined cards are waited for
 */
export async function passDeadline(api: Api, rideId: number, patient: boolean): Promise<void> {
  await api.query(
    `UPDATE rides SET pledge_deadline = now() - interval '1 second', scheduled_at = least(scheduled_at, now() + interval '4 days')
      WHERE id = $1 AND status = 'awaiting_payment'`,
    [rideId],
  );
  let looks = 0;
  await until(
    async () => {
      looks += 1;
      if (!patient || looks % PATIENCE === 0)
        await api.query(
          `UPDATE rides SET pledge_fix_by = now() - interval '1 second' WHERE id = $1 AND pledge_fix_by > now()`,
          [rideId],
        );
      for (const job of PLEDGE_JOBS) await hurry(api, job, rideId);
      return (await api.query<{ status: string }>(`SELECT status FROM rides WHERE id = $1`, [rideId]))[0];
    },
    (ride) => ride?.status !== 'awaiting_payment',
  );
}
