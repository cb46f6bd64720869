import type { RefundReason } from '@groupride/contracts';

interface Rule {
  /** The driver gives back their part of what is refunded; otherwise it is at our cost. */
  takesFromDriver: boolean;
}

/** Who bears a refund, by its reason. */
export const REFUND_POLICY: Readonly<Record<RefundReason, Rule>> = {
  driver_fault: { takesFromDriver: true },
  service_problem: { takesFromDriver: false },
  charged_wrongly: { takesFromDriver: false },
  fraud: { takesFromDriver: false },
  goodwill: { takesFromDriver: false },
};
