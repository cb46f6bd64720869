import { QueryFailedError } from 'typeorm';

/** What PostgreSQL reports when a write breaks a unique index or an excluding constraint, for repositories in memory. */
export function uniquenessError(constraint: string): QueryFailedError {
  return new QueryFailedError('', [], Object.assign(new Error(constraint), { code: '23505', constraint }));
}
