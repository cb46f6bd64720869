import { Injectable } from '@nestjs/common';
import type { Language } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { isSameSecret, signatureOf } from '../../platform/signed-token';
import { IdentityFacade } from '../identity/identity.facade';
import { MembersFacade } from '../members/members.facade';
import { noSuchRide, RidesFacade, type Ride } from '../rides/rides.facade';
import type { CalendarFacade } from './calendar.facade';
import { calendarFile } from './calendar-file';
import { CALENDAR_TEXTS } from './calendar-texts';

const HOUR_MS = 3_600_000;
const LINK = /^(\d{1,10})\.(\d{1,10})\.([\w-]{43})\.ics$/;

/**
 * Provides scheduled rides as calendar files, to members and to holders of their signed link, such as calendar apps.
 */
@Injectable()
export class CalendarService implements CalendarFacade {
  constructor(
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly people: IdentityFacade,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  urlFor(rideId: number, userId: number): string {
    const file = `${rideId}.${userId}.${this.sign(rideId, userId)}.ics`;
    return new URL(`/api/calendar/${file}`, this.config.RIDER_WEB_URL).href;
  }

  /** @throws ApiError not_found, also for a ride without a start time */
  async ofMember(who: Principal, rideId: number): Promise<string> {
    const { ride } = await this.rides.authorizeRider(who, rideId);
    return this.file(ride, who.userId);
  }

  /** @param name file name of a signed link @throws ApiError not_found */
  async ofLink(name: string): Promise<string> {
    const [, ride, user, signature] = LINK.exec(name) ?? [];
    const [rideId, userId] = [Number(ride), Number(user)];
    if (!signature || !isSameSecret(signature, this.sign(rideId, userId))) throw noSuchRide();
    const [found, member] = await Promise.all([this.rides.find(rideId), this.members.find(rideId, userId)]);
    if (!found || !member) throw noSuchRide();
    return this.file(found, userId);
  }

  private async file(ride: Ride, userId: number): Promise<string> {
    if (!ride.scheduledAt) throw notFound('calendar entry');
    const language: Language = (await this.people.find(userId))?.language ?? 'en';
    const { href: url, hostname } = new URL(`/ride/${ride.id}`, this.config.RIDER_WEB_URL);
    const lengthMs = ride.hourlyDuration ? ride.hourlyDuration * HOUR_MS : ride.durationSeconds * 1000;
    return calendarFile({
      uid: `ride-${ride.id}@${hostname}`,
      sequence: ride.lastEvent,
      status: ride.status,
      start: ride.scheduledAt,
      end: new Date(ride.scheduledAt.getTime() + lengthMs),
      created: ride.createdAt,
      stamp: this.clock.now(),
      location: { name: ride.pickupLocation, lat: ride.pickupLat, lng: ride.pickupLng },
      url,
      ...CALENDAR_TEXTS[language]({
        pickup: ride.pickupLocation,
        destination: ride.dropoffLocation,
        people: ride.groupSize,
        url,
      }),
    });
  }

  private sign(rideId: number, userId: number): string {
    return signatureOf(`calendar ${rideId} ${userId}`, this.config.SIGNING_SECRET);
  }
}
