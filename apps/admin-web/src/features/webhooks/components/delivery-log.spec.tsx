import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { WebhookDeliveryRow, WebhookDeliveryView, WebhookEndpointView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { DeliveryLog } from './delivery-log';

const AT = '2026-11-17T13:05:00.000Z';
const hotel: WebhookEndpointView = {
  id: 3,
  url: 'https://hooks.hotel.test/',
  description: 'Hotel',
  eventTypes: null,
  serviceAccountId: null,
  serviceAccount: null,
  state: 'enabled',
  disabledReason: null,
  disabledAt: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: AT,
};
const delivery: WebhookDeliveryRow = {
  id: 70,
  endpointId: 3,
  messageId: 'msg_1',
  type: 'ride.completed',
  rideId: 7,
  eventNumber: 12,
  occurredAt: AT,
  state: 'failed',
  attempts: 10,
  nextAttemptAt: null,
  lastStatus: 500,
  lastFailure: 'bad_status',
  deliveredAt: null,
};
const details: WebhookDeliveryView = {
  ...delivery,
  payload: { type: 'ride.completed', data: { rideId: 7 } },
  replayable: true,
  attemptList: [
    {
      number: 10,
      at: AT,
      status: 500,
      failure: 'bad_status',
      durationMs: 1204,
      answer: 'out of order',
      simulatedFault: null,
    },
    { number: 9, at: AT, status: null, failure: 'timeout', durationMs: 15000, answer: null, simulatedFault: 'timeout' },
  ],
};
const LIST = 'GET /api/admin/webhook-deliveries';

function show(pages: Record<string, Answer>): RecordedRequest[] {
  const asked = fakeApi(({ what }) => pages[what] ?? pages[what.slice(LIST.length)] ?? { status: 500 });
  renderInApp(<DeliveryLog endpoints={[hotel]} />, { at: '/admin/developers?tab=webhooks' });
  return asked;
}
const page = (deliveries: WebhookDeliveryRow[], nextCursor: string | null = null): Answer => ({
  status: 200,
  body: { deliveries, nextCursor },
});
const table = async () => within(await screen.findByRole('table', { name: 'Deliveries' }));

describe('the delivery log', () => {
  it('shows each delivery with its event, endpoint and result', async () => {
    show({ '': page([delivery, { ...delivery, id: 69, state: 'waiting', lastStatus: null, lastFailure: 'timeout' }]) });
    const [, failed, waiting] = (await table()).getAllByRole('row');
    for (const text of ['ride.completed', 'Ride 7, event 12', 'Hotel', 'Failed', '500', '10 attempts'])
      expect(within(failed!).getByText(text)).toBeTruthy();
    for (const text of ['Waiting', 'No response in time']) expect(within(waiting!).getByText(text)).toBeTruthy();
  });

  it('is filtered by endpoint, state and event', async () => {
    const asked = show({
      '': page([delivery]),
      '?endpointId=3': page([delivery]),
      '?endpointId=3&state=delivered': page([delivery]),
      '?endpointId=3&state=delivered&type=payout.paid': page([]),
    });
    await table();
    fireEvent.change(screen.getByLabelText('Endpoint'), { target: { value: '3' } });
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'delivered' } });
    fireEvent.change(screen.getByLabelText('Event'), { target: { value: 'payout.paid' } });
    expect(await screen.findByText('No deliveries match')).toBeTruthy();
    expect(asked.at(-1)?.what).toBe(`${LIST}?endpointId=3&state=delivered&type=payout.paid`);
  });

  it('shows the next page', async () => {
    show({ '': page([delivery], 'newest.70'), '?cursor=newest.70': page([{ ...delivery, type: 'member.joined' }]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    // One button is in the table, and one in a card for small screens.
    expect(await screen.findAllByRole('button', { name: 'Details: member.joined' })).toHaveLength(2);
  });

  it('shows each attempt of a delivery, which can be retried', async () => {
    const asked = show({
      '': page([delivery]),
      [`${LIST}/70`]: { status: 200, body: details },
      'POST /api/admin/webhook-deliveries/70/replay': { status: 200, body: details },
    });
    fireEvent.click((await table()).getByRole('button', { name: 'Details: ride.completed' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [last, before] = within(await dialog.findByRole('list', { name: 'Attempts' })).getAllByRole('listitem');
    for (const text of ['500', 'out of order']) expect(within(last!).getByText(text)).toBeTruthy();
    expect(within(last!).getByText('Attempt 10, Tue, Nov 17, 8:05 AM, 1,204 ms')).toBeTruthy();
    for (const text of ['No response', 'No response in time']) expect(within(before!).getByText(text)).toBeTruthy();
    expect(dialog.getByRole('group', { name: 'Payload' }).textContent).toContain('"rideId": 7');
    fireEvent.click(dialog.getByRole('button', { name: 'Deliver again' }));
    expect(await screen.findByText('1 delivery will be tried again')).toBeTruthy();
    expect(asked.filter(({ what }) => what.startsWith('POST'))).toHaveLength(1);
  });

  it('offers no retry while a delivery waits, and says when its details could not be loaded', async () => {
    const pages: Record<string, Answer> = { '': page([delivery]), [`${LIST}/70`]: { status: 503 } };
    show(pages);
    fireEvent.click((await table()).getByRole('button', { name: 'Details: ride.completed' }));
    expect(await screen.findByText('We couldn’t load the deliveries')).toBeTruthy();
    pages[`${LIST}/70`] = {
      status: 200,
      body: { ...details, state: 'waiting', nextAttemptAt: AT, replayable: false, attemptList: [] },
    };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Next attempt: Tue, Nov 17, 8:05 AM')).toBeTruthy();
    expect(screen.getByText('No attempt has ended yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Deliver again' })).toBeNull();
  });

  it('shows an empty state, and can be requested again after a failure', async () => {
    const pages: Record<string, Answer> = { '': { status: 500 } };
    show(pages);
    expect(await screen.findByText('We couldn’t load the deliveries')).toBeTruthy();
    pages[''] = page([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('No deliveries in the last 30 days')).toBeTruthy());
  });
});
