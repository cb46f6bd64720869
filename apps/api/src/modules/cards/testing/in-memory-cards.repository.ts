import type { Transaction } from '../../../platform/database/database';
import { CardsRepository, type SavedCard, type SetupAttempt, type StoredSetup } from '../cards.repository';
import type { ProviderCard } from '../domain/card';

type Row = SavedCard & { removed: boolean };
type Setup = SetupAttempt & { isDue: boolean };

/** Saved cards in memory; the customer of user 7 is cus_7, and a setup is due at once. */
export class InMemoryCardsRepository extends CardsRepository {
  /** Cards with which a booked ride will be paid. */
  readonly awaited = new Set<string>();
  private readonly rows: Row[] = [];
  private readonly setups = new Map<number, Setup>();

  async list(userId: number): Promise<SavedCard[]> {
    return this.living(userId)
      .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.id - a.id)
      .map(shown);
  }

  async find(userId: number, cardId: number): Promise<SavedCard | null> {
    const row = this.living(userId).find(({ id }) => id === cardId);
    return row ? shown(row) : null;
  }

  async findByMethod(methodId: string): Promise<SavedCard | null> {
    const found = this.rows.find((row) => row.methodId === methodId && !row.removed);
    return found ? shown(found) : null;
  }

  async save(_tx: Transaction, { customer, ...card }: ProviderCard & { customer: string }): Promise<boolean> {
    const userId = Number(customer.slice('cus_'.length));
    if (!Number.isInteger(userId)) return false;
    const known = this.rows.find((row) => row.methodId === card.methodId);
    if (known) {
      const isTheirs = !known.removed && known.userId === userId;
      if (isTheirs) Object.assign(known, card);
      return isTheirs;
    }
    this.rows.push({
      ...card,
      id: this.rows.length + 1,
      userId,
      isDefault: !this.hasDefault(userId),
      removed: false,
    });
    return true;
  }

  async remove(_tx: Transaction, methodId: string): Promise<boolean> {
    const row = this.rows.find((each) => each.methodId === methodId && !each.removed);
    if (!row) return false;
    Object.assign(row, { removed: true, isDefault: false });
    const next = this.living(row.userId).at(-1);
    if (next && !this.hasDefault(row.userId)) next.isDefault = true;
    return true;
  }

  async lockOf(_tx: Transaction, userId: number): Promise<SavedCard[]> {
    return this.living(userId).map(shown);
  }

  async isAwaited(_tx: Transaction, methodId: string): Promise<boolean> {
    return this.awaited.has(methodId);
  }

  async makeDefault(_tx: Transaction, userId: number, cardId: number): Promise<void> {
    for (const row of this.living(userId)) row.isDefault = row.id === cardId;
  }

  async setupOf(userId: number): Promise<SetupAttempt> {
    const { attempt, setupIntentId } = this.setups.get(userId) ?? this.begin(userId, 1);
    return { attempt, setupIntentId };
  }

  async storeSetup(userId: number, attempt: number, setupIntentId: string): Promise<void> {
    const setup = this.setups.get(userId);
    if (setup?.attempt === attempt) Object.assign(setup, { setupIntentId, isDue: true });
  }

  async nextSetup(userId: number, attempt: number): Promise<void> {
    if (this.setups.get(userId)?.attempt === attempt) this.begin(userId, attempt + 1);
  }

  async claimLookups(most: number): Promise<StoredSetup[]> {
    const claimed: StoredSetup[] = [];
    for (const [userId, setup] of this.setups) {
      const { attempt, setupIntentId, isDue } = setup;
      if (setupIntentId === null || !isDue || claimed.length === most) continue;
      setup.isDue = false;
      claimed.push({ userId, attempt, setupIntentId });
    }
    return claimed;
  }

  private begin(userId: number, attempt: number): Setup {
    const setup = { attempt, setupIntentId: null, isDue: false };
    this.setups.set(userId, setup);
    return setup;
  }

  private hasDefault(userId: number): boolean {
    return this.living(userId).some(({ isDefault }) => isDefault);
  }

  private living(userId: number): Row[] {
    return this.rows.filter((row) => row.userId === userId && !row.removed);
  }
}

const shown = ({ removed: _, ...card }: Row): SavedCard => card;
