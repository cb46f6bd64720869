import { Injectable } from '@nestjs/common';
import type { Passenger } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { ApiError, fieldError } from '../../platform/http/api-error';
import { GuestsFacade } from '../identity/guests.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { LONGEST_GUEST_MS } from './guest-seats.service';
import { PassengersFacade } from './members.facade';
import { MembersService } from './members.service';
import { PassengerMessages } from './passenger-messages.service';

/** Gives seats to the people for whom services book. */
@Injectable()
export class PassengersService extends PassengersFacade {
  constructor(
    private readonly members: MembersService,
    private readonly guests: GuestsFacade,
    private readonly rides: RidesFacade,
    private readonly messages: PassengerMessages,
    private readonly clock: Clock,
  ) {
    super();
  }

  check({ email, phone }: Passenger, field: string): void {
    if (!email && !phone) throw fieldError(`${field}.email`, 'give an email address or a phone number');
    if (phone) this.phoneOf(phone, field);
  }

  async seat(tx: Transaction, ride: Ride, passenger: Passenger, bookedBy: string): Promise<void> {
    const { name, email, language = 'en' } = passenger;
    const phone = passenger.phone ? this.phoneOf(passenger.phone, 'passenger') : null;
    const start = Math.max(this.clock.now().getTime(), ride.scheduledAt?.getTime() ?? 0);
    const guestId = await this.guests.create(tx, {
      rideId: ride.id,
      name,
      language,
      phone,
      browser: null,
      contact: email ? { kind: 'email', email } : { kind: 'phone', phone: phone! },
      until: new Date(start + LONGEST_GUEST_MS),
    });
    const member = await this.members.add(tx, {
      rideId: ride.id,
      userId: guestId,
      isOrganizer: false,
      seat: 0,
      agreed: 0,
    });
    await this.rides.note(tx, {
      rideId: ride.id,
      type: 'member_joined',
      actor: { as: 'organizer', userId: ride.organizerId },
      data: { memberId: member.id },
    });
    await this.messages.tellOfBooking(tx, ride, guestId, bookedBy);
  }

  private phoneOf(text: string, field: string): string {
    try {
      const contact = this.guests.contactOf(text);
      if (contact.kind === 'phone') return contact.phone;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    throw fieldError(`${field}.phone`, 'must be a number of the United States or Canada, with 10 digits');
  }
}
