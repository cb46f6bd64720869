import { fireEvent, screen } from '@testing-library/react';
import type { ChargeRow } from '@groupride/web-api-client';
import { useSearchParams } from 'react-router-dom';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { FindCharge } from './find-charge';

function Page() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <FindCharge query={params.get('query') ?? ''} onSearch={(query) => setParams({ query })} />
      <button onClick={() => setParams({ query: '4444' })}>Elsewhere</button>
    </>
  );
}

it('shows the text of the search that it shows, also after a search from elsewhere', async () => {
  fakeApi(() => ({ status: 200, body: { charges: [], more: false } }));
  renderInApp(<Page />, { at: '/admin/money?query=4242' });
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(field.value).toBe('4242');
  fireEvent.change(field, { target: { value: '4242 $5' } });
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(field.value).toBe('4444');
});

const charge: ChargeRow = {
  paymentId: 4,
  rideId: 8,
  payerId: 3,
  payerName: 'Ana Rivera',
  payerEmail: 'ana@example.test',
  state: 'captured',
  held: '41.11',
  captured: '41.11',
  refunded: '0.00',
  at: '2026-11-30T18:37:00Z',
};

it('keeps the number of a ride on one line', async () => {
  fakeApi(() => ({ status: 200, body: { charges: [charge], more: false } }));
  renderInApp(<Page />, { at: '/admin/money?query=4242' });
  const [number] = await screen.findAllByText('R-008');
  expect(getComputedStyle(number!).whiteSpace).toBe('nowrap');
});
