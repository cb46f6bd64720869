import { Global, Module } from '@nestjs/common';
import { StripeClient } from './stripe-client';
import { StripeSandboxClock } from './stripe-sandbox-clock';

@Global()
@Module({ providers: [StripeClient, StripeSandboxClock], exports: [StripeClient] })
export class StripeModule {}
