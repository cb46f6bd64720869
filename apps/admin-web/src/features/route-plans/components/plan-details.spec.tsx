import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RoutePlanView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { i18n } from '../../../app/i18n';
import type { Answer } from '../../../testing/fake-api';
import {
  closeMessages,
  empty,
  figure,
  press,
  show,
  solved,
  stopsIn,
  times,
  totals,
  unsolved,
  visit,
} from '../testing/route-plans';

afterEach(closeMessages);

describe('a route plan', () => {
  it('shows who drives where and when, who is not served and why, and the routes before', async () => {
    await show(solved);
    await screen.findByRole('list', { name: 'Shuttle 1' });
    const [crew, wedding] = stopsIn('Shuttle 1');
    expect(crew).toMatch(/Drop off Crew.*7:58\sAM · Hotel.*Waits until 8:00\sAM.*5 people/);
    expect(wedding).toContain('Pick up Wedding');
    expect(stopsIn('Shuttle 2')).toEqual([]);
    expect(stopsIn('Not served')[0]).toContain('No vehicle has room or time left');
    expect(screen.getByRole('region', { name: 'Route of Shuttle 1' }).textContent).toBe(
      'Depot, 1. Drop off Crew, 2. Pick up Wedding, 3. Drop off Wedding',
    );
    expect(screen.getByText('Times are estimated from straight lines, not from roads.')).toBeTruthy();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'FigureNowBefore',
      'Vehicles that drive12',
      'Their seats1428',
    ]);
  });

  it('that serves nobody cannot be published, and says what to change for each request', async () => {
    await show(empty);
    const [alert] = await screen.findAllByRole('alert');
    expect(alert!.textContent).toBe(
      'This plan serves nobody' +
        'There is nothing to publish. Make the changes suggested for each request, then solve the plan again.' +
        'Wedding (4 people): More people than any vehicle has seats. Add a larger vehicle or split the request.' +
        'Crew (5 people): The shift of every vehicle ends too early. End a shift later, or shorten the stop.' +
        'Late party (2 people): Even an empty vehicle wouldn’t arrive in time. ' +
        'Widen its time window, or begin a shift earlier or closer to it.',
    );
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByText('The plan becomes rides when you publish it.')).toBeNull();
    expect(screen.queryByText('Can be driven')).toBeNull();
    expect(figure('Distance')).toBe('Distance–10.0 mi');
    expect(figure('Driving time')).toBe('Driving time–30 min');
    expect(figure('State')).toBe('StateNobody is served2 of 11 people not served');
  });

  it('that does not serve everyone says whom and why, next to its name and in the comparison', async () => {
    await show(solved);
    const heading = await screen.findByRole('heading', { name: 'Hotels' });
    expect(heading.parentElement!.textContent).toBe('Hotels2 of 11 people not served');
    expect(screen.queryByText('Can be driven')).toBeNull();
    expect(figure('State')).toBe('State2 of 11 people not served2 of 11 people not served');
    expect(screen.getByText(/^Late party \(2 people\): No vehicle has room or time left\./)).toBeTruthy();
  });

  it('says after solving that it serves nobody', async () => {
    await show(unsolved, {}, () => ({ status: 200, body: empty }));
    await screen.findByRole('heading', { name: 'Hotels' });
    press('Solve');
    expect(await screen.findByText('Nobody is served')).toBeTruthy();
    expect(screen.queryByText('The routes are ready')).toBeNull();
  });

  it('is solved once, and says when solving failed', async () => {
    let answer = (_: Answer) => undefined as void;
    const { changes } = await show(unsolved, {}, () => new Promise((resolve) => (answer = resolve)));
    expect(await screen.findByText('Solve the plan to see which vehicle drives where and when.')).toBeTruthy();
    press('Solve');
    const busy = await screen.findByRole('button', { name: 'Solving, up to 3 seconds…' });
    fireEvent.click(busy);
    await waitFor(() => expect(changes()).toHaveLength(1));
    answer({ status: 503, body: { code: 'unavailable', status: 503 } });
    expect(await screen.findByRole('button', { name: 'Solve' })).toBeTruthy();
    expect((await screen.findAllByRole('alert')).length).toBe(1);
    expect(changes()).toEqual([{ what: 'POST /api/admin/route-plans/4/solve', body: { revision: 3 } }]);
  });

  it('moves a stop within its vehicle, and a request to another vehicle', async () => {
    const { changes } = await show(solved, {}, () => ({ status: 200, body: solved }));
    await screen.findByRole('list', { name: 'Shuttle 1' });
    press('Earlier: Pick up Wedding');
    await waitFor(() => expect(changes()).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Vehicle of Drop off Wedding').disabled).toBe(false),
    );
    fireEvent.change(screen.getByLabelText('Vehicle of Drop off Wedding'), { target: { value: '1' } });
    await waitFor(() => expect(changes()).toHaveLength(2));
    const [crew, pickup, dropoff] = [
      { request: 1, kind: 'dropoff' },
      { request: 0, kind: 'pickup' },
      { request: 0, kind: 'dropoff' },
    ];
    const what = 'PUT /api/admin/route-plans/4/routes';
    expect(changes()).toEqual([
      { what, body: { revision: 3, routes: [{ vehicle: 0, stops: [pickup, crew, dropoff] }] } },
      {
        what,
        body: {
          revision: 3,
          routes: [
            { vehicle: 0, stops: [crew] },
            { vehicle: 1, stops: [pickup, dropoff] },
          ],
        },
      },
    ]);
  });

  it('that can’t be driven says so, and what is wrong', async () => {
    await show({
      ...solved,
      result: {
        ...solved.result!,
        totals: { ...totals, feasible: false },
        faults: [
          { code: 'after_window', vehicle: 0, request: 1, kind: 'dropoff' },
          { code: 'after_shift', vehicle: 0, request: null, kind: null },
        ],
      },
    });
    const [alert] = await screen.findAllByRole('alert');
    expect(alert!.textContent).toBe(
      'These routes can’t be driven as they are.Shuttle 1 is late for CrewShuttle 1 returns after its shift',
    );
    expect(screen.getByRole('heading', { name: 'Hotels' }).parentElement!.textContent).toBe('HotelsCan’t be driven');
    expect(figure('State')).toBe('StateCan’t be driven2 of 11 people not served');
  });

  it('is read-only for roles that may not change it', async () => {
    await show(solved, { role: 'viewer' });
    await screen.findByRole('list', { name: 'Shuttle 1' });
    for (const name of ['Solve', 'Change', 'Delete', 'Earlier: Pick up Wedding'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('marks missing fields before saving', async () => {
    const { changes } = await show(null);
    await screen.findByText('No route plans yet');
    press('New route plan');
    press('Save');
    await waitFor(() => expect(screen.getAllByText('Fill this in').length).toBe(4));
    expect(screen.getByText('Choose a pickup, a drop-off or both')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(changes()).toEqual([]);
  });

  it('is saved with the revision that was displayed', async () => {
    const { changes } = await show(solved, {}, () => ({
      status: 409,
      body: { code: 'route_plan_changed', status: 409 },
    }));
    await screen.findByRole('heading', { name: 'Hotels' });
    press('Change');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Hotels, again' } });
    press('Save');
    expect(
      await screen.findByText('Someone changed this plan in the meantime. Reload it, then try again.'),
    ).toBeTruthy();
    expect(changes()).toMatchObject([
      { what: 'PUT /api/admin/route-plans/4', body: { name: 'Hotels, again', revision: 3 } },
    ]);
  });

  it('is never saved over the changes of a colleague, but can be replaced by them', async () => {
    let plan = solved;
    let loads = 0;
    const load = () => {
      loads += 1;
      return plan;
    };
    const { changes } = await show(load, {}, () => {
      plan = { ...solved, revision: 4, name: 'Their hotels' };
      return { status: 409, body: { code: 'route_plan_changed', status: 409 } };
    });
    await screen.findByRole('heading', { name: 'Hotels' });
    press('Change');
    press('Save');
    const before = loads;
    await screen.findByText(/^Someone changed this plan/);
    await waitFor(() => expect(loads).toBeGreaterThan(before + 1));
    press('Save');
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()).toMatchObject([{ body: { revision: 3 } }, { body: { revision: 3 } }]);
    await waitFor(() => press('Replace my entries with the newer plan'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Their hotels');
    expect(screen.queryByText(/^Someone changed this plan/)).toBeNull();
    press('Save');
    await waitFor(() => expect(changes()).toHaveLength(3));
    expect(changes()[2]).toMatchObject({ body: { revision: 4, name: 'Their hotels' } });
  });

  it('keeps times after midnight on their day, and accepts them in the form', async () => {
    const late = { ...visit, from: 1_470, to: 1_500 };
    const night: RoutePlanView = {
      ...unsolved,
      requests: [{ label: 'Late party', people: 2, pickup: null, dropoff: late }],
      vehicles: [{ ...unsolved.vehicles[0]!, from: 1_380, to: 1_560 }],
    };
    const { changes } = await show(night, {}, () => ({ status: 500 }));
    await screen.findByRole('heading', { name: 'Hotels' });
    press('Change');
    const dropoff = within(screen.getByRole('group', { name: 'Drop-off' }));
    expect(dropoff.getByLabelText<HTMLSelectElement>('Earliest: day').selectedOptions[0]!.text).toBe('Next day');
    press('Save');
    await waitFor(() => expect(changes()).toHaveLength(1));
    const { requests, vehicles } = night;
    expect(changes()[0]!.body).toMatchObject({ requests, vehicles });
    fireEvent.change(dropoff.getByLabelText('Earliest: day'), { target: { value: '0' } });
    fireEvent.change(dropoff.getByLabelText('Earliest'), { target: { value: '23:45' } });
    fireEvent.change(screen.getByLabelText('Shift ends: day'), { target: { value: '0' } });
    press('Save');
    expect(await screen.findByText('This is before the start. Choose a later time or the next day.')).toBeTruthy();
    expect(changes()).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Shift ends: day'), { target: { value: '1' } });
    press('Save');
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]!.body).toMatchObject({ requests: [{ dropoff: { from: 1_425, to: 1_500 } }], vehicles });
  });

  it('marks a stop on the next day', async () => {
    const [route] = solved.result!.routes;
    const stops = [{ ...route!.stops[0]!, ...times(1_470) }];
    const routes = [{ ...route!, stops, leavesAt: 1_430 * 60, returnsAt: 1_490 * 60 }];
    await show({ ...solved, result: { ...solved.result!, routes } });
    await screen.findByRole('list', { name: 'Shuttle 1' });
    expect(stopsIn('Shuttle 1')[0]).toMatch(/12:28\sAM \(next day\) · Hotel/);
    expect(screen.getByText(/^Leaves Depot at 11:50\sPM$/)).toBeTruthy();
    expect(screen.getByText(/^At Depot at 12:50\sAM \(next day\)/)).toBeTruthy();
  });

  it('shows times by the formatter of all pages, also among Spanish texts', async () => {
    await setLanguage(i18n, 'es');
    try {
      await show(solved);
      await screen.findByRole('list', { name: 'Shuttle 1' });
      expect(stopsIn('Shuttle 1')[0]).toMatch(/^Dejar a Crew7:58\sAM/);
    } finally {
      await setLanguage(i18n, 'en');
    }
  });

  it('drags a stop by any part of its card except its controls', async () => {
    await show(solved);
    const list = await screen.findByRole('list', { name: 'Shuttle 1' });
    const [crew] = within(list).getAllByRole('listitem');
    const isDragged = () => crew!.hasAttribute('data-dragged');
    const grab = (part: HTMLElement) => {
      fireEvent.mouseDown(part, { button: 0, clientX: 5, clientY: 5 });
      fireEvent.mouseMove(document, { clientX: 5, clientY: 25 });
    };
    const drop = async () => {
      fireEvent.keyDown(document, { code: 'Escape' });
      fireEvent.mouseUp(document);
      await waitFor(() => expect(isDragged()).toBe(false));
      // The library ignores the mouse until the frame after the drop.
      await act(() => new Promise((done) => setTimeout(done, 50)));
    };
    for (const part of [within(crew!).getByText('Drop off Crew'), crew!]) {
      await waitFor(() => {
        grab(part);
        expect(isDragged()).toBe(true);
      });
      await drop();
    }
    for (const control of [...within(crew!).getAllByRole('button'), within(crew!).getByRole('combobox')]) {
      grab(control);
      await act(() => new Promise((done) => setTimeout(done, 50)));
      expect(isDragged()).toBe(false);
      await drop();
    }
  });

  it('keeps the focus on a stop that was moved, and announces its new position', async () => {
    const [route] = solved.result!.routes;
    const [crew, pickup, dropoff] = route!.stops;
    const withStops = (...routes: (typeof route)[]): RoutePlanView => ({
      ...solved,
      revision: served.revision + 1,
      result: { ...solved.result!, routes: routes.map((each) => each!) },
    });
    let served = solved;
    await show(
      () => served,
      { open: 4 },
      () => {
        served =
          served === solved
            ? withStops({ ...route!, stops: [pickup!, crew!, dropoff!] })
            : withStops({ ...route!, stops: [crew!] }, { ...route!, vehicle: 1, stops: [pickup!, dropoff!] });
        return { status: 200, body: served };
      },
    );
    const earlier = await screen.findByRole('button', { name: 'Earlier: Pick up Wedding' });
    earlier.focus();
    fireEvent.click(earlier);
    // The stop is now the first one, so it cannot move earlier.
    expect(await screen.findByText('Pick up Wedding: now stop 1 of 3 of Shuttle 1')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Later: Pick up Wedding' })),
    );
    const choice = screen.getByLabelText('Vehicle of Drop off Wedding');
    choice.focus();
    fireEvent.keyDown(choice, { key: 'ArrowDown' });
    fireEvent.change(choice, { target: { value: '1' } });
    expect(await screen.findByText('Drop off Wedding: now stop 2 of 2 of Shuttle 2')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(screen.getByRole('list', { name: 'Shuttle 2' })).getByLabelText('Vehicle of Drop off Wedding'),
      ),
    );
  });
});
