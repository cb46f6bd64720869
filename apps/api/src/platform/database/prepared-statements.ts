/** Only repeated statements are prepared. */
const PREPARE_AFTER_USES = 5;
/** Limited, because every connection keeps the plans of its prepared statements. */
const MAX_PREPARED = 300;
const MAX_TRACKED = 2000;

interface TrackedStatement {
  uses: number;
  name?: string;
}

/** Names repeated statements, so that PostgreSQL parses them once per connection and may reuse their plan. */
export class PreparedStatements {
  private readonly known = new Map<string, TrackedStatement>();
  private named = 0;

  /** @returns undefined for a statement that is not to be prepared */
  nameOf(sql: string): string | undefined {
    const known = this.known.get(sql) ?? this.add(sql);
    if (!known) return undefined;
    known.uses += 1;
    if (known.name === undefined && known.uses >= PREPARE_AFTER_USES && this.named < MAX_PREPARED)
      known.name = this.nextName();
    return known.name;
  }

  /** Renames a statement after a migration changed its columns, because connections reject the old name. */
  rename(sql: string): void {
    const known = this.known.get(sql);
    if (known?.name !== undefined) known.name = this.nextName();
  }

  private add(sql: string): TrackedStatement | undefined {
    if (this.known.size >= MAX_TRACKED) return undefined;
    const known = { uses: 0 };
    this.known.set(sql, known);
    return known;
  }

  private nextName(): string {
    this.named += 1;
    return `s${this.named}`;
  }
}

/** https://www.postgresql.org/docs/18/sql-prepare.html: the columns of a prepared statement cannot change. */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}
