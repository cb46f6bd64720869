import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { GuestJoinRequest, Language } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { guestAddressProved, GuestsFacade } from '../identity/guests.facade';
import { rideCancelled, tripCompleted } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { GuestSeatMover } from './guest-seat-mover.service';
import { JoiningService } from './joining.service';
import { guestLinkSent } from './members.errors';

const DAY_MS = 24 * 60 * 60_000;
/** A guest can come back for the receipt. */
const AFTER_RIDE_MS = 7 * DAY_MS;
/** A ride that is never completed or cancelled does not keep its guests for ever. */
export const LONGEST_GUEST_MS = 30 * DAY_MS;

interface Browser {
  browser: string;
  language: Language;
}

/** Seats of people without an account: joining, the end of their time, and the account that takes a seat over. */
@Injectable()
export class GuestSeatsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly joining: JoiningService,
    private readonly guests: GuestsFacade,
    private readonly seats: GuestSeatMover,
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const end = ({ rideId }: { rideId: number }) =>
      this.guests.endAfter(rideId, new Date(this.clock.now().getTime() + AFTER_RIDE_MS));
    this.events.react(tripCompleted, 'limit-guests-time-when-trip-is-completed', end);
    this.events.react(rideCancelled, 'limit-guests-time-when-ride-is-cancelled', end);
    this.events.react(guestAddressProved, 'move-guest-seat-when-its-address-is-proved', (proof) =>
      this.seats.move(proof),
    );
  }

  /**
   * Takes an open seat for somebody without an account. Says the same whether or not the address belongs to an account.
   * Joining again in the same browser leads back to the seat; in another one, a link goes to the address instead.
   * @returns the guest
   * @throws ApiError validation_failed, guest_link_sent, and what joining with an account throws
   */
  async join(token: string, { name, contact: text, share }: GuestJoinRequest, by: Browser): Promise<number> {
    const contact = this.guests.contactOf(text);
    const { id: rideId } = await this.joining.rideOf(token);
    const joined = await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      const known = await this.guests.find(tx, rideId, contact);
      if (known) {
        if (known.browser !== by.browser) await this.guests.sendLink(tx, known.id);
        return { guestId: known.id, elsewhere: known.browser !== by.browser };
      }
      const start = Math.max(this.clock.now().getTime(), ride.scheduledAt?.getTime() ?? 0);
      const guestId = await this.guests.create(tx, {
        ...{ rideId, name, contact, language: by.language, browser: by.browser },
        until: new Date(start + LONGEST_GUEST_MS),
      });
      await this.joining.takeSeat(tx, ride, { userId: guestId, driverId: null }, share);
      await this.guests.sendLink(tx, guestId);
      return { guestId, elsewhere: false };
    });
    // Said outside of the transaction, so that the link is sent.
    if (joined.elsewhere) throw guestLinkSent();
    return joined.guestId;
  }

  /**
   * Sends every guest with this address a link to their ride; does nothing when there is none.
   * @throws ApiError validation_failed
   */
  async sendLink(text: string): Promise<void> {
    const contact = this.guests.contactOf(text);
    await this.database.transaction((tx) => this.guests.sendLinks(tx, contact));
  }
}
