import type Stripe from 'stripe';
import { address, nested, text, unsettable, type Values } from '../http/fields';

export const shipping = nested({
  address,
  name: text,
  phone: unsettable(text),
  carrier: unsettable(text),
  tracking_number: unsettable(text),
});

type GivenAddress = NonNullable<Values<{ address: typeof address }>['address']>;
type GivenShipping = NonNullable<Values<{ shipping: typeof shipping }>['shipping']>;

/** An address with every field present, as answers carry it. */
export function fullAddress(given: GivenAddress): Stripe.Address {
  return {
    city: given.city ?? null,
    country: given.country ?? null,
    line1: given.line1 ?? null,
    line2: given.line2 ?? null,
    postal_code: given.postal_code ?? null,
    state: given.state ?? null,
  };
}

/** Shipping details as customers, intents and charges carry them. */
export function shippingOf(given: GivenShipping): Stripe.PaymentIntent.Shipping {
  return {
    ...(given.address && { address: fullAddress(given.address) }),
    carrier: given.carrier ?? null,
    ...(given.name && { name: given.name }),
    phone: given.phone ?? null,
    tracking_number: given.tracking_number ?? null,
  };
}
