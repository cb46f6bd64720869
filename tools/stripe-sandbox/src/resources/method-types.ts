import { invalidRequest } from '../errors';

/** The payment methods that the sandbox offers; Apple Pay and Google Pay are cards with a wallet. */
export const METHOD_TYPES = ['card', 'link', 'cashapp', 'paypal'] as const;
export type MethodType = (typeof METHOD_TYPES)[number];

/** Display names. */
export const METHOD_NAMES: Readonly<Record<MethodType, string>> = {
  card: 'Card',
  link: 'Link',
  cashapp: 'Cash App Pay',
  paypal: 'PayPal',
};

/** Types that people approve on a separate page. */
const REDIRECTING: readonly string[] = ['cashapp', 'paypal'];

export function redirects(type: string): boolean {
  return REDIRECTING.includes(type);
}

interface Enabled {
  allowed: string[] | null | undefined;
  automatic: { enabled: boolean | null; allow_redirects?: string } | null;
}

/** The types an intent can be paid with: those named, or what is switched on for the account. PayPal must be named. */
export function typesOf({ allowed, automatic }: Enabled): string[] {
  if (allowed) {
    const other = allowed.find((type) => !(METHOD_TYPES as readonly string[]).includes(type));
    if (other) {
      throw invalidRequest(`The sandbox offers these payment methods: ${METHOD_TYPES.join(', ')}, not ${other}.`, {
        param: 'allowed_payment_method_types',
      });
    }
    return allowed;
  }
  if (!automatic?.enabled) return ['card'];
  return automatic.allow_redirects === 'never' ? ['card', 'link'] : ['card', 'link', 'cashapp'];
}

/** The kind of an intent, as messages say it. */
export const intentName = ({ object }: { object: string }): string =>
  object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent';

/** @throws ApiError 400 where an intent cannot be confirmed with a payment method of this type */
export function checkType(type: string, intent: { object: string; payment_method_types: string[] }): void {
  if (intent.payment_method_types.includes(type)) return;
  throw invalidRequest(
    `The PaymentMethod provided (${type}) is not allowed for this ${intentName(intent)}. Please attach a PaymentMethod of one of the following types: ${intent.payment_method_types.join(', ')}.`,
    { param: 'payment_method' },
  );
}
