import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ApplicationStatus, WebhookEventType } from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { applicationSent, applicationStatusChanged, type ApplicationStatusFact } from '../drivers/drivers.events';
import { payoutArrived, payoutFailed, type PayoutFact } from '../payouts/payouts.events';
import { PayoutsFacade } from '../payouts/payouts.facade';
import { rideChanged, type RideFact } from '../rides/rides.events';
import { RidesFacade, seesEvent } from '../rides/rides.facade';
import { rideMessageData, webhookTypeOf } from './domain/ride-message';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import { WebhookMessages } from './webhook-messages.service';

const DRIVER_TYPES: Readonly<Record<ApplicationStatus, WebhookEventType>> = {
  applied: 'driver.applied',
  approved: 'driver.approved',
  rejected: 'driver.rejected',
  suspended: 'driver.suspended',
};

/**
 * Turns events into messages. Each reaction runs at least once after its event has committed; the message's key
 * prevents duplicates. Without an endpoint that could subscribe to the message, no job is created.
 */
@Injectable()
export class WebhookReactions implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly messages: WebhookMessages,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly rides: RidesFacade,
    private readonly payouts: PayoutsFacade,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const wanted = (type: WebhookEventType) => () => this.deliveries.isWanted(type);
    this.events.react(rideChanged, 'tell-webhooks-of-ride-event', (fact) => this.tellOfRide(fact), {
      when: ({ type }) => {
        const told = webhookTypeOf(type);
        return told && this.deliveries.isWanted(told);
      },
    });
    this.events.react(payoutArrived, 'tell-webhooks-of-paid-payout', (fact) => this.tellOfPayout(fact, 'payout.paid'), {
      when: wanted('payout.paid'),
    });
    this.events.react(
      payoutFailed,
      'tell-webhooks-of-failed-payout',
      (fact) => this.tellOfPayout(fact, 'payout.failed'),
      { when: wanted('payout.failed') },
    );
    this.events.react(
      applicationSent,
      'tell-webhooks-of-application',
      ({ driverId, at }) => this.tellOfDriver({ driverId, at, status: 'applied' }),
      { when: wanted('driver.applied') },
    );
    this.events.react(applicationStatusChanged, 'tell-webhooks-of-driver', (fact) => this.tellOfDriver(fact), {
      when: ({ status }) => this.deliveries.isWanted(DRIVER_TYPES[status]),
    });
  }

  private async tellOfRide({ rideId, number }: RideFact): Promise<void> {
    const [ride, event] = await Promise.all([this.rides.find(rideId), this.rides.findEvent(rideId, number)]);
    const type = event && webhookTypeOf(event.type);
    if (!ride || !event || !type) return;
    const audienceId = seesEvent(event, 'organizer', ride.organizerId) ? ride.organizerId : null;
    await this.database.transaction((tx) =>
      this.messages.add(tx, {
        key: `ride:${rideId}:${number}`,
        type,
        occurredAt: event.at,
        rideId,
        eventNumber: number,
        audienceId,
        data: rideMessageData(event),
      }),
    );
  }

  private async tellOfPayout({ payoutId }: PayoutFact, type: 'payout.paid' | 'payout.failed'): Promise<void> {
    const payout = await this.payouts.find(payoutId);
    if (!payout) return;
    const { driverId, kind, amount, fee, failureReason, endedAt } = payout;
    await this.database.transaction((tx) =>
      this.messages.add(tx, {
        key: `${type}:${payoutId}`,
        type,
        occurredAt: endedAt ?? this.clock.now(),
        data: {
          payoutId,
          driverId,
          kind,
          amount: formatCents(amount),
          fee: formatCents(fee),
          ...(type === 'payout.failed' ? { failureReason } : {}),
        },
      }),
    );
  }

  private async tellOfDriver({ driverId, status, at }: ApplicationStatusFact): Promise<void> {
    const type = DRIVER_TYPES[status];
    await this.database.transaction((tx) =>
      this.messages.add(tx, {
        key: `driver:${driverId}:${status}:${at}`,
        type,
        occurredAt: new Date(at),
        data: { driverId, status },
      }),
    );
  }
}
