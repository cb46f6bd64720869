import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import { CardsProvider, type NewCardSetup } from '../cards-provider';
import type { CardSetup, ProviderCard } from '../domain/card';

const SETUP_PARTS = ['payment_method'];
const MOST_CARDS = 100;

/** Cards at Stripe or at a server with a compatible API. */
@Injectable()
export class StripeCards extends CardsProvider {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  async createCustomer(userId: number, email: string, key: string): Promise<string> {
    // A guest may have given only a phone number.
    const params = { ...(email ? { email } : {}), metadata: { userId: String(userId) } };
    return (await this.stripe.ask((stripe) => stripe.customers.create(params, { idempotencyKey: key }))).id;
  }

  async createSetup({ userId, customer, purpose }: NewCardSetup, key: string): Promise<CardSetup> {
    const params: Stripe.SetupIntentCreateParams = {
      customer,
      usage: 'off_session',
      // Only cards, and wallets backed by cards, can be authorized off session later.
      allowed_payment_method_types: ['card'],
      metadata: {
        userId: String(userId),
        ...(purpose ? { rideId: String(purpose.rideId), paymentId: String(purpose.paymentId) } : {}),
      },
      expand: SETUP_PARTS,
    };
    return setupFrom(await this.stripe.ask((stripe) => stripe.setupIntents.create(params, { idempotencyKey: key })));
  }

  async findSetup(setupIntentId: string): Promise<CardSetup | null> {
    const found = await this.stripe.find((stripe) =>
      stripe.setupIntents.retrieve(setupIntentId, { expand: SETUP_PARTS }),
    );
    return found && setupFrom(found);
  }

  async listCards(customer: string): Promise<ProviderCard[]> {
    const { data } = await this.stripe.ask((stripe) =>
      stripe.paymentMethods.list({ customer, type: 'card', limit: MOST_CARDS }),
    );
    return data.map(cardFrom).filter((card) => card !== null);
  }

  async findCard(methodId: string): Promise<ProviderCard | null> {
    const found = await this.stripe.find((stripe) => stripe.paymentMethods.retrieve(methodId));
    return found && cardFrom(found);
  }

  async detach(methodId: string, key: string): Promise<void> {
    await this.stripe.ask((stripe) => stripe.paymentMethods.detach(methodId, {}, { idempotencyKey: key }));
  }
}

function cardFrom({ id, customer, card }: Stripe.PaymentMethod): ProviderCard | null {
  if (!card) return null;
  const owner = typeof customer === 'string' ? customer : (customer?.id ?? null);
  return {
    methodId: id,
    customer: owner,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
  };
}

const STATUS_OF: Readonly<Record<string, CardSetup['status']>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

function setupFrom(setup: Stripe.SetupIntent): CardSetup {
  const method = setup.payment_method;
  const card = typeof method === 'object' ? method?.card : undefined;
  const paymentId = Number(setup.metadata?.['paymentId']);
  const error = setup.last_setup_error;
  return {
    id: setup.id,
    status: STATUS_OF[setup.status] ?? 'processing',
    clientSecret: setup.client_secret ?? '',
    methodId: typeof method === 'string' ? method : (method?.id ?? null),
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    paymentId: Number.isSafeInteger(paymentId) && paymentId > 0 ? paymentId : null,
    failure: error
      ? { code: error.decline_code ?? error.code ?? error.type, message: error.message ?? 'The card was not accepted.' }
      : null,
  };
}
