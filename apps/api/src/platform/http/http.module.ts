import { Global, Module } from '@nestjs/common';
import { DriverLocationMessage, DriverPosition, RiderLocationMessage } from '@groupride/contracts';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from './access';
import { Idempotency } from './idempotency';
import { IdempotencyKeyEntity } from './idempotency-key.entity';
import { JsonBodyGuard } from './json-body.guard';
import { OriginGuard } from './origin.guard';
import { ProblemFilter } from './problem.filter';
import { ScopeGuard } from './scope';
import { RateLimiters } from './rate-limiters';
import { CallerConcurrency, CallerConcurrencyInterceptor } from './caller-concurrency';
import { validationPipe } from './validation.pipe';
import { VersionHistory, versionHistory } from './versions/version-history';
import { versionInterceptors } from './versions/version.interceptor';
import { expiredRows } from '../retention/expired-rows';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKeyEntity])],
  providers: [
    // Keys of bookings are kept while their ride is open, so that the call can be repeated.
    expiredRows(
      'idempotency_keys',
      `old.created_at < now() - interval '24 hours' AND NOT EXISTS
        (SELECT 1 FROM rides r WHERE r.id = (old.answer ->> 'rideId')::int AND r.status NOT IN ('completed', 'cancelled'))`,
    ),
    Idempotency,
    CallerConcurrency,
    RateLimiters,
    { provide: APP_GUARD, useClass: OriginGuard },
    { provide: APP_GUARD, useClass: JsonBodyGuard },
    { provide: APP_GUARD, useClass: ScopeGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: VersionHistory, useValue: versionHistory },
    { provide: APP_INTERCEPTOR, useClass: CallerConcurrencyInterceptor },
    ...versionInterceptors(versionHistory),
    { provide: APP_FILTER, useClass: ProblemFilter },
    // Socket messages use this pipe too.
    {
      provide: APP_PIPE,
      useFactory: () => validationPipe([DriverLocationMessage, DriverPosition, RiderLocationMessage]),
    },
  ],
  exports: [Idempotency, RateLimiters, VersionHistory],
})
export class HttpModule {}
