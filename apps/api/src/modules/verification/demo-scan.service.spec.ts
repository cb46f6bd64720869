import type { VerificationView } from '@groupride/contracts';
import { Config } from '../../config/config';
import { only, principal } from '../../platform/testing/stand-ins';
import { MembersWorld } from '../members/testing/members-world';
import type { RealtimeFacade } from '../realtime/realtime.facade';
import type { Ride } from '../rides/rides.facade';
import { DemoScanService } from './demo-scan.service';
import type { VerificationService } from './verification.service';

const ANA = 12;
const DRIVER = 90;
const ana = principal(ANA);

describe('the scan of a demo driver', () => {
  let world: MembersWorld;
  let scanned: unknown[];

  const show = async (more: Partial<Ride>, isOn = true) => {
    const ride = await world.book({ status: 'en_route', driverId: DRIVER, arrivedAt: world.clock.now(), ...more });
    await world.take(ride.id, ANA);
    const verification = only<VerificationService>({ show: async () => ({ qr: 'claim' }) as VerificationView });
    const realtime = only<RealtimeFacade>({ toDriver: (...sent) => void scanned.push(sent) });
    const config = Object.assign(new Config(), { DEMO_TOOLS: isOn });
    await new DemoScanService(config, world.rides, verification, realtime).show(ana, ride.id);
    return ride.id;
  };

  beforeEach(() => {
    world = new MembersWorld();
    scanned = [];
  });

  it('shows the code of the caller to the driver of the ride', async () => {
    const rideId = await show({});
    expect(scanned).toEqual([[DRIVER, 'boardingCodeShown', { rideId, qr: 'claim' }]]);
  });

  it('is refused without the demo tools', async () => {
    await expect(show({}, false)).rejects.toMatchObject({ code: 'forbidden' });
    expect(scanned).toEqual([]);
  });

  it('is refused before the driver has arrived', async () => {
    for (const more of [{ arrivedAt: null }, { status: 'pending', driverId: null }] as const) {
      world = new MembersWorld();
      await expect(show(more)).rejects.toMatchObject({ code: 'ride_state_conflict' });
    }
    expect(scanned).toEqual([]);
  });
});
