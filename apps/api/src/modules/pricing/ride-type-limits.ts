import { Injectable } from '@nestjs/common';
import { isRideTypeOffered, rideTypeRuleOf, type RideType } from '@groupride/contracts';
import { ApiError } from '../../platform/http/api-error';
import { VehicleRulesFacade } from '../settings/settings.facade';
import { RIDE_TYPE_TEXTS } from './domain/ride-types';
import { rideTypeNotOffered } from './pricing.errors';

interface Group {
  rideType: RideType;
  groupSize: number;
}

/** Which ride types can be booked now, and for how many people. */
@Injectable()
export class RideTypeLimits {
  constructor(private readonly vehicles: VehicleRulesFacade) {}

  isOffered(rideType: RideType): boolean {
    return isRideTypeOffered(this.vehicles.current, rideType);
  }

  largestGroup(rideType: RideType): number {
    return rideTypeRuleOf(this.vehicles.current, rideType).largestGroup;
  }

  /** @throws ApiError ride_type_not_offered, group_too_large */
  checkOffered(group: Group, field = 'rideType'): void {
    if (!this.isOffered(group.rideType)) throw rideTypeNotOffered(field);
    this.checkGroup(group, this.largestGroup(group.rideType));
  }

  /** @throws ApiError group_too_large */
  checkGroup({ rideType, groupSize }: Group, most: number): void {
    if (groupSize <= most) return;
    const message = `${RIDE_TYPE_TEXTS[rideType].name} takes at most ${most} people`;
    throw new ApiError('group_too_large', `${message}. Choose a larger vehicle.`, {
      errors: [{ field: 'groupSize', code: 'group_too_large', message }],
    });
  }
}
