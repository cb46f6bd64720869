import type { Language } from './words';

/** Why a card was not charged or held, in the words of the product: by the provider's code, or by ours where we found out. */
export const DECLINES = {
  en: {
    authentication_failed: 'Your bank could not confirm that it is you.',
    authentication_required: 'Your bank wants you to confirm this payment yourself.',
    captured_in_part: 'Only a part of what was held for it was charged.',
    card_gone: 'There is no saved card that could be used for it.',
    card_not_supported: 'This card can not be used for this payment.',
    card_velocity_exceeded: 'The card has reached its limit.',
    cash_short: 'The driver received less in cash than the ride costs.',
    expired_card: 'The card has expired.',
    generic_decline: 'Your card was declined. Your bank can tell you why.',
    hold_lapsed: 'The hold ended before it could be charged.',
    hold_lost: 'What was held for this ride was given back before it began.',
    hold_runs_out: 'The hold on your money ends before the ride is over.',
    incorrect_cvc: 'The security code is not right.',
    incorrect_number: 'The card number is not right.',
    incorrect_zip: 'The postal code does not belong to the card.',
    insufficient_funds: 'There is not enough money on the card.',
    invalid_amount: 'Your bank does not allow this amount.',
    lost_card: 'The card was reported as lost.',
    no_hold: 'Nothing was held for it any more.',
    not_captured: 'What was held could not be charged.',
    payment_method_customer_decline: 'You did not agree to the payment.',
    processing_error: 'Your bank did not answer. Please try again in a moment.',
    refused: 'The payment was refused.',
    stolen_card: 'The card was reported as stolen.',
  },
  es: {
    authentication_failed: 'Tu banco no pudo confirmar que eres tú.',
    authentication_required: 'Tu banco quiere que confirmes este pago tú mismo.',
    captured_in_part: 'Solo se cobró una parte de lo que estaba retenido.',
    card_gone: 'No hay ninguna tarjeta guardada que se pueda usar para esto.',
    card_not_supported: 'Esta tarjeta no sirve para este pago.',
    card_velocity_exceeded: 'La tarjeta llegó a su límite.',
    cash_short: 'El conductor recibió en efectivo menos de lo que cuesta el viaje.',
    expired_card: 'La tarjeta está vencida.',
    generic_decline: 'Tu tarjeta fue rechazada. Tu banco puede decirte por qué.',
    hold_lapsed: 'La retención terminó antes de que pudiéramos cobrarla.',
    hold_lost: 'Lo retenido para este viaje se devolvió antes de que empezara.',
    hold_runs_out: 'La retención termina antes de que acabe el viaje.',
    incorrect_cvc: 'El código de seguridad no es correcto.',
    incorrect_number: 'El número de la tarjeta no es correcto.',
    incorrect_zip: 'El código postal no es el de la tarjeta.',
    insufficient_funds: 'No hay fondos suficientes en la tarjeta.',
    invalid_amount: 'Tu banco no permite este importe.',
    lost_card: 'La tarjeta consta como perdida.',
    no_hold: 'Ya no había nada retenido para esto.',
    not_captured: 'No se pudo cobrar lo que estaba retenido.',
    payment_method_customer_decline: 'No aceptaste el pago.',
    processing_error: 'Tu banco no respondió. Inténtalo en un momento.',
    refused: 'El pago fue rechazado.',
    stolen_card: 'La tarjeta consta como robada.',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Decline = keyof (typeof DECLINES)['en'] & keyof (typeof DECLINES)['es'];

/** Codes of the provider that mean the same to a person. */
const SAME: Readonly<Record<string, Decline>> = {
  invalid_cvc: 'incorrect_cvc',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  invalid_expiry_month_past: 'expired_card',
  invalid_expiry_year_past: 'expired_card',
  invalid_number: 'incorrect_number',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
  card_decline_rate_limit_exceeded: 'card_velocity_exceeded',
  withdrawal_count_limit_exceeded: 'card_velocity_exceeded',
  pickup_card: 'lost_card',
  restricted_card: 'card_not_supported',
  not_permitted: 'card_not_supported',
  transaction_not_allowed: 'card_not_supported',
  currency_not_supported: 'card_not_supported',
  try_again_later: 'processing_error',
  reenter_transaction: 'processing_error',
  issuer_not_available: 'processing_error',
  approve_with_id: 'authentication_required',
  do_not_honor: 'generic_decline',
  do_not_try_again: 'generic_decline',
  call_issuer: 'generic_decline',
  card_declined: 'generic_decline',
  fraudulent: 'generic_decline',
  merchant_blacklist: 'generic_decline',
};

const isDecline = (code: string): code is Decline => Object.hasOwn(DECLINES.en, code);

/** Null where we have no words of our own for a code. */
export function declineText(code: string, language: Language): string | null {
  const known = Object.hasOwn(SAME, code) ? SAME[code] : code;
  return known !== undefined && isDecline(known) ? DECLINES[language][known] : null;
}
