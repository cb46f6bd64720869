import { Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/http/principal';
import { notFound } from '../../platform/http/api-error';
import { RidesFacade } from '../rides/rides.facade';
import { noReceiptYet } from './payments.errors';
import { ReceiptsRepository, type IssuedReceipt, type PastRide } from './receipts.repository';

const MOST_PAST_RIDES = 100;

/** A receipt and the places it is about. */
export interface ReceiptOfRide extends IssuedReceipt {
  pickupLocation: string;
  dropoffLocation: string;
}

/** What people were charged for. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly rides: RidesFacade,
  ) {}

  /** One's own receipt. @throws ApiError not_found, also until it is issued */
  async ofRide(who: Principal, rideId: number): Promise<ReceiptOfRide> {
    const { ride } = await this.rides.authorize(who, rideId);
    const receipt = await this.receipts.find(rideId, who.userId);
    if (!receipt) throw noReceiptYet();
    return { ...receipt, pickupLocation: ride.pickupLocation, dropoffLocation: ride.dropoffLocation };
  }

  /** @param userId null for one's own */
  async historyOf(who: Principal, userId: number | null): Promise<PastRide[]> {
    const asked = userId ?? who.userId;
    if (asked !== who.userId && !who.isAdmin) throw notFound('user');
    return this.receipts.historyOf(asked, MOST_PAST_RIDES);
  }
}
