import type { Language } from './enums';

/** Explanations for the payer why a payment failed, by the provider's code or our own. */
export const DECLINES = {
  en: {
    authentication_failed: 'Your bank couldn’t confirm it’s you.',
    authentication_required: 'Your bank needs you to confirm this payment.',
    captured_in_part: 'Only part of the amount set aside was charged.',
    card_gone: 'There’s no saved card to use.',
    card_not_supported: 'This card can’t be used for this payment.',
    card_velocity_exceeded: 'Your card has reached its limit.',
    cash_short: 'Your driver received less cash than the ride costs.',
    cash_short_by_operations: 'Our operations team recorded less cash than the ride costs.',
    expired_card: 'Your card has expired.',
    generic_decline: 'Your card was declined. Your bank can tell you why.',
    hold_lapsed: 'The amount set aside expired before we could charge it.',
    hold_lost: 'The amount set aside for this ride was released before it began.',
    hold_runs_out: 'The amount set aside expires before the ride ends.',
    incorrect_cvc: 'The security code isn’t right.',
    incorrect_number: 'The card number isn’t right.',
    incorrect_zip: 'The ZIP code doesn’t match your card.',
    insufficient_funds: 'Your card doesn’t have enough funds.',
    invalid_amount: 'Your bank doesn’t allow this amount.',
    lost_card: 'This card was reported lost.',
    no_hold: 'Nothing was set aside for it anymore.',
    not_captured: 'We couldn’t charge the amount set aside.',
    payment_intent_unexpected_state: 'This payment was closed in the meantime. Nothing was charged.',
    payment_method_customer_decline: 'You didn’t approve the payment.',
    processing_error: 'Your bank didn’t answer. Try again in a moment.',
    refused: 'The payment was declined.',
    stolen_card: 'This card was reported stolen.',
  },
  es: {
    authentication_failed: 'Tu banco no pudo confirmar que eres tú.',
    authentication_required: 'Tu banco necesita que confirmes este pago.',
    captured_in_part: 'Solo se cobró una parte de lo reservado.',
    card_gone: 'No hay ninguna tarjeta guardada que se pueda usar.',
    card_not_supported: 'Esta tarjeta no sirve para este pago.',
    card_velocity_exceeded: 'Tu tarjeta llegó a su límite.',
    cash_short: 'Tu conductor recibió menos efectivo de lo que cuesta el viaje.',
    cash_short_by_operations: 'Nuestro equipo de operaciones registró menos efectivo de lo que cuesta el viaje.',
    expired_card: 'Tu tarjeta está vencida.',
    generic_decline: 'Tu tarjeta fue rechazada. Tu banco puede decirte por qué.',
    hold_lapsed: 'El importe reservado venció antes de que pudiéramos cobrarlo.',
    hold_lost: 'El importe reservado para este viaje se liberó antes de que empezara.',
    hold_runs_out: 'El importe reservado vence antes de que termine el viaje.',
    incorrect_cvc: 'El código de seguridad no es correcto.',
    incorrect_number: 'El número de la tarjeta no es correcto.',
    incorrect_zip: 'El código postal no coincide con tu tarjeta.',
    insufficient_funds: 'Tu tarjeta no tiene fondos suficientes.',
    invalid_amount: 'Tu banco no permite este importe.',
    lost_card: 'Esta tarjeta se reportó como perdida.',
    no_hold: 'Ya no había nada reservado.',
    not_captured: 'No pudimos cobrar el importe reservado.',
    payment_intent_unexpected_state: 'Este pago se cerró entretanto. No se cobró nada.',
    payment_method_customer_decline: 'No aprobaste el pago.',
    processing_error: 'Tu banco no respondió. Inténtalo de nuevo en un momento.',
    refused: 'El pago fue rechazado.',
    stolen_card: 'Esta tarjeta se reportó como robada.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Explanations of the same codes for operators, who read about another person's payment. */
export const OPERATOR_DECLINES = {
  en: {
    authentication_failed: 'The bank couldn’t confirm who is paying.',
    authentication_required: 'The bank needs the cardholder to confirm this payment.',
    captured_in_part: 'Only part of the amount set aside was charged.',
    card_gone: 'There’s no saved card to use.',
    card_not_supported: 'The card can’t be used for this payment.',
    card_velocity_exceeded: 'The card has reached its limit.',
    cash_short: 'The driver received less cash than the ride costs.',
    cash_short_by_operations: 'Operations recorded less cash than the ride costs.',
    expired_card: 'The card has expired.',
    generic_decline: 'The bank declined the card. Only the cardholder can ask why.',
    hold_lapsed: 'The amount set aside expired before it could be charged.',
    hold_lost: 'The amount set aside for this ride was released before it began.',
    hold_runs_out: 'The amount set aside expires before the ride ends.',
    incorrect_cvc: 'The security code isn’t right.',
    incorrect_number: 'The card number isn’t right.',
    incorrect_zip: 'The ZIP code doesn’t match the card.',
    insufficient_funds: 'The card doesn’t have enough funds.',
    invalid_amount: 'The bank doesn’t allow this amount.',
    lost_card: 'The card was reported lost.',
    no_hold: 'Nothing was set aside for it anymore.',
    not_captured: 'The amount set aside couldn’t be charged.',
    payment_intent_unexpected_state: 'The payment was closed in the meantime. Nothing was charged.',
    payment_method_customer_decline: 'The cardholder didn’t approve the payment.',
    processing_error: 'The bank didn’t answer.',
    refused: 'The payment was declined.',
    stolen_card: 'The card was reported stolen.',
  },
  es: {
    authentication_failed: 'El banco no pudo confirmar quién paga.',
    authentication_required: 'El banco necesita que el titular confirme este pago.',
    captured_in_part: 'Solo se cobró una parte de lo reservado.',
    card_gone: 'No hay ninguna tarjeta guardada que se pueda usar.',
    card_not_supported: 'La tarjeta no sirve para este pago.',
    card_velocity_exceeded: 'La tarjeta llegó a su límite.',
    cash_short: 'El conductor recibió menos efectivo de lo que cuesta el viaje.',
    cash_short_by_operations: 'Operaciones registró menos efectivo de lo que cuesta el viaje.',
    expired_card: 'La tarjeta está vencida.',
    generic_decline: 'El banco rechazó la tarjeta. Solo el titular puede preguntar por qué.',
    hold_lapsed: 'El importe reservado venció antes de que se pudiera cobrar.',
    hold_lost: 'El importe reservado para este viaje se liberó antes de que empezara.',
    hold_runs_out: 'El importe reservado vence antes de que termine el viaje.',
    incorrect_cvc: 'El código de seguridad no es correcto.',
    incorrect_number: 'El número de la tarjeta no es correcto.',
    incorrect_zip: 'El código postal no coincide con la tarjeta.',
    insufficient_funds: 'La tarjeta no tiene fondos suficientes.',
    invalid_amount: 'El banco no permite este importe.',
    lost_card: 'La tarjeta se reportó como perdida.',
    no_hold: 'Ya no había nada reservado.',
    not_captured: 'No se pudo cobrar el importe reservado.',
    payment_intent_unexpected_state: 'El pago se cerró entretanto. No se cobró nada.',
    payment_method_customer_decline: 'El titular no aprobó el pago.',
    processing_error: 'El banco no respondió.',
    refused: 'El pago fue rechazado.',
    stolen_card: 'La tarjeta se reportó como robada.',
  },
} as const satisfies Record<Language, Record<keyof (typeof DECLINES)['en'], string>>;

/** The reader of the explanation of a failed payment. */
export type FailureReader = 'payer' | 'operator';

const TEXTS = { payer: DECLINES, operator: OPERATOR_DECLINES } as const satisfies Record<
  FailureReader,
  Record<Language, Record<Decline, string>>
>;

type Decline = keyof (typeof DECLINES)['en'] & keyof (typeof DECLINES)['es'];

/** Provider codes with the same meaning for the payer. */
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

/** The text for a code; null if there is none. */
export function declineText(code: string, language: Language, reader: FailureReader = 'payer'): string | null {
  const known = Object.hasOwn(SAME, code) ? SAME[code] : code;
  return known !== undefined && isDecline(known) ? TEXTS[reader][language][known] : null;
}

/**
 * Explains why a payment failed. For codes without our own text, English uses the provider's message, and other
 * languages only state that the payment was declined.
 */
export function failureText(
  { code, message }: { code: string | null; message: string },
  language: Language,
  reader: FailureReader = 'payer',
): string {
  return (
    (code === null ? null : declineText(code, language, reader)) ??
    (language === 'en' ? message : TEXTS[reader][language].refused)
  );
}
