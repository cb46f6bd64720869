import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LatLng } from '@groupride/geo';
import { api, type ClientConfig, type ListedWinery } from '@groupride/web-api-client';
import { makeStore } from '../../../app/store';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';

interface MapProps {
  label: string;
  markers: readonly { kind: string; label: string; position: LatLng }[];
  onPick: (position: LatLng) => void;
}
/** A fake map that can be pressed, because jsdom does not draw one. */
jest.unstable_mockModule('@groupride/web-map', () => ({
  CityMap: ({ label, markers, onPick }: MapProps) => (
    <section aria-label={label}>
      <button type="button" onClick={() => onPick({ lat: 35.50000049, lng: -80.75 })}>
        a place on the map
      </button>
      {markers.map(({ kind, label: text, position }) => (
        <output key={text}>{`${kind} ${text} ${position.lat} ${position.lng}`}</output>
      ))}
    </section>
  ),
}));
const { WineriesTable } = await import('./wineries-table');

const vines: ListedWinery = {
  id: 4,
  name: 'Lakeshore Vines',
  address: '12820 Beatties Ford Rd',
  description: 'Near the lake',
  lat: 35.4135,
  lng: -80.9287,
  inArea: true,
  listVersion: 6,
};
const cellars: ListedWinery = {
  id: 1,
  name: 'Queen City Cellars',
  address: '1801 N Graham St',
  description: '',
  lat: 35.2457,
  lng: -80.8363,
  inArea: true,
  listVersion: 6,
};
const config: ClientConfig = {
  features: {
    scheduledRides: true,
    cashPayments: true,
    guestJoins: true,
    driverApplications: true,
    driverPayouts: true,
  },
  city: {
    name: 'Charlotte, NC',
    timeZone: 'America/New_York',
    center: { lat: 35.2271, lng: -80.8431 },
    radiusMiles: 80,
    map: null,
  },
  paymentPublishableKey: 'pk_test_x',
  paymentMethods: ['card'],
  demoTools: true,
  riderWebUrl: 'http://rider.test',
  driverWebUrl: 'http://driver.test',
  adminWebUrl: 'http://admin.test',
};
const LIST = 'GET /api/admin/wineries';
const refused = (
  status: number,
  code: string,
  errors?: { field: string; code: string; message: string }[],
): Answer => ({ status, body: { code, status, errors } });

/** Renders the table with a fake API that has these wineries and answers changes with `change`. */
async function show(
  rows: ListedWinery[],
  change: (asked: RecordedRequest) => Answer | Promise<Answer> = () => ({ status: 500 }),
) {
  const asked = fakeApi((request) => (request.what === LIST ? { status: 200, body: rows } : change(request)));
  const store = makeStore();
  await store.dispatch(api.util.upsertQueryData('getConfig', undefined, config));
  renderInApp(<WineriesTable />, { store });
  await screen.findByRole('button', { name: 'Add winery' });
  return { changes: () => asked.filter(({ what }) => what !== LIST), rows };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressIn = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));
const dialog = () => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull());
const REASON = /^Reason/;
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('wineries', () => {
  it('are shown with address, description and position', async () => {
    await show([vines, cellars]);
    const cells = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .getAllByRole(row.querySelector('th') ? 'columnheader' : 'cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ['Name', 'Address', 'Description', 'Location', 'Actions'],
      ['Lakeshore Vines', '12820 Beatties Ford Rd', 'Near the lake', '35.41350, -80.92870', 'EditRemove'],
      ['Queen City Cellars', '1801 N Graham St', '–', '35.24570, -80.83630', 'EditRemove'],
    ]);
  });

  it('are marked when riders cannot choose them because they lie outside the city', async () => {
    await show([{ ...vines, inArea: false }, cellars]);
    expect(
      screen
        .getAllByText('Outside the service area: not offered')
        .every((mark) => mark.parentElement?.textContent?.startsWith('Lakeshore Vines')),
    ).toBe(true);
  });

  it('say when there are none', async () => {
    await show([]);
    expect(screen.getByText('No wineries yet')).toBeTruthy();
  });

  it('can be requested again after a failure', async () => {
    let answer: Answer = { status: 500 };
    fakeApi(() => answer);
    renderInApp(<WineriesTable />);
    expect(screen.getByLabelText('Loading…')).toBeTruthy();
    expect(await screen.findByText('We couldn’t load the wineries')).toBeTruthy();
    answer = { status: 200, body: [vines] };
    press('Try again');
    expect((await screen.findAllByText('Lakeshore Vines')).length).toBeGreaterThan(0);
  });
});

