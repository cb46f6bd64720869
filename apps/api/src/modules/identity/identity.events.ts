import { defineEvent } from '../../platform/events/events';

export interface AccountFact {
  userId: number;
}

/**
 * Somebody wants to delete their account. Participants throw an ApiError to refuse while they have unfinished business
 * with the account.
 */
export const accountDeletionProposed = defineEvent<AccountFact>('account_deletion_proposed');
/** An account is being deleted. Participants erase what they store about the person, who can still be looked up. */
export const accountDeleted = defineEvent<AccountFact>('account_deleted');
/** Somebody no longer works in operations. Participants end everything that acts with the person's rights. */
export const operatorRemoved = defineEvent<AccountFact>('operator_removed');
/** An action was written to the audit log. The subject is what it is about, as in `driver:12`. */
export const operatorActed = defineEvent<{ subject: string }>('operator_acted');
