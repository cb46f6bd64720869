import type { ApplicationStatus } from '@groupride/contracts';

/** Actions on a driver's application. */
export type ApplicationAction = 'approve' | 'reject' | 'suspend' | 'reinstate';

const ACTIONS: Readonly<Record<ApplicationStatus, readonly ApplicationAction[]>> = {
  applied: ['approve', 'reject'],
  approved: ['suspend'],
  rejected: ['approve'],
  suspended: ['reinstate'],
};

const RESULT: Readonly<Record<ApplicationAction, ApplicationStatus>> = {
  approve: 'approved',
  reject: 'rejected',
  suspend: 'suspended',
  reinstate: 'approved',
};

export const actionsFor = (applicationStatus: ApplicationStatus): readonly ApplicationAction[] =>
  ACTIONS[applicationStatus];
export const statusAfter = (action: ApplicationAction): ApplicationStatus => RESULT[action];
/** Rejecting or suspending a driver requires a reason. */
export const needsReason = (action: ApplicationAction): boolean => action === 'reject' || action === 'suspend';