describe('adding a winery', () => {
  it('marks missing fields before sending', async () => {
    const { changes } = await show([vines]);
    press('Add winery');
    await screen.findByRole('dialog');
    type('Address', 'x'.repeat(201));
    type('Latitude', '95');
    type('Longitude', 'west');
    pressIn('Add winery');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Enter a name',
      'Enter at most 200 characters',
      'Enter a number from -90 to 90',
      'Click the location on the map, or enter a number',
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(changes()).toEqual([]);
  });

  it('takes the place that is pressed on the map, sends it once and shows the new winery', async () => {
    let answer = (_: Answer) => undefined as void;
    const { changes, rows } = await show([vines], () => new Promise((resolve) => (answer = resolve)));
    press('Add winery');
    await screen.findByRole('dialog');
    type('Name', '  Old College Winery ');
    type('Address', '210 Delburg St');
    type(REASON, 'New partner');
    press('a place on the map');
    expect([valueOf('Latitude'), valueOf('Longitude')]).toEqual(['35.5', '-80.75']);
    expect(screen.getByText('place Old College Winery 35.5 -80.75')).toBeTruthy();
    pressIn('Add winery');
    const busy = await screen.findByRole('button', { name: 'Saving…' });
    fireEvent.click(busy);
    fireEvent.click(busy);
    await waitFor(() => expect(changes()).toHaveLength(1));
    const sent = { name: 'Old College Winery', address: '210 Delburg St', description: '', lat: 35.5, lng: -80.75 };
    const why = { reason: 'New partner', basedOn: 6 };
    expect(changes()).toEqual([{ what: 'POST /api/admin/wineries', body: { ...sent, ...why } }]);
    rows.push({ id: 9, ...sent, inArea: true, listVersion: 7 });
    act(() => answer({ status: 201, body: { id: 9, ...sent } }));
    await gone();
    expect(await screen.findByText('Old College Winery was added')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Edit: Old College Winery' }).length).toBeGreaterThan(0),
    );
    expect(changes()).toHaveLength(1);
  });

  it(`shows the server's error at the field and keeps the entries`, async () => {
    await show([], () =>
      refused(400, 'place_outside_area', [
        { field: 'lat', code: 'place_outside_area', message: 'is 900 miles from Charlotte' },
      ]),
    );
    press('Add winery');
    await screen.findByRole('dialog');
    type('Name', 'Far Away');
    type('Address', 'Elsewhere 1');
    type('Latitude', '48,2');
    type('Longitude', '16.3');
    type(REASON, 'New partner');
    pressIn('Add winery');
    const told = await screen.findByText('This place is outside the area we serve');
    expect(screen.getByLabelText('Latitude').getAttribute('aria-describedby')).toBe(told.id);
    expect([valueOf('Name'), valueOf('Longitude')]).toEqual(['Far Away', '16.3']);
  });
});

describe('editing a winery', () => {
  async function edit(change: (asked: RecordedRequest) => Answer) {
    const shown = await show([vines], change);
    fireEvent.click(screen.getAllByRole('button', { name: 'Edit: Lakeshore Vines' })[0]!);
    await screen.findByRole('dialog', { name: 'Edit Lakeshore Vines' });
    return shown;
  }

  it('starts from the stored values and sends the changes', async () => {
    const { changes } = await edit(() => ({ status: 200, body: vines }));
    expect(['Name', 'Address', 'Description (optional)', 'Latitude', 'Longitude'].map(valueOf)).toEqual([
      'Lakeshore Vines',
      '12820 Beatties Ford Rd',
      'Near the lake',
      '35.4135',
      '-80.9287',
    ]);
    expect(screen.getByText('place Lakeshore Vines 35.4135 -80.9287')).toBeTruthy();
    type('Description (optional)', '');
    type('Latitude', '35.42');
    type(REASON, 'Moved');
    pressIn('Save');
    await gone();
    expect(changes()).toEqual([
      {
        what: 'PATCH /api/admin/wineries/4',
        body: { description: '', lat: 35.42, lng: -80.9287, reason: 'Moved', basedOn: 6 },
      },
    ]);
  });

  it('sends nothing without a change', async () => {
    const { changes } = await edit(() => ({ status: 200, body: vines }));
    pressIn('Save');
    await gone();
    expect(changes()).toEqual([]);
  });

  it('keeps what a colleague changed meanwhile when it is saved again', async () => {
    const { changes, rows } = await edit(() => {
      if (rows[0]!.listVersion > 6) return { status: 200, body: rows[0] };
      rows[0] = { ...vines, address: '1 New Road', listVersion: 7 };
      return refused(409, 'setting_changed');
    });
    type('Name', 'Lake Vines');
    type(REASON, 'Renamed');
    pressIn('Save');
    await waitFor(() => expect(screen.getAllByText('1 New Road').length).toBeGreaterThan(0));
    pressIn('Save');
    await gone();
    expect(changes().map(({ body }) => body)).toEqual([
      { name: 'Lake Vines', reason: 'Renamed', basedOn: 6 },
      { name: 'Lake Vines', reason: 'Renamed', basedOn: 7 },
    ]);
  });

  it('reports that somebody else has removed the winery', async () => {
    await edit(() => refused(404, 'not_found'));
    type('Name', 'Lake Vines');
    type(REASON, 'Renamed');
    pressIn('Save');
    expect(await screen.findByText('This no longer exists.')).toBeTruthy();
  });
});

describe('removing a winery', () => {
  async function ask(change: (asked: RecordedRequest) => Answer) {
    const shown = await show([vines, cellars], change);
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove: Lakeshore Vines' })[0]!);
    await screen.findByRole('alertdialog', { name: 'Remove Lakeshore Vines?' });
    return shown;
  }

  it('asks for a confirmation', async () => {
    const { changes } = await ask(() => ({ status: 204 }));
    pressIn('Cancel');
    await gone();
    expect(changes()).toEqual([]);
  });

  it('removes it from the list', async () => {
    const { changes, rows } = await ask(() => {
      rows.shift();
      return { status: 204 };
    });
    type(REASON, 'Closed');
    pressIn('Remove');
    await gone();
    expect(await screen.findByText('Lakeshore Vines was removed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: Lakeshore Vines' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add winery' })));
    expect(changes()).toEqual([{ what: 'DELETE /api/admin/wineries/4?reason=Closed&basedOn=6', body: undefined }]);
  });

  it('succeeds when somebody else was faster, and says when it failed', async () => {
    let answer: Answer = { status: 500 };
    await ask(() => answer);
    pressIn('Remove');
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    type(REASON, 'Closed');
    pressIn('Remove');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    answer = refused(404, 'not_found');
    pressIn('Remove');
    await gone();
  });
});
