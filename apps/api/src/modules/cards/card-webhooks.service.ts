import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs';
import { WebhookEvents, type Effect, type WebhookEvent } from '../webhooks/webhooks.facade';
import { CardsProvider } from './cards-provider';
import { detachCard } from './cards.jobs';
import { CardsRepository } from './cards.repository';
import { CardsService } from './cards.service';

/** Webhook events about a card. */
const OF_CARDS = [
  'payment_method.attached',
  'payment_method.automatically_updated',
  'payment_method.detached',
  'payment_method.updated',
];

/** Handles webhook events about cards. It always fetches the current state, so their order does not matter. */
@Injectable()
export class CardWebhooks implements OnModuleInit {
  constructor(
    private readonly webhooks: WebhookEvents,
    private readonly provider: CardsProvider,
    private readonly cards: CardsRepository,
    private readonly jobs: Jobs,
    private readonly service: CardsService,
  ) {}

  onModuleInit(): void {
    this.webhooks.on(OF_CARDS, ({ object }) => this.prepare(object.id));
    this.webhooks.on(['setup_intent.succeeded'], (event) => this.prepareSetup(event));
    this.jobs.handle(detachCard, ({ methodId }) => this.service.detach(methodId));
  }

  private async prepareSetup({ object }: WebhookEvent): Promise<Effect | null> {
    const setup = object.id ? await this.provider.findSetup(object.id) : null;
    return setup?.methodId ? this.prepare(setup.methodId) : null;
  }

  private async prepare(methodId: string | null): Promise<Effect | null> {
    const card = methodId ? await this.provider.findCard(methodId) : null;
    if (!card) return null;
    const { customer } = card;
    return (tx) =>
      customer === null ? this.cards.remove(tx, card.methodId) : this.cards.save(tx, { ...card, customer });
  }
}
