import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RateView } from '@groupride/web-api-client';
import { makeStore } from '../../../app/store';
import { fakeApi, type Answer, type Asked } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RatesTable } from './rates-table';

const LIST = 'GET /api/admin/rates';
const bus: RateView = {
  rideType: 'CharterBus',
  name: 'Charter Bus',
  basePerPerson: '5.50',
  minimumSeats: 2,
  maxGroupSize: 55,
  validFrom: '2026-01-01T00:00:00Z',
};
let rates: RateView[];

async function show(change: (asked: Asked) => Answer = () => ({ status: 500 }), listed?: Answer) {
  rates = [bus];
  const asked = fakeApi((request) =>
    request.what === LIST ? (listed ?? { status: 200, body: rates }) : change(request),
  );
  renderInApp(<RatesTable />, { store: makeStore() });
  return () => asked.filter(({ what }) => what !== LIST);
}
const field = async () => {
  const table = await screen.findByRole('table', { name: 'Rates' });
  return within(table).getByLabelText<HTMLInputElement>('Minimum paid seats of Charter Bus');
};
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });

describe('the rates', () => {
  it('show the base and the minimum of each ride type', async () => {
    await show();
    expect((await field()).value).toBe('2');
    expect(screen.getAllByText('$5.50').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('save another minimum and show it', async () => {
    const changes = await show(() => {
      rates = [{ ...bus, minimumSeats: 20 }];
      return { status: 200, body: rates[0] };
    });
    await type('20');
    fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    expect(await screen.findByText('Charter Bus: minimum of 20 seats saved')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(changes()).toMatchObject([{ what: 'PATCH /api/admin/rates/CharterBus', body: { minimumSeats: 20 } }]);
  });

  it('rejects a seat count that no vehicle of the class has', async () => {
    const changes = await show();
    for (const wrong of ['1', '56', 'many', '']) {
      await type(wrong);
      expect(screen.getAllByText('Enter a number from 2 to 55').length).toBeGreaterThan(0);
      fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    }
    expect(changes()).toEqual([]);
  });

  it('reports a failed change and keeps the input', async () => {
    await show();
    await type('20');
    fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
    expect(await screen.findByText('We couldn’t save this')).toBeTruthy();
    expect((await field()).value).toBe('20');
  });

  it('say that they could not be loaded', async () => {
    await show(undefined, { status: 500 });
    expect(await screen.findByText('We couldn’t load the rates')).toBeTruthy();
  });
});
