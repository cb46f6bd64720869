import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import {
  PaymentIntentRequest,
  PaymentIntentView,
  PaymentsQuery,
  PaymentView,
  SavedCardPayment,
} from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { PaymentLookupsService } from '../payment-lookups.service';
import { PaymentIntentsService } from '../payment-intents.service';
import { SavedCardPaymentsService } from '../saved-card-payments.service';
import { presentIntent, presentPayment } from '../payment.presenter';

@Controller()
export class PaymentsController {
  constructor(
    private readonly intents: PaymentIntentsService,
    private readonly savedCards: SavedCardPaymentsService,
    private readonly lookups: PaymentLookupsService,
  ) {}

  @Post('create-payment-intent')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'createPaymentIntent',
    summary: 'Starts your payment of the ride or of your own seat',
    tag: 'Payments',
    scope: 'payments:write',
    answer: PaymentIntentView,
  })
  async begin(@Me() me: Principal, @Body() { rideId }: PaymentIntentRequest): Promise<PaymentIntentView> {
    return presentIntent(await this.intents.begin(me, rideId));
  }

  @Get('payments')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'listOwnPayments',
    summary: 'Your own payments for a ride, oldest first',
    tag: 'Payments',
    scope: 'payments:read',
    answer: [PaymentView],
  })
  async list(@Me() me: Principal, @Query() { rideId }: PaymentsQuery): Promise<PaymentView[]> {
    return (await this.intents.listOwn(me, rideId)).map(presentPayment);
  }

  @Post('payments/:paymentId/card')
  @Access('signed-in')
  @Describe({
    id: 'payWithSavedCard',
    summary: 'Pays with one of your saved cards',
    tag: 'Payments',
    scope: 'payments:write',
    answer: PaymentView,
  })
  async payWith(
    @Me() me: Principal,
    @Param('paymentId', IdPipe) paymentId: number,
    @Body() { cardId }: SavedCardPayment,
  ): Promise<PaymentView> {
    return presentPayment(await this.savedCards.pay(me, paymentId, cardId));
  }

  @Post('payments/:paymentId/refresh')
  @Access('signed-in', { guests: true })
  @Describe({
    id: 'refreshPayment',
    summary: 'Refreshes the state of your payment from the payment provider',
    tag: 'Payments',
    scope: 'payments:write',
    answer: PaymentView,
  })
  async refresh(@Me() me: Principal, @Param('paymentId', IdPipe) paymentId: number): Promise<PaymentView> {
    return presentPayment(await this.lookups.refresh(me, paymentId));
  }
}
