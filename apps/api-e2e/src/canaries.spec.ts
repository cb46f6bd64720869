import { ACCOUNT_ROWS } from './support/access/account-rows';
import { CanaryWorld } from './support/access/canary-world';
import { OPERATOR } from './support/access/cast';
import { DRIVER_ROWS } from './support/access/driver-rows';
import { MONEY_ROWS } from './support/access/money-rows';
import { PUBLIC_ROWS } from './support/access/public-rows';
import { RIDE_ROWS } from './support/access/ride-rows';
import type { Stage } from './support/access/secrets';
import { PaidRides } from './support/paid-rides';
import { expectStatus } from './support/people';
import { completeTrip, UPTOWN } from './support/rides';

const isRead = ({ route }: { route: string }) => route.startsWith('GET ');
/** Routes that serve map data or server state, are development tools, or answer only for scheduled rides. */
const ABOUT_NOBODY =
  /\/(calendar\/|mapping|tiles|directions|places|geocode|health|config|login|dev|wineries|ride-types|cancellation-terms$)/;
const READS = [...RIDE_ROWS, ...MONEY_ROWS, ...DRIVER_ROWS, ...ACCOUNT_ROWS, ...PUBLIC_ROWS].filter(
  (row) => isRead(row) && !ABOUT_NOBODY.test(row.route),
);
/** Routes about another ride or driver; anyone with another ride's link may open it. */
const READS_OF_OTHERS = READS.filter(({ route }) => /\{(rideId|driverId|userId)\}|\/api\/payments/.test(route));

const PICKUP = { lat: UPTOWN.lat, lng: UPTOWN.lng };

let canaries: CanaryWorld;
beforeAll(async () => {
  // Every viewer reads everything while the ride is offered, which takes a while.
  canaries = await CanaryWorld.start(await PaidRides.start({ ADMIN_EMAILS: OPERATOR, OFFER_SECONDS: '600' }));
}, 120_000);
afterAll(async () => {
  canaries?.close();
  await canaries?.cast.world.api.stop();
});

const step = (status: string) => canaries.cast.world.step(canaries.ours.driver, canaries.ours.rideId, status);
const verifyMember = async () => {
  const { rideId, member, driver } = canaries.ours;
  const { body } = await expectStatus(member.client.get(`/api/rides/${rideId}/verification`), 200);
  await expectStatus(driver.client.post(`/api/rides/${rideId}/verify`, { code: body.code }), 200);
};

/** Guests, strangers, drivers, members and everyone with a link read all that they can, over HTTP and sockets. */
describe('addresses, numbers and exact positions', () => {
  it.each<[Stage, () => Promise<unknown>]>([
    ['open', async () => undefined],
    [
      'taken',
      async () => {
        const { driver, rideId } = canaries.ours;
        await expectStatus(driver.client.post(`/api/rides/${rideId}/accept/${driver.driverId}`), 200);
        await expectStatus(driver.client.patch(`/api/drivers/${driver.driverId}/location`, PICKUP), 204);
        await step('arrived');
      },
    ],
    ['boarded', verifyMember],
    ['riding', () => step('in_progress')],
    ['done', () => completeTrip(canaries.ours.driver, canaries.ours.rideId)],
  ])('are sent only to those who may know them when the ride is %s', async (stage, advance) => {
    await canaries.flush();
    // A message that is allowed in either stage may be in transit while the ride changes.
    if (stage === 'done') await advance();
    canaries.stage = stage;
    if (stage !== 'done') await advance();
    await canaries.move();
    for (const row of READS) await canaries.read(row);
    for (const row of READS_OF_OTHERS) await canaries.read(row, canaries.theirs);
    await canaries.flush();
    await canaries.readOutbox();
    expect([...canaries.leaks]).toEqual([]);
  });

  it('are present in responses to those who may know them', () => {
    expect(READS.length).toBeGreaterThan(40);
    expect(canaries.texts).toBeGreaterThan(2_000);
    expect([...canaries.known].sort()).toEqual([
      'email of guest to organizer',
      'email of member to organizer',
      'phone of driver of the ride to organizer',
      'phone of organizer to driver',
      // Everyone here has the link with which anyone follows the trip.
      ...canaries.viewersBut('driver').map((viewer) => `position of driver of the ride to ${viewer}`),
      'position of member to driver',
      'position of member to organizer',
      'position of organizer to driver',
      'position of organizer to member',
    ]);
  });
});
