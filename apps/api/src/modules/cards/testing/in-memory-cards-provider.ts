import { ProviderError, type ProviderFailure } from '../../../platform/stripe/provider-error';
import { CardsProvider, type NewCardSetup } from '../cards-provider';
import type { CardSetup, ProviderCard } from '../domain/card';

/** A fake provider of cards that honors idempotency keys and can be told to fail. */
export class InMemoryCardsProvider extends CardsProvider {
  readonly cards = new Map<string, ProviderCard>();
  readonly setups = new Map<string, CardSetup & { customer: string }>();
  private readonly answers = new Map<string, string>();
  private readonly failures: { call: string; failure: ProviderFailure }[] = [];

  /** @param keys collects the idempotency keys of all calls */
  constructor(readonly keys: string[] = []) {
    super();
  }

  failNext(
    call: 'createCustomer' | 'createSetup' | 'findSetup' | 'findCard' | 'detach',
    failure: ProviderFailure,
  ): void {
    this.failures.push({ call, failure });
  }

  async createCustomer(userId: number, _email: string, key: string): Promise<string> {
    this.keys.push(key);
    this.failAs('createCustomer');
    return `cus_${userId}`;
  }

  async createSetup({ customer, purpose }: NewCardSetup, key: string): Promise<CardSetup> {
    this.keys.push(key);
    const known = this.answers.get(key);
    if (known) return this.setups.get(known)!;
    const id = `seti_${this.setups.size + 1}`;
    const none = { methodId: null, card: null, failure: null };
    this.setups.set(id, {
      id,
      customer,
      status: 'open',
      clientSecret: `${id}_secret`,
      paymentId: purpose?.paymentId ?? null,
      ...none,
    });
    this.answers.set(key, id);
    this.failAs('createSetup');
    return this.setups.get(id)!;
  }

  async findSetup(setupIntentId: string): Promise<CardSetup | null> {
    this.failAs('findSetup');
    return this.setups.get(setupIntentId) ?? null;
  }

  async listCards(customer: string): Promise<ProviderCard[]> {
    return [...this.cards.values()].filter((card) => card.customer === customer);
  }

  async findCard(methodId: string): Promise<ProviderCard | null> {
    this.failAs('findCard');
    return this.cards.get(methodId) ?? null;
  }

  async detach(methodId: string, key: string): Promise<void> {
    this.keys.push(key);
    this.failAs('detach');
    const card = this.cards.get(methodId);
    if (card) this.cards.set(methodId, { ...card, customer: null });
  }

  /** Saves a card, as the browser would. */
  finish(setupIntentId: string, methodId: string): void {
    const setup = this.setups.get(setupIntentId)!;
    this.attach(methodId, setup.customer);
    this.setups.set(setupIntentId, { ...setup, status: 'succeeded', methodId, card: { brand: 'visa', last4: '4242' } });
  }

  attach(methodId: string, customer: string): void {
    this.cards.set(methodId, { methodId, customer, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 });
  }

  private failAs(call: string): void {
    const index = this.failures.findIndex((planned) => planned.call === call);
    const [planned] = index < 0 ? [] : this.failures.splice(index, 1);
    if (planned) throw new ProviderError(planned.failure, `planned: ${planned.failure}`);
  }
}
