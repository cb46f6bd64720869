import { Body, Controller, Post } from '@nestjs/common';
import { SandboxCardConfirmation, SandboxCardConfirmed } from '@groupride/contracts';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { SandboxOnly } from '../../../platform/http/sandbox-only';
import { SandboxCards } from '../sandbox-cards.service';

@Controller('sandbox/card-confirmations')
@SandboxOnly()
export class SandboxCardsController {
  constructor(private readonly cards: SandboxCards) {}

  @Post()
  @Access('signed-in')
  @Describe({
    id: 'confirmWithTestCard',
    summary: 'Confirms a payment, or saves a card, with a test card',
    description:
      'Replaces the payment form of a browser. Refresh the payment or the cards afterwards, or wait for the webhook event.',
    tag: 'Sandbox',
    scope: 'sandbox:write',
    answer: SandboxCardConfirmed,
  })
  confirm(@Body() confirmation: SandboxCardConfirmation): Promise<SandboxCardConfirmed> {
    return this.cards.confirm(confirmation);
  }
}
