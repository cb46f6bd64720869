import type { Cents } from '@groupride/pricing';
import { ProviderError, type ProviderFailure } from '../../../platform/stripe/provider-error';
import type { Card, Intent } from '../domain/intent';
import { PaymentProvider, type HoldOffSession, type NewHold } from '../payment-provider.facade';

const VISA: Card = { brand: 'visa', last4: '4242' };

interface PlannedFailure {
  call: string;
  failure: ProviderFailure;
  /** Whether the call takes effect and only its response is lost. */
  afterwards: boolean;
}

/** A payment provider that honors idempotency keys like the real one, and can be told to fail. */
export class InMemoryProvider extends PaymentProvider {
  readonly intents = new Map<string, Intent>();
  readonly keys: string[] = [];
  /** Expiry of new holds. */
  captureBefore: Date | null = null;
  /** Decline codes by card. */
  readonly declines = new Map<string, string>();
  private created = 0;
  private readonly answers = new Map<string, Intent | ProviderError>();
  private readonly parameters = new Map<string, string>();
  private readonly failures: PlannedFailure[] = [];

  failNext(
    call: 'createHold' | 'holdOffSession' | 'confirmWith' | 'retrieve' | 'capture' | 'cancel',
    failure: ProviderFailure,
    afterwards = false,
  ): void {
    this.failures.push({ call, failure, afterwards });
  }

  createHold(hold: NewHold, key: string): Promise<Intent> {
    const { amount, paymentId, attempt } = hold;
    return this.once('createHold', key, hold, () => {
      this.created += 1;
      const id = `pi_${this.created}`;
      const none = { card: null, methodId: null, captureBefore: null, failure: null };
      return this.put({
        id,
        status: 'requires_payment_method',
        amount,
        captured: 0,
        clientSecret: `${id}_secret`,
        paymentId,
        attempt,
        ...none,
      });
    });
  }

  holdOffSession(hold: HoldOffSession, key: string): Promise<Intent> {
    const { amount, paymentId, attempt, methodId } = hold;
    return this.once('holdOffSession', key, hold, () => {
      this.created += 1;
      const id = `pi_${this.created}`;
      const intent = {
        id,
        amount,
        captured: 0,
        clientSecret: `${id}_secret`,
        paymentId,
        attempt,
        card: VISA,
        methodId,
        captureBefore: this.captureBefore,
      };
      const code = this.declines.get(methodId);
      if (!code) return this.put({ ...intent, status: 'requires_capture', failure: null });
      this.put({
        ...intent,
        status: 'requires_payment_method',
        captureBefore: null,
        failure: { code, message: `Refused: ${code}.` },
      });
      return new ProviderError('declined', `Refused: ${code}.`, {
        decline: { code, message: `Refused: ${code}.`, intentId: id },
      });
    });
  }

  confirmWith(intentId: string, methodId: string, returnUrl: string, key: string): Promise<Intent> {
    return this.once('confirmWith', key, { intentId, methodId, returnUrl }, () => {
      const code = this.declines.get(methodId);
      if (!code) return { ...this.confirm(intentId), methodId };
      this.decline(intentId, code);
      return new ProviderError('declined', `Refused: ${code}.`, {
        decline: { code, message: `Refused: ${code}.`, intentId },
      });
    });
  }

  async retrieve(intentId: string): Promise<Intent | null> {
    this.failAs('retrieve');
    return this.intents.get(intentId) ?? null;
  }

  capture(intentId: string, amount: Cents, key: string): Promise<Intent> {
    return this.once('capture', key, { intentId, amount }, () =>
      this.move(intentId, ['requires_capture'], { status: 'succeeded', captured: amount }),
    );
  }

  cancel(intentId: string, key: string): Promise<Intent> {
    const from: Intent['status'][] = [
      'requires_payment_method',
      'requires_confirmation',
      'requires_action',
      'requires_capture',
    ];
    return this.once('cancel', key, { intentId }, () => this.move(intentId, from, { status: 'canceled' }));
  }

  /** Confirms the intent as the browser would: the card is held. */
  confirm(intentId: string): Intent {
    return this.move(intentId, ['requires_payment_method', 'requires_action'], {
      status: 'requires_capture',
      card: VISA,
      failure: null,
      captureBefore: this.captureBefore,
    });
  }

  decline(intentId: string, code: string): Intent {
    return this.move(intentId, ['requires_payment_method', 'requires_action'], {
      status: 'requires_payment_method',
      failure: { code, message: `Refused: ${code}.` },
    });
  }

  /** Releases the hold on the provider's side. */
  lapse(intentId: string): Intent {
    return this.move(intentId, ['requires_capture'], { status: 'canceled' });
  }

  private async once<T extends Intent>(
    call: string,
    key: string,
    parameters: object,
    work: () => T | ProviderError,
  ): Promise<T> {
    this.keys.push(key);
    const asked = JSON.stringify(parameters);
    if ((this.parameters.get(key) ?? asked) !== asked)
      throw new ProviderError('refused', `the key ${key} belongs to another request`);
    this.parameters.set(key, asked);
    const known = this.answers.get(key);
    if (known instanceof ProviderError) throw known;
    if (known !== undefined) return known as T;
    const planned = this.takeFailure(call);
    const error = planned && plannedError(planned.failure);
    if (error?.failure === 'failing') this.answers.set(key, error);
    if (error && !planned?.afterwards) throw error;
    const answer = work();
    if (answer instanceof ProviderError) {
      this.answers.set(key, answer);
      throw answer;
    }
    if (!error || error.failure !== 'failing') this.answers.set(key, answer);
    if (error) throw error;
    return answer;
  }

  private failAs(call: string): void {
    const planned = this.takeFailure(call);
    if (planned) throw plannedError(planned.failure);
  }

  private takeFailure(call: string): PlannedFailure | undefined {
    const index = this.failures.findIndex((planned) => planned.call === call);
    return index < 0 ? undefined : this.failures.splice(index, 1)[0];
  }

  private move(intentId: string, from: Intent['status'][], change: Partial<Intent>): Intent {
    const intent = this.intents.get(intentId);
    if (!intent) throw new ProviderError('missing', `no such intent ${intentId}`);
    if (!from.includes(intent.status)) throw new ProviderError('unexpected_state', `the intent is ${intent.status}`);
    return this.put({ ...intent, ...change });
  }

  private put(intent: Intent): Intent {
    this.intents.set(intent.id, intent);
    return intent;
  }
}

function plannedError(failure: ProviderFailure): ProviderError {
  const decline = { code: 'insufficient_funds', message: 'Refused: insufficient_funds.', intentId: null };
  return new ProviderError(failure, `planned: ${failure}`, failure === 'declined' ? { decline } : {});
}
