import type { Invitee } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Ride } from '../rides/rides.facade';

export abstract class InviteesFacade {
  /**
   * Stores the people the organizer wants to invite. They are invited as soon as the organizer has paid.
   * @throws ApiError validation_failed naming the entry that is not an address, is listed twice, or has no seat
   */
  abstract add(tx: Transaction, ride: Ride, invitees: readonly Invitee[]): Promise<void>;
}
