import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { Jobs } from '../../platform/jobs/jobs';
import { providerUnavailable, translateProviderErrors } from '../../platform/stripe/provider-error';
import { CardsProvider } from './cards-provider';
import { cardInUse, noSuchCard } from './cards.errors';
import { CardsFacade, type UsableCard } from './cards.facade';
import { detachCard } from './cards.jobs';
import { CardsRepository, type SavedCard } from './cards.repository';
import { CustomersService } from './customers.service';
import type { CardSetup } from './domain/card';

/** How many times an unusable setup is replaced within one call. */
const MOST_REPLACEMENTS = 3;

/** Manages the cards that people save at the payment provider. */
@Injectable()
export class CardsService extends CardsFacade {
  constructor(
    private readonly database: Database,
    private readonly cards: CardsRepository,
    private readonly provider: CardsProvider,
    private readonly customers: CustomersService,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  list(who: Principal): Promise<SavedCard[]> {
    return this.cards.list(who.userId);
  }

  /**
   * Returns the client secret with which the browser saves a card. Reuses an unfinished setup.
   * @throws ApiError payment_provider_unavailable
   */
  async beginSetup(who: Principal): Promise<string> {
    return translateProviderErrors(async () => {
      const customer = await this.customers.customerOf(who.userId);
      for (let replaced = 0; customer !== null && replaced <= MOST_REPLACEMENTS; replaced += 1) {
        const { attempt, setupIntentId } = await this.cards.setupOf(who.userId);
        const setup = setupIntentId
          ? await this.provider.findSetup(setupIntentId)
          : await this.provider.createSetup(
              { userId: who.userId, customer, purpose: null },
              `user:${who.userId}:setup:${attempt}`,
            );
        if (setup?.status === 'open') {
          if (!setupIntentId) await this.cards.storeSetup(who.userId, attempt, setup.id);
          return setup.clientSecret;
        }
        await this.cards.nextSetup(who.userId, attempt);
      }
      throw providerUnavailable();
    });
  }

  /** Updates the list from the provider. @throws ApiError payment_provider_unavailable */
  async refresh(who: Principal): Promise<SavedCard[]> {
    const customer = await translateProviderErrors(() => this.customers.customerOf(who.userId));
    const known = await this.cards.list(who.userId);
    const there = customer ? await translateProviderErrors(() => this.provider.listCards(customer)) : [];
    await this.database.transaction(async (tx) => {
      for (const card of there)
        if (card.customer !== null) await this.cards.save(tx, { ...card, customer: card.customer });
      // Removes only cards known before the call: a newer card may be missing in the provider's response.
      for (const { methodId } of known)
        if (!there.some((card) => card.methodId === methodId)) await this.cards.remove(tx, methodId);
    });
    return this.cards.list(who.userId);
  }

  /** @throws ApiError not_found */
  async makeDefault(who: Principal, cardId: number): Promise<SavedCard[]> {
    await this.database.transaction(async (tx) => {
      const own = await this.cards.lockOf(tx, who.userId);
      if (!own.some((card) => card.id === cardId)) throw noSuchCard();
      await this.cards.makeDefault(tx, who.userId, cardId);
    });
    return this.cards.list(who.userId);
  }

  /**
   * Removes a card at once. A job detaches it at the provider.
   * @throws ApiError not_found, card_in_use while a ride waits for it
   */
  async remove(who: Principal, cardId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const card = (await this.cards.lockOf(tx, who.userId)).find(({ id }) => id === cardId);
      if (!card) throw noSuchCard();
      if (await this.cards.isAwaited(tx, card.methodId)) throw cardInUse();
      await this.cards.remove(tx, card.methodId);
      await this.jobs.enqueue(tx, detachCard, { methodId: card.methodId });
    });
  }

  /** Detaches a card unless an earlier attempt already did. @throws ProviderError, so that the job is retried */
  async detach(methodId: string): Promise<void> {
    const card = await this.provider.findCard(methodId);
    if (!card?.customer) return;
    await this.provider.detach(methodId, `card:${methodId}:detach`);
  }

  customerOf(userId: number): Promise<string | null> {
    return this.customers.customerOf(userId);
  }

  createSetup(
    userId: number,
    customer: string,
    purpose: { rideId: number; paymentId: number },
    key: string,
  ): Promise<CardSetup> {
    return this.provider.createSetup({ userId, customer, purpose }, key);
  }

  findSetup(setupIntentId: string): Promise<CardSetup | null> {
    return this.provider.findSetup(setupIntentId);
  }

  async remember(methodId: string): Promise<void> {
    const card = await this.provider.findCard(methodId);
    if (!card) return;
    const { customer } = card;
    await this.database.transaction((tx) =>
      customer === null ? this.cards.remove(tx, methodId) : this.cards.save(tx, { ...card, customer }),
    );
  }

  async usable(userId: number, cardId: number): Promise<UsableCard | null> {
    return this.cards.find(userId, cardId);
  }

  async keep(tx: Transaction, userId: number, methodId: string): Promise<boolean> {
    return (await this.cards.lockOf(tx, userId)).some((card) => card.methodId === methodId);
  }

  async customerOfCard(methodId: string): Promise<string | null> {
    const card = await this.cards.findByMethod(methodId);
    return card && this.customers.customerOf(card.userId);
  }
}
