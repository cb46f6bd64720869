import { firstName } from '@groupride/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { highestPledgeShare, seatPrices } from '@groupride/pricing';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { OutboxFacade } from '../identity/identity.facade';
import { InboxFacade } from '../inbox/inbox.facade';
import { MembersFacade, type Member } from '../members/members.facade';
import {
  pledgeJoined,
  pledgeReached,
  pledgeReopened,
  pledgeRequested,
  rideCancelled,
  type RideFact,
} from '../rides/rides.events';
import { pledgeOf, RidesFacade, sharedRide, type Pledge, type Ride } from '../rides/rides.facade';
import type { UndecidedPledge } from './pledge-progress.service';
import {
  BOOKED_TEXTS,
  JOINED_TEXTS,
  MISSED_TEXTS,
  REACHED_TEXTS,
  REMINDER_TEXTS,
  SEAT_LOST_TEXTS,
} from './pledge-texts';

interface NoticeContext {
  tx: Transaction;
  ride: Ride;
  pledge: Pledge;
  members: readonly Member[];
  /** The ride event to report. */
  event: { number: number; actorId: number | null; actorName: string | null; data: Record<string, unknown> };
}

/**
 * Notifies the group of a pledge by mail and in the application. Message keys keep a second run from sending
 * duplicates.
 */
