import { fireEvent, screen } from '@testing-library/react';
import type { RoutePlanView } from '@groupride/web-api-client';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { closeMessages, complete, empty, press, RoutePlansPanel, show, solved } from '../testing/route-plans';

afterEach(closeMessages);

describe('the list of route plans', () => {
  it('says when there are none, and lets only permitted roles add one', async () => {
    await show(null, { role: 'viewer' });
    expect(await screen.findByText('No route plans yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New route plan' })).toBeNull();
  });

  it('can be requested again after a failure', async () => {
    let answer: Answer = { status: 500 };
    fakeApi(() => answer);
    renderInApp(<RoutePlansPanel planId={null} onOpen={() => undefined} />);
    expect(await screen.findByText('We couldn’t load the route plans')).toBeTruthy();
    answer = { status: 200, body: [] };
    press('Try again');
    expect(await screen.findByText('No route plans yet')).toBeTruthy();
  });

  it('shows whether plans can be driven, and opens them', async () => {
    await show(complete, { open: null });
    const [button] = await screen.findAllByRole('button', { name: 'Open Hotels' });
    expect(screen.getAllByText('Can be driven').length).toBeGreaterThan(0);
    fireEvent.click(button!);
    expect(await screen.findByRole('heading', { name: 'Hotels' })).toBeTruthy();
  });

  it.each<[string, RoutePlanView]>([
    ['2 of 11 people not served', solved],
    ['Nobody is served', empty],
  ])('shows “%s” instead of calling the plan drivable', async (text, plan) => {
    await show(plan, { open: null });
    await screen.findAllByRole('button', { name: 'Open Hotels' });
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.queryByText('Can be driven')).toBeNull();
  });
});
