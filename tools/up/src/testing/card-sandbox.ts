/** Keys of a test's own card sandbox, for the sandbox and for the API. */
export const TEST_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_for_api_tests',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_for_api_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_for_api_tests',
};

export interface Intent {
  id: string;
  status: string;
  amount_received: number;
  metadata: Record<string, string>;
}

interface Failure {
  path: string;
  when: 'before' | 'after';
  status?: number;
  /** Error code; with status 402 the reason of the decline. */
  code?: string;
  disconnect?: boolean;
  times: number;
}

interface Delivery {
  event: string;
  type: string;
  state: string;
}

/** The card sandbox as its browser script and its operators reach it. */
export class CardSandbox {
  constructor(readonly url: string) {}

  /** Confirms an intent with a card, as the payment form does. @returns the intent, or the error's body */
  async confirm(clientSecret: string, card = 'pm_card_visa'): Promise<Partial<Intent>> {
    const [id = ''] = clientSecret.split('_secret');
    const body = new URLSearchParams({ client_secret: clientSecret, payment_method: card });
    return this.call('POST', `/v1/payment_intents/${id}/confirm`, TEST_KEYS.STRIPE_PUBLISHABLE_KEY, body);
  }

  /** Saves a card with a setup intent, as the form does: only the sandbox sees the card. */
  async confirmSetup(clientSecret: string, card = 'pm_card_visa'): Promise<{ status?: string }> {
    const [id = ''] = clientSecret.split('_secret');
    const body = new URLSearchParams({ client_secret: clientSecret, payment_method: card });
    return this.call('POST', `/v1/setup_intents/${id}/confirm`, TEST_KEYS.STRIPE_PUBLISHABLE_KEY, body);
  }

  /** Oldest first. */
  async intentsOf(rideId: number): Promise<Intent[]> {
    const { data } = await this.call<{ data: Intent[] }>(
      'GET',
      '/v1/payment_intents?limit=100',
      TEST_KEYS.STRIPE_SECRET_KEY,
    );
    return data.filter(({ metadata }) => metadata['rideId'] === String(rideId)).reverse();
  }

  /** Newest first. */
  async allIntents(): Promise<Intent[]> {
    const intents: Intent[] = [];
    for (;;) {
      const last = intents.at(-1);
      const after = last === undefined ? '' : `&starting_after=${last.id}`;
      const { data, has_more: hasMore } = await this.call<{ data: Intent[]; has_more: boolean }>(
        'GET',
        `/v1/payment_intents?limit=100${after}`,
        TEST_KEYS.STRIPE_SECRET_KEY,
      );
      intents.push(...data);
      if (!hasMore) return intents;
    }
  }

  /** Captures a hold, like someone in the provider's dashboard. */
  async capture(intentId: string, amount?: number): Promise<void> {
    const body = new URLSearchParams(amount === undefined ? {} : { amount_to_capture: String(amount) });
    await this.call('POST', `/v1/payment_intents/${intentId}/capture`, TEST_KEYS.STRIPE_SECRET_KEY, body);
  }

  /** Makes a refund, like someone in the provider's dashboard. */
  async refund(intentId: string, amount: number): Promise<void> {
    await this.call(
      'POST',
      '/v1/refunds',
      TEST_KEYS.STRIPE_SECRET_KEY,
      new URLSearchParams({ payment_intent: intentId, amount: String(amount) }),
    );
  }

  /** Releases a hold, as a bank may at any time. */
  async cancelIntent(intentId: string): Promise<void> {
    await this.call(
      'POST',
      `/v1/payment_intents/${intentId}/cancel`,
      TEST_KEYS.STRIPE_SECRET_KEY,
      new URLSearchParams(),
    );
  }

  /** The dispute of an intent, once its payer has complained. */
  async disputeOf(intentId: string): Promise<{ id: string; status: string } | undefined> {
    const { data } = await this.call<{ data: { id: string; status: string }[] }>(
      'GET',
      `/v1/disputes?payment_intent=${intentId}`,
      TEST_KEYS.STRIPE_SECRET_KEY,
    );
    return data[0];
  }

  /** The customer of a saved card; null after it was detached. */
  async customerOfCard(methodId: string): Promise<string | null> {
    return (
      await this.call<{ customer: string | null }>(
        'GET',
        `/v1/payment_methods/${methodId}`,
        TEST_KEYS.STRIPE_SECRET_KEY,
      )
    ).customer;
  }

  /** Submits winning evidence and advances the clock until the bank has decided. */
  async winDispute(disputeId: string): Promise<void> {
    const evidence = new URLSearchParams({ 'evidence[uncategorized_text]': 'winning_evidence' });
    await this.call('POST', `/v1/disputes/${disputeId}`, TEST_KEYS.STRIPE_SECRET_KEY, evidence);
    await this.advanceClock(5);
  }

