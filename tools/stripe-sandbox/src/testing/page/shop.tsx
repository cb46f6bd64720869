// A page of a shop as any integration writes it: the official packages, unchanged, in StrictMode.
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripePaymentElementChangeEvent } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
const required = (name: string): string => query.get(name) ?? '';
const night = query.get('theme') === 'night';
const deferred = query.get('deferred') !== null;
const saving = required('secret').startsWith('seti_');

async function load(): Promise<Stripe | null> {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${required('sandbox')}/js/v3`;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  return loadStripe(required('key'));
}

const stripe = load();

function Checkout() {
  const api = useStripe();
  const elements = useElements();
  const [outcome, setOutcome] = useState('');
  const [ready, setReady] = useState(false);
  const [change, setChange] = useState<StripePaymentElementChangeEvent>();

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!api || !elements) return;
    setOutcome('Paying…');
    const { error: incomplete } = await elements.submit();
    if (incomplete) return setOutcome(`${incomplete.type}: ${incomplete.message}`);
    if (saving) {
      const saved = await api.confirmSetup({
        elements,
        ...(deferred && { clientSecret: required('secret') }),
        confirmParams: { return_url: location.href },
        redirect: 'if_required',
      } as Parameters<Stripe['confirmSetup']>[0] & { redirect: 'if_required' });
      return setOutcome(
        saved.error ? `${saved.error.code}: ${saved.error.message}` : `Status: ${saved.setupIntent.status}`,
      );
    }
    const { error, paymentIntent } = await api.confirmPayment({
      elements,
      ...(deferred && { clientSecret: required('secret') }),
      confirmParams: { return_url: location.href },
      redirect: 'if_required',
    } as Parameters<Stripe['confirmPayment']>[0] & { redirect: 'if_required' });
    setOutcome(error ? `${error.code}: ${error.message}` : `Status: ${paymentIntent.status}`);
  }

  return (
    <form onSubmit={(event) => void pay(event)}>
      <h1>{saving ? 'Save a card' : 'Pay your share'}</h1>
      <PaymentElement
        onReady={() => setReady(true)}
        onChange={setChange}
        options={{ defaultValues: { billingDetails: { name: 'Ana' } } }}
      />
      <button type="submit" disabled={!ready}>
        {saving ? 'Save card' : 'Pay $18.00'}
      </button>
      <output>{outcome}</output>
      <p data-testid="change">
        {change &&
          `${change.complete ? 'complete' : 'incomplete'} ${change.empty ? 'empty' : 'filled'} ${change.value.type}`}
      </p>
    </form>
  );
}

const kept = query.get('kept');
const session = kept === null ? {} : { customerSessionClientSecret: kept };
const appearance: Appearance = night
  ? { theme: 'night', variables: { colorPrimary: '#4fd1a5', borderRadius: '10px' } }
  : { theme: 'stripe' };
const options =
  deferred && saving
    ? { mode: 'setup' as const, currency: 'usd', appearance }
    : deferred
      ? {
          mode: 'payment' as const,
          amount: 1800,
          currency: 'usd',
          captureMethod: 'manual' as const,
          appearance,
          ...session,
        }
      : {
          clientSecret: required('secret'),
          appearance,
          ...session,
          ...(query.get('locale') === 'es' && { locale: 'es' as const }),
        };

document.documentElement.style.colorScheme = night ? 'dark' : 'light';
document.body.className = night ? 'night' : 'day';
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Elements stripe={stripe} options={options}>
      <Checkout />
    </Elements>
  </StrictMode>,
);
