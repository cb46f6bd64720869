import type Stripe from 'stripe';
import { inFuture, nowSeconds } from '../clock';
import { testCard } from '../cards/test-cards';
import { unexpectedState } from '../errors';
import { emit } from '../events/emit';
import { expand, flag, given, mergeMetadata, metadata, paging, text } from '../http/fields';
import { route, type Route } from '../http/router';
import { newId } from '../ids';
import { idOf, type Tx } from '../store/database';
import type { Stored } from '../store/kinds';
import { book } from './balance-transactions';
import { evidenceFields, NO_EVIDENCE } from './dispute-evidence';
import { checkEvidenceFiles } from './files';

export const OPEN_DISPUTE = 'open_dispute';
/** How long after the charge the cardholder of the disputing test card complains. */
const DISPUTED_AFTER_MS = 1000;
const DAYS_TO_ANSWER = 20;
export const CLOSE_DISPUTE = 'close_dispute';
const DECIDED_AFTER_MS = 1000;
/** Stripe's price for a dispute in the United States; it is not given back. */
const DISPUTE_FEE_CENTS = 1500;

export const disputeRoutes: Route[] = [
  route('GET /v1/disputes/:id', { expand }, async ({ tx, path }) => (await tx.get('dispute', path[0] ?? '')).data),

  route(
    'POST /v1/disputes/:id',
    { evidence: evidenceFields, metadata, submit: flag, expand },
    async ({ tx, path, params }) => {
      const stored = await tx.lock('dispute', path[0] ?? '');
      const { data } = stored;
      data.metadata = mergeMetadata(data.metadata, params.metadata);
      if (params.evidence) {
        checkOpen(data, 'This dispute is already closed, its evidence cannot be changed.');
        await checkEvidenceFiles(tx, params.evidence);
        data.evidence = { ...data.evidence, ...given(params.evidence) };
        data.evidence_details = { ...data.evidence_details, has_evidence: true };
      }
      if (params.submit ?? params.evidence !== undefined) await submit(tx, data);
      await tx.save('dispute', stored);
      await emit(tx, 'charge.dispute.updated', data);
      return data;
    },
  ),

  route('POST /v1/disputes/:id/close', { expand }, async ({ tx, path }) => {
    const stored = await tx.lock('dispute', path[0] ?? '');
    checkOpen(stored.data, 'This dispute is already closed.');
    await close(tx, stored, 'lost');
    return stored.data;
  }),

  route('GET /v1/disputes', { ...paging, charge: text, payment_intent: text }, async ({ tx, params }) => {
    const { charge, payment_intent: intent } = params;
    const where = { ...(charge && { charge }), ...(intent && { payment_intent: intent }) };
    return { object: 'list', ...(await tx.list('dispute', where, params)), url: '/v1/disputes' };
  }),
];

/** Lets the cardholder dispute a captured charge soon, where the test card is the one that does. */
export async function disputeSoon(tx: Tx, charge: Stripe.Charge): Promise<void> {
  const method = charge.payment_method ? await tx.find('payment_method', charge.payment_method) : undefined;
  if (method && testCard(method.hidden.card).disputed)
    await tx.later(OPEN_DISPUTE, charge.id, inFuture(DISPUTED_AFTER_MS));
}

export async function openDispute(tx: Tx, chargeId: string): Promise<void> {
  const charge = await tx.find('charge', chargeId, true);
  if (!charge || charge.data.disputed) return;
  charge.data.disputed = true;
  await tx.save('charge', charge);
  const { amount_captured: amount, currency, payment_intent: intent } = charge.data;
  const created = nowSeconds();
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: chargeId,
    created,
    currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(intent),
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  await withdraw(tx, dispute, -amount, DISPUTE_FEE_CENTS);
  await tx.insert('dispute', dispute, null);
  await tx.later(CLOSE_DISPUTE, dispute.id, new Date((created + DAYS_TO_ANSWER * 86_400) * 1000));
  await emit(tx, 'charge.dispute.created', dispute);
  await emit(tx, 'charge.dispute.funds_withdrawn', dispute);
}

/** Takes the disputed money from the balance, or gives it back. */
async function withdraw(tx: Tx, dispute: Stripe.Dispute, cents: number, fee: number): Promise<void> {
  const id = await book(tx, 'adjustment', dispute.id, cents, dispute.currency, {
    fee,
    description: `Chargeback for ${idOf(dispute.charge)}`,
  });
  dispute.balance_transactions.push((await tx.get('balance_transaction', id)).data);
}

function checkOpen({ status }: Stripe.Dispute, message: string): void {
  if (status === 'needs_response' || status === 'warning_needs_response') return;
  throw unexpectedState(message, { code: undefined });
}

/** Submits evidence. The bank decides soon for the keywords of Stripe's test mode, and otherwise at the deadline. */
async function submit(tx: Tx, dispute: Stripe.Dispute): Promise<void> {
  checkOpen(dispute, 'This dispute is already under review or closed.');
  dispute.status = 'under_review';
  dispute.evidence_details.submission_count += 1;
  dispute.evidence_details.submission_method = 'manual';
  const said = dispute.evidence.uncategorized_text;
  if (said === 'winning_evidence' || said === 'losing_evidence')
    await tx.later(CLOSE_DISPUTE, dispute.id, inFuture(DECIDED_AFTER_MS));
}

/** Decides the dispute. Without convincing evidence in time, the money is lost. */
export async function closeDispute(tx: Tx, id: string): Promise<void> {
  const stored = await tx.find('dispute', id, true);
  if (!stored || stored.data.status === 'won' || stored.data.status === 'lost') return;
  await close(
    tx,
    stored,
    stored.data.evidence.uncategorized_text === 'winning_evidence' && stored.data.status === 'under_review'
      ? 'won'
      : 'lost',
  );
}

async function close(tx: Tx, stored: Stored<'dispute'>, status: 'won' | 'lost'): Promise<void> {
  const { data } = stored;
  data.status = status;
  if (status === 'won') await withdraw(tx, data, data.amount, 0);
  await tx.save('dispute', stored);
  if (status === 'won') await emit(tx, 'charge.dispute.funds_reinstated', data);
  await emit(tx, 'charge.dispute.closed', data);
}
