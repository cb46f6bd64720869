import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { PaymentIntentRequest, PaymentIntentView, PaymentView } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { IntentsService } from '../intents.service';
import { presentIntent, presentPayment } from './payment.presenter';

@Controller()
export class PaymentsController {
  constructor(private readonly intents: IntentsService) {}

  @Post('create-payment-intent')
  @HttpCode(200)
  @Access('signed-in')
  @Describe({ id: 'createPaymentIntent', summary: 'What your card is asked for: the ride, or your own seat', tag: 'Payments', answer: PaymentIntentView })
  async begin(@Me() me: Principal, @Body() { rideId }: PaymentIntentRequest): Promise<PaymentIntentView> {
    return presentIntent(await this.intents.begin(me, rideId));
  }

  @Post('payments/:paymentId/refresh')
  @HttpCode(200)
  @Access('signed-in')
  @Describe({ id: 'refreshPayment', summary: 'Asks the payment provider how your payment stands', tag: 'Payments', answer: PaymentView })
  async refresh(@Me() me: Principal, @Param('paymentId', IdPipe) paymentId: number): Promise<PaymentView> {
    return presentPayment(await this.intents.refresh(me, paymentId));
  }
}
