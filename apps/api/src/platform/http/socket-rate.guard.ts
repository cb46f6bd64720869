import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from './api-error';

/** Messages per socket and ten seconds: several times what our applications send. */
const MESSAGES = 100;
const SECONDS = 10;

@Injectable()
export class SocketRateGuard implements CanActivate {
  private readonly limiter = new RateLimiterMemory({ points: MESSAGES, duration: SECONDS });

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { id } = context.switchToWs().getClient<{ id: string }>();
    try {
      await this.limiter.consume(id);
      return true;
    } catch {
      throw new ApiError('too_many_requests', 'That was too many messages. Wait a few seconds.');
    }
  }
}
