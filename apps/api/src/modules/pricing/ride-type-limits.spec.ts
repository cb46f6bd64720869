import { INITIAL_VEHICLE_RULES } from '@groupride/contracts';
import type { VehicleRulesFacade } from '../settings/settings.facade';
import { only } from '../../platform/testing/stand-ins';
import { RideTypeLimits } from './ride-type-limits';

const limits = new RideTypeLimits(only<VehicleRulesFacade>({ current: INITIAL_VEHICLE_RULES }));
const largest = limits.largestGroup('GroupX');

describe('the limits of a ride type', () => {
  it('accept the largest group, and name the field and the number for a larger one', () => {
    expect(() => limits.checkOffered({ rideType: 'GroupX', groupSize: largest })).not.toThrow();
    expect(() => limits.checkOffered({ rideType: 'GroupX', groupSize: largest + 1 })).toThrow(
      expect.objectContaining({
        code: 'group_too_large',
        message: expect.stringContaining(`takes at most ${largest} people`),
      }),
    );
  });

  it('let a booked group keep its size', () => {
    expect(() => limits.checkGroup({ rideType: 'GroupX', groupSize: largest + 2 }, largest + 2)).not.toThrow();
  });

  it('refuse a ride type whose classes take no rides', () => {
    const { classes, ...rules } = INITIAL_VEHICLE_RULES;
    const none = classes.map((each) => ({ ...each, offered: false }));
    const closed = new RideTypeLimits(only<VehicleRulesFacade>({ current: { ...rules, classes: none } }));
    expect(() => closed.checkOffered({ rideType: 'GroupX', groupSize: 2 }, 'quoteId')).toThrow(
      expect.objectContaining({ code: 'ride_type_not_offered' }),
    );
  });
});
