import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ServiceAccountView, WebhookEndpointView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { proofRequired } from '../../../testing/proof-answers';
import { renderInApp } from '../../../testing/render-in-app';
import { Webhooks } from './webhooks';

const AT = '2026-11-17T13:05:00.000Z';
const hotel: WebhookEndpointView = {
  id: 3,
  url: 'https://hooks.hotel.test/groupride',
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
const account: ServiceAccountView = {
  id: 5,
  name: 'Grand Hotel',
  userId: 40,
  createdBy: 'Olga',
  createdAt: AT,
  closedAt: null,
  tokens: [],
};
const LIST = 'GET /api/admin/webhook-endpoints';

/** Renders the tab with a fake API that has these endpoints and answers changes with `change`. */
function show(list: () => Answer, change: (asked: RecordedRequest) => Answer = () => ({ status: 500 })) {
  const asked = fakeApi((request) => {
    if (request.what === LIST) return list();
    if (request.what === 'GET /api/admin/service-accounts') return { status: 200, body: [account] };
    if (request.what.startsWith('GET /api/admin/webhook-deliveries'))
      return { status: 200, body: { deliveries: [], nextCursor: null } };
    return change(request);
  });
  renderInApp(<Webhooks />, { at: '/admin/developers?tab=webhooks' });
  return { changes: () => asked.filter(({ what }) => !what.startsWith('GET')) };
}
const of = (...body: WebhookEndpointView[]) => ({ status: 200, body });

async function press(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
}

describe('webhook endpoints', () => {
  it('are added for a service account and selected types, and show their secret once', async () => {
    const endpoints: WebhookEndpointView[] = [];
    const { changes } = show(
      () => of(...endpoints),
      () => {
        endpoints.push(hotel);
        return { status: 201, body: { secret: 'whsec_c2VjcmV0', endpoint: hotel } };
      },
    );
    expect(await screen.findByText('No webhook endpoints yet')).toBeTruthy();
    await press('Add endpoint');
    const form = within(await screen.findByRole('dialog'));
    const add = () => fireEvent.click(form.getByRole('button', { name: 'Add endpoint' }));
    add();
    expect(form.getByText('Enter a description.')).toBeTruthy();
    expect(form.getByText(/Enter a complete address/)).toBeTruthy();
    fireEvent.change(form.getByLabelText('Description'), { target: { value: ' Hotel ' } });
    fireEvent.change(form.getByLabelText('Address'), { target: { value: hotel.url } });
    fireEvent.change(form.getByLabelText('Events'), { target: { value: 'some' } });
    add();
    expect(form.getByText('Choose at least one type.')).toBeTruthy();
    expect(changes()).toEqual([]);
    fireEvent.click(form.getByRole('button', { name: 'ride.completed' }));
    expect(form.getByRole('button', { name: 'ride.completed', pressed: true })).toBeTruthy();
    await form.findByRole('option', { name: 'Rides of Grand Hotel' });
    fireEvent.change(form.getByLabelText('Which events it may see'), { target: { value: '5' } });
    add();
    expect(await screen.findByDisplayValue('whsec_c2VjcmV0')).toBeTruthy();
    expect(changes()).toEqual([
      {
        what: 'POST /api/admin/webhook-endpoints',
        body: { url: hotel.url, description: 'Hotel', eventTypes: ['ride.completed'], serviceAccountId: 5 },
      },
    ]);
    await press('Done');
    expect(await screen.findByText(hotel.url)).toBeTruthy();
    expect(screen.queryByDisplayValue('whsec_c2VjcmV0')).toBeNull();
  });

  it('are added after a proof when the operator signed in a while ago', async () => {
    const { changes } = show(
      () => of(),
      ({ body }) =>
        (body as { code?: string }).code === '123456'
          ? { status: 201, body: { secret: 'whsec_c2VjcmV0', endpoint: hotel } }
          : proofRequired('app'),
    );
    await press('Add endpoint');
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText('Description'), { target: { value: 'Hotel' } });
    fireEvent.change(form.getByLabelText('Address'), { target: { value: hotel.url } });
    fireEvent.click(form.getByRole('button', { name: 'Add endpoint' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    fireEvent.change(proof.getByLabelText('Code that the app shows'), { target: { value: '123456' } });
    fireEvent.click(proof.getByRole('button', { name: 'Add endpoint' }));
    expect(await screen.findByDisplayValue('whsec_c2VjcmV0')).toBeTruthy();
    expect(changes().map(({ body }) => (body as { code?: string }).code)).toEqual([undefined, '123456']);
  });

  it('show why the server refuses an address', async () => {
    const refusal = { field: 'url', code: 'invalid', message: 'must be a host on the public internet' };
    const body = { code: 'validation_failed', status: 400, detail: `url: ${refusal.message}`, errors: [refusal] };
    show(
      () => of(),
      () => ({ status: 400, body }),
    );
    await press('Add endpoint');
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText('Description'), { target: { value: 'Hotel' } });
    fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://10.0.0.1/' } });
    fireEvent.click(form.getByRole('button', { name: 'Add endpoint' }));
    expect(await form.findByText(/public internet|Check what you entered/)).toBeTruthy();
  });

  it('are saved with the edited description', async () => {
    const { changes } = show(
      () => of(hotel),
      () => ({ status: 200, body: hotel }),
    );
    await press('Edit: Hotel');
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText('Description'), { target: { value: 'Front office' } });
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Front office was saved')).toBeTruthy();
    expect(changes()).toEqual([
      {
        what: 'PATCH /api/admin/webhook-endpoints/3',
        body: { description: 'Front office' },
      },
    ]);
  });

  it('are tested, and say when the test could not be sent', async () => {
    let answer: Answer = { status: 503, body: { code: 'unavailable', status: 503 } };
    const { changes } = show(
      () => of(hotel),
      () => answer,
    );
    await press('Send test event: Hotel');
    expect(await screen.findByText('The test event wasn’t sent')).toBeTruthy();
    answer = { status: 201, body: {} };
    await press('Send test event: Hotel');
    expect(await screen.findByText('Test event sent')).toBeTruthy();
    expect(changes().map(({ what }) => what)).toEqual(Array(2).fill('POST /api/admin/webhook-endpoints/3/test'));
  });

  it('get a new secret, with an overlap', async () => {
    const { changes } = show(
      () => of({ ...hotel, previousSecretUntil: AT }),
      () => ({ status: 201, body: { secret: 'whsec_bmV3', endpoint: hotel } }),
    );
    expect(
      await screen.findByText('Deliveries are also signed with the old secret until Tue, Nov 17, 8:05 AM.'),
    ).toBeTruthy();
    await press('Rotate secret: Hotel');
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText('The old secret signs for another'), { target: { value: '72' } });
    fireEvent.click(form.getByRole('button', { name: 'Rotate secret' }));
    expect(await screen.findByDisplayValue('whsec_bmV3')).toBeTruthy();
    expect(changes()).toEqual([{ what: 'POST /api/admin/webhook-endpoints/3/secret', body: { overlapHours: 72 } }]);
  });

  it('that were disabled after failures say why, and can be enabled and caught up', async () => {
    let now: WebhookEndpointView = { ...hotel, state: 'disabled', disabledReason: 'failing', disabledAt: AT };
    const { changes } = show(
      () => of(now),
      ({ what }) => {
        if (what.endsWith('/replay')) return { status: 200, body: { deliveries: 12 } };
        now = hotel;
        return { status: 200, body: hotel };
      },
    );
    expect(await screen.findByText(/it accepted nothing for three days/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send test event: Hotel' })).toBeNull();
    await press('Enable: Hotel');
    expect(await screen.findByText('Hotel is enabled')).toBeTruthy();
    await press('Replay: Hotel');
    const form = within(await screen.findByRole('dialog'));
    fireEvent.click(form.getByRole('button', { name: 'Replay' }));
    expect(await screen.findByText('12 deliveries will be tried again')).toBeTruthy();
    const [enabled, replayed] = changes();
    expect(enabled).toEqual({ what: 'PATCH /api/admin/webhook-endpoints/3', body: { state: 'enabled' } });
    const { since } = replayed!.body as { since: string };
    expect((Date.now() - Date.parse(since)) / 3_600_000).toBeCloseTo(72, 1);
  });

  it.each([
    ['Disable', 'PATCH', { state: 'disabled' }],
    ['Delete', 'DELETE', undefined],
  ])('are changed after a confirmation: %s', async (name, method, body) => {
    const { changes } = show(
      () => of(hotel),
      () => ({ status: method === 'DELETE' ? 204 : 200, ...(body ? { body: hotel } : {}) }),
    );
    await press(`${name}: Hotel`);
    expect(changes()).toEqual([]);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await waitFor(() => expect(changes()).toEqual([{ what: `${method} /api/admin/webhook-endpoints/3`, body }]));
  });

  it('warn while every attempt fails, and can be requested again after a failure', async () => {
    let answer: Answer = { status: 500 };
    show(() => answer);
    expect(await screen.findByText('We couldn’t load the webhook endpoints')).toBeTruthy();
    answer = of({ ...hotel, failingSince: AT });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Every attempt has failed since Tue, Nov 17, 8:05 AM.')).toBeTruthy();
  });
});
