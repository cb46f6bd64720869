import { Body, Controller, Headers, Param, Post } from '@nestjs/common';
import { BusinessChargeCredit, BusinessChargeView, BusinessInvoiceView, BusinessReason } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { BusinessCorrections } from '../business-corrections.service';

@Controller('admin')
export class AdminBusinessCorrectionsController {
  constructor(private readonly corrections: BusinessCorrections) {}

  @Post('business-payments/:paymentId/reverse')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'reverseBusinessPayment',
    summary:
      'Reverses a payment that did not arrive or was recorded by mistake, and reopens its invoice; the idempotency key is required',
    tag: 'Operations',
    scope: 'operations:write',
    answer: BusinessInvoiceView,
    idempotent: 'required',
  })
  reverse(
    @Me() me: Principal,
    @Param('paymentId', IdPipe) paymentId: number,
    @Body() { reason }: BusinessReason,
    @Headers('idempotency-key') key?: string,
  ): Promise<BusinessInvoiceView> {
    return this.corrections.reverse(me, paymentId, reason, key);
  }

  @Post('business-charges/:chargeId/credits')
  @Access('admin', { permission: 'money.manage' })
  @Describe({
    id: 'creditBusinessCharge',
    summary:
      'Credits a charge in full or in part. The credit lowers open invoices or the next one; the idempotency key is required',
    tag: 'Operations',
    scope: 'operations:write',
    answer: BusinessChargeView,
    status: 201,
    idempotent: 'required',
  })
  credit(
    @Me() me: Principal,
    @Param('chargeId', IdPipe) chargeId: number,
    @Body() credit: BusinessChargeCredit,
    @Headers('idempotency-key') key?: string,
  ): Promise<BusinessChargeView> {
    return this.corrections.credit(me, chargeId, credit, key);
  }
}
