import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Events } from '../../platform/events/events';
import { pickupMoved } from '../rides/rides.events';
import { ProgressChecksRepository } from './progress-checks.repository';

/**
 * Begins a driver's approach again when the pickup moves, in the same transaction: the travel times to the former
 * pickup say nothing about whether the driver is coming to the new one.
 */
@Injectable()
export class MovedPickups implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly checks: ProgressChecksRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.participate(pickupMoved, (tx, { rideId }) => this.checks.forgetPickup(tx, rideId, this.clock.now()));
  }
}
