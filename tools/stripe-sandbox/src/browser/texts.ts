/** Texts of the card form, in the `locale` of the page's Stripe.js options or the browser's language. */

export type Locale = 'en' | 'es';

/**
 * The language for `locale` in the script's options. `auto` or nothing means the browser's language; unsupported ones
 * become English.
 */
export function localeOf(asked: unknown): Locale {
  const tag = typeof asked === 'string' && asked !== 'auto' ? asked : navigator.language;
  return tag.toLowerCase().startsWith('es') ? 'es' : 'en';
}

const SPANISH: Readonly<Record<string, string>> = {
  'Payment method': 'Forma de pago',
  'Test mode': 'Modo de prueba',
  Use: 'Usa',
  'and any future date': 'y cualquier fecha futura',
  'Fill in the test card': 'Poner la tarjeta de prueba',
  Card: 'Tarjeta',
  Saved: 'Guardada',
  Test: 'Prueba',
  'Card number': 'Número de tarjeta',
  'Expiration date': 'Fecha de vencimiento',
  'MM / YY': 'MM / AA',
  'Security code': 'Código de seguridad',
  '4 digits': '4 dígitos',
  Country: 'País',
  'ZIP code': 'Código postal',
  'Postal code': 'Código postal',
  'Save payment details for future purchases': 'Guardar los datos de pago para otras compras',
  'this business': 'este negocio',
  'By providing your card information, you allow {business} to charge your card for future payments in accordance with their terms.':
    'Al dar los datos de tu tarjeta permites que {business} cobre en ella pagos futuros según sus condiciones.',
  'Your card number is incomplete.': 'El número de tu tarjeta está incompleto.',
  'Your card number is invalid.': 'El número de tu tarjeta no es válido.',
  "Your card's expiration date is incomplete.": 'La fecha de vencimiento de tu tarjeta está incompleta.',
  "Your card's expiration date is invalid.": 'La fecha de vencimiento de tu tarjeta no es válida.',
  "Your card's expiration year is in the past.": 'El año de vencimiento de tu tarjeta ya pasó.',
  "Your card's expiration date is in the past.": 'La fecha de vencimiento de tu tarjeta ya pasó.',
  "Your card's expiration year is invalid.": 'El año de vencimiento de tu tarjeta no es válido.',
  "Your card's security code is incomplete.": 'El código de seguridad de tu tarjeta está incompleto.',
  'Your ZIP is incomplete.': 'Tu código postal está incompleto.',
  'Your ZIP is invalid.': 'Tu código postal no es válido.',
  'Your postal code is incomplete.': 'Tu código postal está incompleto.',
  'Your postal code is invalid.': 'Tu código postal no es válido.',
  'Pays with the saved card that ends in {last4}.': 'Paga con la tarjeta guardada que termina en {last4}.',
  'Test mode: {name} does not open. A test card pays instead.':
    'Modo de prueba: {name} no se abre. Paga una tarjeta de prueba.',
  'Test mode: Link does not open. A test account pays instead.':
    'Modo de prueba: Link no se abre. Paga una cuenta de prueba.',
  'Test mode: you go to a test page that stands for {name}, where you authorize or decline, and come back.':
    'Modo de prueba: vas a una página de prueba en lugar de {name}, donde autorizas o rechazas, y vuelves.',
  'Your answer did not arrive. Please check your connection and try again.':
    'Tu respuesta no llegó. Revisa tu conexión e inténtalo de nuevo.',
};

let spoken: Locale = 'en';

/** Sets the language, also for texts that the page already shows. */
export function speak(locale: Locale): void {
  spoken = locale;
  document.documentElement.lang = locale;
  for (const element of document.querySelectorAll<HTMLElement>('[data-say]'))
    element.textContent = say((element.dataset['say'] ||= element.textContent?.trim() ?? ''));
}

/** A text by its English words, with the values named in it. */
export function say(english: string, values: Readonly<Record<string, string>> = {}): string {
  const text = (spoken === 'es' && SPANISH[english]) || english;
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
