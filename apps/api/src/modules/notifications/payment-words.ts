import type { Language } from '@groupride/contracts';

interface Paid {
  /** "$12.50" */
  amount: string;
  /** "Visa ending 4242"; null while it is not known. */
  card: string | null;
  destination: string;
}

interface Words {
  hello(name: string): string;
  shareSubject(paid: Paid): string;
  share(paid: Paid): string;
  tipSubject(paid: Paid): string;
  tip(paid: Paid): string;
  page: string;
}

const by = (words: string, card: string | null) => (card ? ` ${words} ${card}` : '');

export const PAYMENT_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    shareSubject: ({ destination }) => `Your seat to ${destination} is paid`,
    share: ({ amount, card, destination }) => `your own share of the ride to ${destination} is paid: ${amount} are held${by('with', card)}. You are charged when the ride is over.`,
    tipSubject: ({ amount }) => `Your tip of ${amount}`,
    tip: ({ amount, card, destination }) => `thank you for your tip of ${amount}${by('with', card)} after the ride to ${destination}. All of it goes to the driver.`,
    page: 'See the ride',
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    shareSubject: ({ destination }) => `Tu asiento a ${destination} está pagado`,
    share: ({ amount, card, destination }) => `tu parte del viaje a ${destination} está pagada: se retienen ${amount}${by('con', card)}. Se te cobrará cuando termine el viaje.`,
    tipSubject: ({ amount }) => `Tu propina de ${amount}`,
    tip: ({ amount, card, destination }) => `gracias por tu propina de ${amount}${by('con', card)} después del viaje a ${destination}. Toda es para el conductor.`,
    page: 'Ver el viaje',
  },
};
