import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Config } from '../../../config/config';
import { addressOf } from '../../../platform/http/address';
import { consume, RateLimiters } from '../../../platform/http/rate-limiters';

const MINUTE = 60;
/** Limit per join link. A link is shared by one group, and a group does not need more attempts than this. */
const PER_LINK = { points: 60, seconds: 10 * MINUTE };
/** Limit per address, because each attempt may send a message to it. */
const PER_CONTACT = { points: 5, seconds: 10 * MINUTE };

/** Limits the rate of joining without an account: per link, per stated address, and per network. */
@Injectable()
export class GuestRateGuard implements CanActivate {
  private readonly links: RateLimiterAbstract;
  private readonly contacts: RateLimiterAbstract;
  private readonly networks: RateLimiterAbstract;

  constructor(config: Config, limiters: RateLimiters) {
    this.links = limiters.create('guest-link', PER_LINK);
    this.contacts = limiters.create('guest-contact', PER_CONTACT);
    this.networks = limiters.create('guest-network', { points: config.AUTH_RATE_PER_MINUTE, seconds: MINUTE });
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context
      .switchToHttp()
      .getRequest<Request<{ token?: string }, unknown, { contact?: unknown } | undefined>>();
    await consume(this.networks, addressOf(request), tooManyAttempts);
    if (request.params.token) await consume(this.links, request.params.token.slice(0, 100), tooManyAttempts);
    const contact = request.body?.contact;
    if (typeof contact === 'string') await consume(this.contacts, spelling(contact), tooManyAttempts);
    return true;
  }
}

/** Normalizes the spellings of an email address or phone number to one key. */
function spelling(contact: string): string {
  const text = contact.trim().toLowerCase().slice(0, 254);
  return text.includes('@') ? text : text.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
}

const tooManyAttempts = (seconds: number) => `Too many attempts. Please try again in ${seconds} seconds.`;