@Injectable()
export class PledgeNotices implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly outbox: OutboxFacade,
    private readonly inbox: InboxFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(pledgeJoined, 'tell-who-joined-a-pledge', (fact) => this.tell(fact, (told) => this.joined(told)));
    this.events.react(pledgeReached, 'tell-group-when-pledge-is-reached', (fact) =>
      this.tell(fact, (told) => this.reached(told)),
    );
    this.events.react(pledgeReopened, 'tell-group-when-pledge-is-reopened', (fact) =>
      this.tell(fact, (told) => this.reopened(told)),
    );
    this.events.react(pledgeRequested, 'tell-group-when-pledge-is-booked', (fact) =>
      this.tell(fact, (told) => this.booked(told)),
    );
    this.events.react(rideCancelled, 'tell-group-when-pledge-is-missed', (fact) =>
      this.tell(fact, (told) => this.missed(told)),
    );
  }

  /** Reminds the group of a pledge that lacks people. */
  async remind(tx: Transaction, { ride, pledge, group }: UndecidedPledge, hours: number): Promise<void> {
    const missing = Math.max(1, pledge.minRiders - group.paid.length);
    const destination = ride.dropoffLocation;
    for (const { userId } of group.members) {
      const facts = { destination, missing: String(missing), hours: String(hours) };
      await this.inbox.notify(tx, [
        { userId, key: `ride:${ride.id}:pledge-reminder:${hours}`, kind: 'pledge_reminder', rideId: ride.id, facts },
      ]);
      await this.outbox.write(
        userId,
        {
          key: `ride:${ride.id}:pledge-reminder:${hours}:${userId}`,
          template: REMINDER_TEXTS,
          facts: ({ day, time }) => ({ destination, missing, day: day(pledge.deadline), time: time(pledge.deadline) }),
          page: { app: 'rider', path: `/ride/${ride.id}` },
        },
        tx,
      );
    }
  }

  /** Tells a member that they lose their seat because they have not paid. They can no longer see the ride. */
  async seatLost(tx: Transaction, { id: rideId, dropoffLocation: destination }: Ride, member: Member): Promise<void> {
    const { id, userId } = member;
    const key = `ride:${rideId}:pledge-seat-lost:${id}`;
    const facts = { destination };
    await this.inbox.notify(tx, [{ userId, key, kind: 'pledge_seat_lost', rideId: null, facts }]);
    await this.outbox.write(userId, { key, template: SEAT_LOST_TEXTS, facts: () => facts }, tx);
  }

  private async tell(fact: RideFact, run: (told: NoticeContext) => Promise<void>): Promise<void> {
    const ride = await this.rides.find(fact.rideId);
    const pledge = ride && pledgeOf(ride);
    if (!ride || !pledge) return;
    const [members, event] = await Promise.all([
      this.members.list(ride.id),
      this.rides.findEvent(ride.id, fact.number),
    ]);
    if (event) await this.database.transaction((tx) => run({ tx, ride, pledge, members, event }));
  }

  /** Mails the terms to the new member and notifies the organizer. */
  private async joined({ tx, ride, pledge, event }: NoticeContext): Promise<void> {
    const { actorId: member, number } = event;
    if (member === null) return;
    const destination = ride.dropoffLocation;
    await this.outbox.write(
      member,
      {
        key: `ride:${ride.id}:pledge-joined:${number}`,
        template: JOINED_TEXTS,
        facts: ({ money, day, time }) => ({
          destination,
          minRiders: pledge.minRiders,
          maxShare: money(highestPledgeShare(pledge)),
          day: day(pledge.deadline),
          time: time(pledge.deadline),
        }),
        page: { app: 'rider', path: `/ride/${ride.id}` },
      },
      tx,
    );
    if (member === ride.organizerId) return;
    const facts = {
      name: firstName(event.actorName ?? ''),
      destination,
      joined: String(event.data['joined']),
      minRiders: String(pledge.minRiders),
    };
    const key = `ride:${ride.id}:${number}`;
    await this.inbox.notify(tx, [{ userId: ride.organizerId, key, kind: 'pledge_joined', rideId: ride.id, facts }]);
  }

  private async reached({ tx, ride, pledge, members, event: { number } }: NoticeContext): Promise<void> {
    const destination = ride.dropoffLocation;
    const key = `ride:${ride.id}:${number}`;
    for (const { userId } of members) {
      const facts = { destination, riders: String(pledge.minRiders) };
      await this.inbox.notify(tx, [{ userId, key, kind: 'pledge_reached', rideId: ride.id, facts }]);
      await this.outbox.write(
        userId,
        {
          key: `ride:${ride.id}:pledge-reached:${userId}`,
          template: REACHED_TEXTS,
          facts: ({ day, time }) => ({
            destination,
            minRiders: pledge.minRiders,
            day: day(pledge.deadline),
            time: time(pledge.deadline),
          }),
          page: { app: 'rider', path: `/ride/${ride.id}` },
        },
        tx,
      );
    }
  }

  private async reopened({ tx, ride, pledge, members, event: { number, data } }: NoticeContext): Promise<void> {
    const joined = Number(data['joined'] ?? 0);
    const missing = String(Math.max(1, pledge.minRiders - joined));
    const facts = { destination: ride.dropoffLocation, missing };
    const key = `ride:${ride.id}:${number}`;
    await this.inbox.notify(
      tx,
      members.map(({ userId }) => ({ userId, key, kind: 'pledge_reopened' as const, rideId: ride.id, facts })),
    );
  }

  /** A ride that a driver gives back is requested again, but everyone is notified only once. */
  private async booked({ tx, ride, pledge, members }: NoticeContext): Promise<void> {
    if (pledge.state !== 'requested') return;
    const prices = seatPrices(sharedRide(ride));
    const destination = ride.dropoffLocation;
    for (const { userId, seat } of members) {
      const share = prices[seat] ?? 0;
      const facts = { destination, riders: String(ride.groupSize), share };
      await this.inbox.notify(tx, [
        { userId, key: `ride:${ride.id}:pledge-booked`, kind: 'pledge_booked', rideId: ride.id, facts },
      ]);
      await this.outbox.write(
        userId,
        {
          key: `ride:${ride.id}:pledge-booked:${userId}`,
          template: BOOKED_TEXTS,
          facts: ({ money, day, time }) => ({
            pickup: ride.pickupLocation,
            destination,
            riders: ride.groupSize,
            share: money(share),
            day: day(pledge.scheduledAt),
            time: time(pledge.scheduledAt),
          }),
          page: { app: 'rider', path: `/ride/${ride.id}` },
        },
        tx,
      );
    }
  }

  private async missed({ tx, ride, pledge, members }: NoticeContext): Promise<void> {
    if (pledge.state !== 'missed') return;
    const destination = ride.dropoffLocation;
    for (const { userId } of members) {
      const facts = { destination, minRiders: String(pledge.minRiders) };
      await this.inbox.notify(tx, [
        { userId, key: `ride:${ride.id}:pledge-missed`, kind: 'pledge_missed', rideId: ride.id, facts },
      ]);
      await this.outbox.write(
        userId,
        {
          key: `ride:${ride.id}:pledge-missed:${userId}`,
          template: MISSED_TEXTS,
          facts: () => ({ destination, minRiders: pledge.minRiders }),
          page: { app: 'rider', path: `/ride/${ride.id}` },
        },
        tx,
      );
    }
  }
}
