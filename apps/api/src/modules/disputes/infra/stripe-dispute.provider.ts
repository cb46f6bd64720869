import { Injectable } from '@nestjs/common';
import type { DisputeState, EvidenceKind } from '@groupride/contracts';
import { sumOfCents } from '@groupride/pricing';
import type Stripe from 'stripe';
import { StripeClient } from '../../../platform/stripe/stripe-client';
import { DisputeProvider, type Evidence, type ProviderDispute } from '../dispute-provider';

const STATES: Readonly<Partial<Record<Stripe.Dispute.Status, DisputeState>>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  prevented: 'won',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
};

const FIELDS: Readonly<Record<EvidenceKind, keyof Stripe.DisputeUpdateParams.Evidence>> = {
  receipt: 'receipt',
  customer_communication: 'customer_communication',
  service_documentation: 'service_documentation',
  other: 'uncategorized_file',
};

/** Uploads of a few megabytes take longer than other calls. */
const UPLOAD_MS = 20_000;

@Injectable()
export class StripeDisputeProvider extends DisputeProvider {
  constructor(private readonly stripe: StripeClient) {
    super();
  }

  async retrieve(disputeId: string): Promise<ProviderDispute | null> {
    const found = await this.stripe.find((stripe) => stripe.disputes.retrieve(disputeId));
    return found && disputeFrom(found);
  }

  async upload({ name, type, bytes }: { name: string; type: string; bytes: Buffer }, key: string): Promise<string> {
    const file = { data: bytes, name, type };
    const options = { idempotencyKey: key, timeout: UPLOAD_MS };
    return (await this.stripe.ask((stripe) => stripe.files.create({ purpose: 'dispute_evidence', file }, options))).id;
  }

  async submit(disputeId: string, { statement, files }: Evidence, key: string): Promise<ProviderDispute> {
    const evidence: Stripe.DisputeUpdateParams.Evidence = {
      ...(statement && { uncategorized_text: statement }),
      ...Object.fromEntries(files.map(({ kind, providerFileId }) => [FIELDS[kind], providerFileId])),
    };
    const params = { evidence, submit: true };
    return disputeFrom(
      await this.stripe.ask((stripe) => stripe.disputes.update(disputeId, params, { idempotencyKey: key })),
    );
  }
}

function disputeFrom({
  id,
  payment_intent: intent,
  amount,
  reason,
  status,
  evidence_details: evidence,
  created,
  balance_transactions: moved,
}: Stripe.Dispute): ProviderDispute {
  const amounts = moved.map((each) => each.amount);
  const fees = moved.map((each) => each.fee);
  return {
    id,
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount,
    reason,
    state: STATES[status] ?? 'needs_response',
    withdrawn: sumOfCents(amounts.map((cents) => Math.max(0, -cents))),
    reinstated: sumOfCents(amounts.map((cents) => Math.max(0, cents))),
    fee: sumOfCents(fees.map((cents) => Math.max(0, cents))),
    feeReturned: sumOfCents(fees.map((cents) => Math.max(0, -cents))),
    evidenceDueAt: evidence.due_by ? new Date(evidence.due_by * 1000) : null,
    openedAt: new Date(created * 1000),
    hasSubmission: evidence.submission_count > 0,
  };
}