  /** Accepts the dispute, so that it is lost. */
  async loseDispute(disputeId: string): Promise<void> {
    await this.call('POST', `/v1/disputes/${disputeId}/close`, TEST_KEYS.STRIPE_SECRET_KEY, new URLSearchParams());
  }

  /** Sends the events about an object again, or those that were dropped for the first time, in this order of their types. */
  async resendAbout(objectId: string, types: readonly string[]): Promise<void> {
    const { data } = await this.control<{ data: { id: string; type: string; data: { object: { id: string } } }[] }>(
      'GET',
      '/events?limit=100',
    );
    for (const type of types) {
      for (const event of data.filter((each) => each.type === type && each.data.object.id === objectId))
        await this.control('POST', '/resend', { event: event.id });
      await this.allDelivered();
    }
  }

  /** The refunded amount in cents. */
  async refundedOf(intentId: string): Promise<number> {
    const { data } = await this.call<{ data: { amount: number; status: string }[] }>(
      'GET',
      `/v1/refunds?limit=100&payment_intent=${intentId}`,
      TEST_KEYS.STRIPE_SECRET_KEY,
    );
    return data.reduce((sum, { amount, status }) => sum + (status === 'succeeded' ? amount : 0), 0);
  }

  async failNext(failure: Failure): Promise<void> {
    await this.control('POST', '/fail-next', { method: 'POST', ...failure });
  }

  /** Sets how further webhook events are delivered. */
  async deliverWebhooks(mode: 'deliver' | 'drop' | 'duplicate' | 'delay' | 'reorder'): Promise<void> {
    await this.control('POST', '/webhooks', { mode, delay_ms: 300, window: 3 });
  }

  /** Resets the webhook mode and planned failures, and sends held events. */
  async calm(): Promise<void> {
    await this.control('POST', '/calm', {});
  }

  /** Sends every webhook event that was dropped. */
  async resendDropped(): Promise<void> {
    const { data } = await this.control<{ data: Delivery[] }>('GET', '/deliveries');
    const sent = new Set(data.filter(({ state }) => state !== 'dropped').map(({ event }) => event));
    for (const { event } of data) if (!sent.has(event)) await this.control('POST', '/resend', { event });
  }

  /** Moves the provider's time forward. */
  async advanceClock(seconds: number): Promise<void> {
    await this.control('POST', '/clock', { advance_seconds: seconds });
  }

  /** Leaves nothing available on the platform's balance; it goes to a connected account. */
  async drainBalance(account: string): Promise<void> {
    const { available } = await this.call<{ available: { amount: number; currency: string }[] }>(
      'GET',
      '/v1/balance',
      TEST_KEYS.STRIPE_SECRET_KEY,
    );
    const amount = available.reduce((sum, each) => sum + each.amount, 0);
    if (amount <= 0) return;
    const transfer = new URLSearchParams({ amount: String(amount), currency: 'usd', destination: account });
    await this.call('POST', '/v1/transfers', TEST_KEYS.STRIPE_SECRET_KEY, transfer);
  }

  /** All transfers to a driver. */
  async transfersOf(
    driverId: number,
    api: { query<T>(sql: string, values?: unknown[]): Promise<T[]> },
  ): Promise<{ amount: number; reversed: boolean }[]> {
    const [row] = await api.query<{ provider_account: string }>(
      `SELECT provider_account FROM payout_accounts WHERE driver_id = $1`,
      [driverId],
    );
    const { data } = await this.call<{ data: { amount: number; reversed: boolean }[] }>(
      'GET',
      `/v1/transfers?limit=100&destination=${row?.provider_account}`,
      TEST_KEYS.STRIPE_SECRET_KEY,
    );
    return data;
  }

  /** Sends the events of one type of a ride's intents once more. */
  async resend(type: string, rideId: number): Promise<void> {
    const { data } = await this.control<{ data: { id: string; data: { object: Intent } }[] }>(
      'GET',
      `/events?type=${type}`,
    );
    for (const event of data.filter((each) => each.data.object.metadata['rideId'] === String(rideId)))
      await this.control('POST', '/resend', { event: event.id });
  }

  /** Resolves when all webhook events are delivered. */
  async allDelivered(): Promise<void> {
    for (;;) {
      const { data } = await this.control<{ data: Delivery[] }>('GET', '/deliveries');
      if (data.every(({ state }) => state !== 'pending')) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private control<T>(method: string, path: string, body?: object): Promise<T> {
    return this.call<T>(method, `/_sandbox${path}`, TEST_KEYS.STRIPE_SECRET_KEY, body && JSON.stringify(body));
  }

  private async call<T>(method: string, path: string, key: string, body?: string | URLSearchParams): Promise<T> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(body ? { body } : {}),
    });
    if (answer.status >= 400 && answer.status !== 402 && !path.endsWith('/confirm'))
      throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
