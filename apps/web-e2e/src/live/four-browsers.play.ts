import type { Browser } from '@playwright/test';
import { expect, test } from '../support/test';
import { driverIn, riderIn } from './cast';
import { tableOf, type Delay } from './delays';
import { MEETING, Round, type Meeting } from './round';

const RIDES = Number(process.env['LIVE_RIDES'] ?? 4);
/** What people take for "at once". */
const LONGEST_MS = 1000;

/** Plays so many rides of one kind. */
async function play(browser: Browser, meeting: Meeting): Promise<Delay[]> {
  const [organizer, friend] = [
    await riderIn(browser, 'organizer', 'Olivia Organizer'),
    await riderIn(browser, 'friend', 'Frank Friend'),
  ];
  for (const rider of [organizer, friend]) await rider.app.enterAs(rider.person);
  const driver = await driverIn(browser, 'NoDa');
  const delays: Delay[] = [];
  for (let ride = 1; ride <= RIDES; ride += 1) {
    const round = new Round(browser, meeting, { organizer, friend, driver });
    await round.play();
    delays.push(...round.delays);
    console.log(`  ride ${ride} of ${RIDES}: at most ${Math.max(...round.delays.map(({ ms }) => ms))} ms`);
  }
  for (const player of [organizer, friend, driver]) await player.leave();
  return delays;
}

for (const meeting of MEETING)
  test(`what one person does, the others see within a second: ${meeting}`, async ({ browser }) => {
    const delays = await play(browser, meeting);
    console.log(`\n${meeting}\n${tableOf(delays)}\n`);
    expect(Math.max(...delays.map(({ ms }) => ms))).toBeLessThanOrEqual(LONGEST_MS);
  });
