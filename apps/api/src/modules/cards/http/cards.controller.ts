import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { CardSetupView, CardView } from '@groupride/contracts';
import { Clock } from '../../../platform/clock';
import { Access } from '../../../platform/http/access';
import { Describe } from '../../../platform/http/answers';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Me, type Principal } from '../../../platform/http/principal';
import { CardsService } from '../cards.service';
import { presentCards } from '../card.presenter';

@Controller('cards')
export class CardsController {
  constructor(
    private readonly cards: CardsService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('signed-in')
  @Describe({
    id: 'listCards',
    summary: 'Your saved cards, the default first',
    tag: 'Payments',
    scope: 'payments:read',
    answer: [CardView],
  })
  async list(@Me() me: Principal): Promise<CardView[]> {
    return presentCards(await this.cards.list(me), this.clock.now());
  }

  @Post('setup')
  @Access('signed-in')
  @Describe({
    id: 'beginCardSetup',
    summary: 'Starts saving another card in the browser',
    tag: 'Payments',
    scope: 'payments:write',
    answer: CardSetupView,
  })
  async begin(@Me() me: Principal): Promise<CardSetupView> {
    return { clientSecret: await this.cards.beginSetup(me) };
  }

  @Post('refresh')
  @Access('signed-in')
  @Describe({
    id: 'refreshCards',
    summary: 'Refreshes your saved cards from the payment provider',
    tag: 'Payments',
    scope: 'payments:write',
    answer: [CardView],
  })
  async refresh(@Me() me: Principal): Promise<CardView[]> {
    return presentCards(await this.cards.refresh(me), this.clock.now());
  }

  @Post(':cardId/default')
  @Access('signed-in')
  @Describe({
    id: 'makeCardDefault',
    summary: 'Makes this card the default',
    tag: 'Payments',
    scope: 'payments:write',
    answer: [CardView],
  })
  async makeDefault(@Me() me: Principal, @Param('cardId', IdPipe) cardId: number): Promise<CardView[]> {
    return presentCards(await this.cards.makeDefault(me, cardId), this.clock.now());
  }

  @Delete(':cardId')
  @Access('signed-in')
  @Describe({
    id: 'removeCard',
    summary: 'Deletes a saved card, unless a ride still needs it',
    tag: 'Payments',
    scope: 'payments:write',
    answer: null,
  })
  async remove(@Me() me: Principal, @Param('cardId', IdPipe) cardId: number): Promise<void> {
    await this.cards.remove(me, cardId);
  }
}
