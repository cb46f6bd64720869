import { principal, only } from '../../platform/testing/stand-ins';
import type { AmountsFacade } from '../amounts/amounts.facade';
import type { DisputesFacade } from '../disputes/disputes.facade';
import type { Payment, PaymentsFacade } from '../payments/payments.facade';
import type { RefundsFacade } from '../refunds/refunds.facade';
import type { Ride, RidesFacade } from '../rides/rides.facade';
import { someRide } from '../rides/testing/some-ride';
import type { IssuedReceipt } from './domain/receipt';
import type { ReceiptsRepository } from './receipts.repository';
import { ReceiptsService } from './receipts.service';

const RIDER = 11;

const paid = (purpose: Payment['purpose'], captured: number, cardLast4: string): Payment =>
  ({ payerId: RIDER, purpose, captured, cardBrand: 'visa', cardLast4 }) as Payment;

/** The payment method on a receipt over 50.00 that was issued for the card 4242. */
async function methodOn(payments: Payment[], more: Partial<Ride> = {}): Promise<string> {
  const ride = someRide({ id: 7, status: 'completed', ...more });
  const paymentMethod = ride.paymentMethod === 'cash' ? 'Cash' : 'Visa ending 4242';
  const issued = only<IssuedReceipt>({ charged: 5000, paymentMethod });
  const service = new ReceiptsService(
    only<RidesFacade>({
      authorize: async () => ({ ride, viewer: 'organizer' as const }),
      isCompletedByOperations: async () => false,
    }),
    only<ReceiptsRepository>({ find: async () => issued }),
    only<PaymentsFacade>({ listOfRide: async () => payments }),
    only<RefundsFacade>({ ofRide: async () => [] }),
    only<DisputesFacade>({ takenBack: async () => [] }),
    only<AmountsFacade>({ ofRide: async () => new Map() }),
  );
  return (await service.ofRide(principal(RIDER), ride.id)).paymentMethod;
}

describe('the payment method of a receipt', () => {
  it('is the card that was charged, or is going to be', async () => {
    expect(await methodOn([paid('ride', 5000, '4242'), paid('tip', 500, '5555')])).toBe('Visa ending 4242');
    expect(await methodOn([paid('ride', 0, '4242')])).toBe('Visa ending 4242');
  });

  it('is the card that paid the debt when the first one could not be charged', async () => {
    const debts = [paid('debt', 0, '1881'), paid('debt', 5000, '5555')];
    expect(await methodOn([paid('ride', 0, '4242'), ...debts])).toBe('Visa ending 5555');
    expect(await methodOn(debts, { paymentMethod: 'cash' })).toBe('Cash');
  });
});
