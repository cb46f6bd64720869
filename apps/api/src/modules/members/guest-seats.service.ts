import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { GuestJoinRequest, Language } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { guestAddressProved, GuestsFacade } from '../identity/guests.facade';
import { rideCancelled, tripCompleted } from '../rides/rides.events';
import { GuestSeatMover } from './guest-seat-mover.service';
import { JoiningService } from './joining.service';
import { guestLinkSent } from './members.errors';

const DAY_MS = 24 * 60 * 60_000;
/** How long a guest account lasts after the ride, so that the guest can come back for the receipt. */
const AFTER_RIDE_MS = 7 * DAY_MS;
/** Maximum lifetime of a guest account, because a ride might never be completed or cancelled. */
export const LONGEST_GUEST_MS = 30 * DAY_MS;

interface Browser {
  browser: string;
  language: Language;
  /** The guest whose session the browser has. */
  guestId?: number | undefined;
}

/** Manages seats of people without an account: joining, expiry, and the transfer to an account. */
@Injectable()
export class GuestSeatsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly joining: JoiningService,
    private readonly guests: GuestsFacade,
    private readonly seats: GuestSeatMover,
    private readonly events: Events,
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
   * Takes an open seat for somebody without an account. The response does not reveal whether the address belongs to an
   * account. Joining again in the same browser returns to the seat, or takes another one for a guest who left with an
   * open call for help; in another browser, a link is sent to the address instead.
   * @returns user id of the guest
   * @throws ApiError validation_failed, guest_link_sent, and the errors of joining with an account
   */
  async join(token: string, { name, contact: text, share }: GuestJoinRequest, by: Browser): Promise<number> {
    const contact = this.guests.contactOf(text);
    const joined = await this.database.transaction(async (tx) => {
      const ride = await this.joining.lockRideOf(tx, token);
      const { id: rideId } = ride;
      const known = await this.guests.find(tx, rideId, contact);
      const elsewhere = known !== null && known.browser !== by.browser && known.id !== by.guestId;
      if (elsewhere) await this.guests.sendLink(tx, known.id);
      if (known && (elsewhere || !known.hasLeft)) return { guestId: known.id, elsewhere };
      const start = Math.max(this.clock.now().getTime(), ride.scheduledAt?.getTime() ?? 0);
      const guestId =
        known?.id ??
        (await this.guests.create(tx, {
          rideId,
          name,
          contact,
          language: by.language,
          browser: by.browser,
          until: new Date(start + LONGEST_GUEST_MS),
        }));
      // They keep their call for help.
      if (known) await this.guests.rejoin(tx, guestId);
      await this.joining.takeSeat(tx, ride, { userId: guestId, driverId: null }, share);
      await this.guests.sendLink(tx, guestId);
      return { guestId, elsewhere: false };
    });
    // Thrown outside of the transaction, so that the link is sent.
    if (joined.elsewhere) throw guestLinkSent();
    return joined.guestId;
  }

  /**
   * Sends a link to their ride to every guest with this address; does nothing when there is none.
   * @throws ApiError validation_failed
   */
  async sendLink(text: string): Promise<void> {
    const contact = this.guests.contactOf(text);
    await this.database.transaction((tx) => this.guests.sendLinks(tx, contact));
  }
}
