import type { DriverStanding } from '@groupride/contracts';

/** What an operator may do about a driver's standing. */
export type StandingAction = 'approve' | 'reject' | 'suspend' | 'reinstate';

const ACTIONS: Readonly<Record<DriverStanding, readonly StandingAction[]>> = {
  applied: ['approve', 'reject'],
  approved: ['suspend'],
  rejected: ['approve'],
  suspended: ['reinstate'],
};

const RESULT: Readonly<Record<StandingAction, DriverStanding>> = {
  approve: 'approved',
  reject: 'rejected',
  suspend: 'suspended',
  reinstate: 'approved',
};

export const actionsFor = (standing: DriverStanding): readonly StandingAction[] => ACTIONS[standing];
export const standingAfter = (action: StandingAction): DriverStanding => RESULT[action];
/** Taking something away needs a reason. */
export const needsReason = (action: StandingAction): boolean => action === 'reject' || action === 'suspend';
