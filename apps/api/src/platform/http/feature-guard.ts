import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Feature } from '@groupride/contracts';
import type { Request } from 'express';
import { ApiError } from './api-error';

const SWITCH = 'groupride:feature';

interface FeatureSwitch {
  feature: Feature;
  uses: (body: unknown) => boolean;
}

/** Tells which features operations have switched off. */
export abstract class FeatureSource {
  abstract isOn(feature: Feature): Promise<boolean>;
}

/**
 * Refuses the route while operations have switched the feature off.
 * @param uses which requests need the feature; all by default
 */
export const Needs = (feature: Feature, uses: (body: unknown) => boolean = () => true): MethodDecorator =>
  SetMetadata<string, FeatureSwitch>(SWITCH, { feature, uses });

/** A condition on a field of the body before validation. */
export const where =
  (field: string, value: string) =>
  (body: unknown): boolean =>
    typeof body === 'object' && body !== null && (body as Record<string, unknown>)[field] === value;

const OFF: Readonly<Record<Feature, string>> = {
  scheduledRides: 'Rides can’t be scheduled right now. You can still book a ride for now.',
  cashPayments: 'Rides can’t be paid in cash right now. Choose a card instead.',
  guestJoins: 'You need an account to join right now. Sign in or sign up with the same link.',
  driverApplications: 'We aren’t taking applications to drive right now. Please come back later.',
  driverPayouts: 'Payouts are paused right now. Your balance stays as it is.',
};

@Injectable()
export class FeatureGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly features: FeatureSource,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const needed = this.reflector.get<FeatureSwitch | undefined>(SWITCH, context.getHandler());
    if (!needed || context.getType() !== 'http') return true;
    if (!needed.uses(context.switchToHttp().getRequest<Request>().body)) return true;
    if (await this.features.isOn(needed.feature)) return true;
    throw new ApiError('feature_off', OFF[needed.feature], { extra: { feature: needed.feature } });
  }
}
