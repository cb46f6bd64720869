import type { CardView } from '@groupride/contracts';
import type { SavedCard } from './cards.repository';
import { isExpired } from './domain/card';

export function presentCard({ id, brand, last4, expMonth, expYear, isDefault }: SavedCard, now: Date): CardView {
  return { id, brand, last4, expMonth, expYear, isDefault, isExpired: isExpired({ expMonth, expYear }, now) };
}

export const presentCards = (cards: readonly SavedCard[], now: Date): CardView[] =>
  cards.map((card) => presentCard(card, now));
