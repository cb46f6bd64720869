import type { Transaction } from '../../../platform/database/database';
import { CardsRepository, type SavedCard, type SetupAttempt, type StoredSetup } from '../cards.repository';
import type { ProviderCard } from '../domain/card';

type Row = SavedCard & { removed: boolean };

/** Saved cards in memory; the customer of user 7 is cus_7. */
export class InMemoryCardsRepository extends CardsRepository {
  /** Cards that a ride waits for. */
  readonly awaited = new Set<string>();
  private readonly rows: Row[] = [];
  private readonly setups = new Map<number, SetupAttempt>();

  async list(userId: number): Promise<SavedCard[]> {
    return this.living(userId).sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.id - a.id);
  }

  async find(userId: number, cardId: number): Promise<SavedCard | null> {
    return this.living(userId).find(({ id }) => id === cardId) ?? null;
  }

  async findByMethod(methodId: string): Promise<SavedCard | null> {
    return this.rows.find((row) => row.methodId === methodId && !row.removed) ?? null;
  }

  async save(_tx: Transaction, { customer, ...card }: ProviderCard & { customer: string }): Promise<boolean> {
    const userId = Number(customer.slice('cus_'.length));
    const known = this.rows.find((row) => row.methodId === card.methodId);
    if (known) {
      if (!known.removed) Object.assign(known, card);
      return !known.removed;
    }
    this.rows.push({
      ...card,
      id: this.rows.length + 1,
      userId,
      isDefault: this.living(userId).length === 0,
      removed: false,
    });
    return true;
  }

  async remove(_tx: Transaction, methodId: string): Promise<boolean> {
    const row = this.rows.find((each) => each.methodId === methodId && !each.removed);
    if (!row) return false;
    const wasDefault = row.isDefault;
    Object.assign(row, { removed: true, isDefault: false });
    const next = this.living(row.userId).at(-1);
    if (wasDefault && next) next.isDefault = true;
    return true;
  }

  async lockOf(_tx: Transaction, userId: number): Promise<SavedCard[]> {
    return this.living(userId);
  }

  async isAwaited(_tx: Transaction, methodId: string): Promise<boolean> {
    return this.awaited.has(methodId);
  }

  async makeDefault(_tx: Transaction, userId: number, cardId: number): Promise<void> {
    for (const row of this.living(userId)) row.isDefault = row.id === cardId;
  }

  async setupOf(userId: number): Promise<SetupAttempt> {
    return this.setups.get(userId) ?? { attempt: 1, setupIntentId: null };
  }

  async storeSetup(userId: number, attempt: number, setupIntentId: string): Promise<void> {
    if ((await this.setupOf(userId)).attempt === attempt) this.setups.set(userId, { attempt, setupIntentId });
  }

  async nextSetup(userId: number, attempt: number): Promise<void> {
    if ((await this.setupOf(userId)).attempt === attempt)
      this.setups.set(userId, { attempt: attempt + 1, setupIntentId: null });
  }

  async claimLookups(): Promise<StoredSetup[]> {
    return [...this.setups].flatMap(([userId, { attempt, setupIntentId }]) =>
      setupIntentId === null ? [] : [{ userId, attempt, setupIntentId }],
    );
  }

  private living(userId: number): Row[] {
    return this.rows.filter((row) => row.userId === userId && !row.removed);
  }
}
