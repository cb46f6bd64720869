import type { Events, EventType } from '../../platform/events/events';
import { only } from '../../platform/testing/stand-ins';
import { InMemoryOutbox } from '../identity/testing/in-memory-outbox';
import type { LedgerFacade } from '../ledger/ledger.facade';
import { People } from '../payments/testing/stand-ins';
import type { RidesFacade } from '../rides/rides.facade';
import { someRide } from '../rides/testing/some-ride';
import { cancellationReceipt } from './receipts.facade';
import { ReceiptMails } from './receipt-mails';
import type { ReceiptsRepository } from './receipts.repository';

async function mailOf(status: 'completed' | 'cancelled') {
  const ride = someRide({ id: 7, organizerId: 11, status });
  const people = new People();
  const outbox = new InMemoryOutbox((id) => people.find(id));
  let mail: (fact: { rideId: number; payerId: number }) => Promise<void> = async () => undefined;
  const events = only<Events>({
    react: <Data extends object>(_event: EventType<Data>, _name: string, run: (data: Data) => Promise<void>) => {
      mail = (fact) => run(fact as object as Data);
    },
  });
  const receipt = { ...cancellationReceipt(ride, 11, 2500, 'Visa ending 4242'), issuedAt: new Date() };
  new ReceiptMails(
    events,
    only<ReceiptsRepository>({ find: async () => receipt }),
    outbox,
    only<RidesFacade>({ find: async () => ride }),
    only<LedgerFacade>({}),
  ).onModuleInit();
  await mail({ rideId: 7, payerId: 11 });
  return outbox.sent.all[0]!;
}

describe('the mail with a receipt', () => {
  it('thanks for the ride', async () => {
    const { subject, body } = await mailOf('completed');
    expect(subject).toBe('Your receipt for ride R-007: $25.00');
    expect(body).toContain('Thank you for riding with GroupRide. This is receipt GR-7-11.');
  });

  it('thanks nobody for a ride that was cancelled', async () => {
    const { body } = await mailOf('cancelled');
    expect(body).toContain('This is receipt GR-7-11 for the fee of your cancelled ride.');
    expect(body).not.toContain('Thank you');
  });
});
