import { fireEvent, screen, within } from '@testing-library/react';
import { EXCLUSIONS, INSERTION_OBSTACLES } from '@groupride/contracts';
import type { DispatchDecisionView } from '@groupride/web-api-client';
import { aView } from '../../../testing/a-ride';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RideDispatch } from './ride-dispatch';

const CLASSES = 'GET /api/vehicle-classes';

type Candidate = DispatchDecisionView['candidates'][number];

const dana: Candidate = {
  driverId: 1,
  driverName: 'Dana Brooks',
  vehicle: 'Toyota Highlander 2023',
  vehicleClass: 'car',
  seats: 7,
  fit: 'right_sized',
  minutes: 4,
  score: 246,
  result: 'offered',
};
const eli: Candidate = {
  ...dana,
  driverId: 2,
  driverName: 'Eli Ortiz',
  minutes: 9,
  score: 540,
  result: 'not_preferred',
};
const leftOut = (driverId: number, driverName: string, result: Candidate['result']): Candidate => ({
  ...dana,
  driverId,
  driverName,
  result,
  minutes: null,
  score: null,
});
const decision = (what: Partial<DispatchDecisionView> = {}): DispatchDecisionView => ({
  id: 1,
  at: '2026-11-21T17:00:00.000Z',
  driverId: 1,
  driverName: 'Dana Brooks',
  ridesTogether: 1,
  minutesEstimated: false,
  candidates: [dana, eli],
  leftOut: [],
  sharedVehicles: [],
  ...what,
});

const pending = { ...aView().ride, status: 'pending' as const };
function show(answer: Answer | Promise<Answer>, view = aView()) {
  fakeApi(({ what }) => (what === CLASSES ? { status: 200, body: { classes: [] } } : answer));
  renderInApp(<RideDispatch view={view} />);
}
const showDecisions = (...decisions: DispatchDecisionView[]) => show({ status: 200, body: { decisions } });
const answerTo = async (question: string) => (await screen.findByRole('region', { name: question })).textContent;
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('why this driver was chosen', () => {
  it('names the operator when a route plan was published', async () => {
    const chosen = { number: 3, type: 'driver_assigned' as const, at: '2026-11-21T17:00:00.000Z', status: null };
    const events = [{ ...chosen, actorKind: 'admin' as const, actorName: 'Olga', reason: null, data: { runId: 4 } }];
    show({ status: 200, body: { decisions: [] } }, aView({ events }));
    expect(await screen.findByText(/^Olga chose Dana Brooks for all rides of this route plan/)).toBeTruthy();
    expect(screen.queryByText(/^Dispatch has recorded no decision/)).toBeNull();
  });

  it('says whose vehicle a group joined, and why it could not join others', async () => {
    const vehicle = { driverId: 1, driverName: 'Dana Brooks', vehicle: 'Van', rides: [{ rideId: 7 }], minutes: 6 };
    const obstacles = INSERTION_OBSTACLES.map((result, index) => ({
      ...vehicle,
      driverId: index + 2,
      driverName: `Driver ${index}`,
      minutes: null,
      addedSeconds: null,
      result,
    }));
    showDecisions(decision({ sharedVehicles: [{ ...vehicle, addedSeconds: 90, result: 'joined' }, ...obstacles] }));
    expect(await answerTo('Why this driver?')).toMatch(
      /^Why this driver\?The group joined Dana Brooks’s vehicle, 6 minutes/,
    );
    const table = screen.getByRole('table', { name: 'Vehicles with other groups' });
    expect(within(table).getByText('Joined')).toBeTruthy();
    expect(within(table).getByText('Others would arrive later than promised')).toBeTruthy();
    expect(document.body.textContent).not.toContain('dispatch.shared.');
  });

  it('shows how far away the driver was, and compares all candidates in a table', async () => {
    showDecisions(decision());
    expect(await answerTo('Why this driver?')).toBe(
      'Why this driver?Dana Brooks was 4 minutes from the pickup and the best choice of 2 free drivers.',
    );
    const vehicle = 'Car · 7 seatsToyota Highlander 2023';
    expect(rows()).toEqual([
      ['Dana BrooksCar · 7 seats', '4 min', vehicle, '246', 'Offered'],
      ['Eli OrtizCar · 7 seats', '9 min', vehicle, '540', 'Not the best choice'],
    ]);
  });

  it('says when nobody else was available', async () => {
    showDecisions(decision({ candidates: [{ ...dana, minutes: 1 }, leftOut(3, 'Fay Kim', 'busy')] }));
    expect(await answerTo('Why this driver?')).toContain('was the only driver free for this ride, 1 minute from');
    expect(rows()[1]).toEqual(['Fay KimCar · 7 seats', '–', expect.any(String), '–', 'On another ride']);
  });

  it.each([
    ['not_preferred', 'Gus Lee was nearer, 2 minutes away, but has a larger vehicle than this group needs.'],
    ['matched_elsewhere', 'Gus Lee was nearer, 2 minutes away, but was matched with another ride.'],
    ['locked', 'Gus Lee was nearer, 2 minutes away, but was just changing status.'],
  ] as const)('explains a nearer driver who was %s', async (result, sentence) => {
    const gus: Candidate = {
      ...dana,
      driverId: 4,
      driverName: 'Gus Lee',
      minutes: 2,
      score: 900,
      fit: 'larger',
      vehicleClass: 'van',
      seats: 12,
      result,
    };
    showDecisions(decision({ candidates: [dana, gus], ridesTogether: 3, minutesEstimated: true }));
    const text = await answerTo('Why this driver?');
    expect(text).toContain(sentence);
    expect(text).toContain('It was matched together with 2 other rides. Minutes are estimated from straight lines.');
  });

  it('explains a nearer driver with the same vehicle who has more rides ahead', async () => {
    const gus: Candidate = {
      ...dana,
      driverId: 4,
      driverName: 'Gus Lee',
      minutes: 2,
      score: 720,
      result: 'not_preferred',
    };
    showDecisions(decision({ candidates: [dana, gus] }));
    expect(await answerTo('Why this driver?')).toContain('2 minutes away, but has more rides ahead already.');
  });

  it('leaves out the name of a driver whose account was deleted', async () => {
    showDecisions(decision({ driverName: null, candidates: [eli] }));
    expect(await answerTo('Why this driver?')).toContain('The driver who was chosen no longer works here.');
    expect(screen.getByText(/Offered to a former driver/)).toBeTruthy();
  });
});

describe('why no driver was found', () => {
  const nobody = { driverId: null, driverName: null };

  it('counts the reasons, and the drivers who are not listed', async () => {
    showDecisions(
      decision({
        ...nobody,
        candidates: [leftOut(2, 'Eli Ortiz', 'refused'), leftOut(3, 'Fay Kim', 'offline')],
        leftOut: [
          { reason: 'refused', drivers: 1 },
          { reason: 'offline', drivers: 30 },
          { reason: 'other_offer', drivers: 2 },
        ],
      }),
    );
    expect(await answerTo('Why was no driver found?')).toBe(
      'Why was no driver found?No driver could take it: 1 declined it or gave it back, 30 offline, and 2 considering another request.',
    );
    expect(screen.getByText(/31 more drivers aren’t listed/)).toBeTruthy();
  });

  it('has a text for every reason', async () => {
    showDecisions(
      decision({
        ...nobody,
        candidates: EXCLUSIONS.map((reason, index) => leftOut(index, `Driver ${index}`, reason)),
        leftOut: EXCLUSIONS.map((reason) => ({ reason, drivers: 1 })),
      }),
    );
    const text = await answerTo('Why was no driver found?');
    expect(text?.split(', ')).toHaveLength(EXCLUSIONS.length);
    for (const reason of EXCLUSIONS) expect(document.body.textContent).not.toContain(`dispatch.results.${reason}`);
    expect(text).not.toContain('dispatch.counts');
  });

  it('says when the available drivers were needed for other rides', async () => {
    showDecisions(decision({ ...nobody, candidates: [{ ...dana, result: 'matched_elsewhere' }] }));
    expect(await answerTo('Why was no driver found?')).toContain('1 driver was free, but was matched with a ride that');
  });

  it('says when no driver was nearby', async () => {
    showDecisions(decision({ ...nobody, candidates: [] }));
    expect(await answerTo('Why was no driver found?')).toContain(
      'No approved driver was within 30 miles of the pickup.',
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the dispatch decisions of a ride', () => {
  it('shows the newest first, and an earlier one when it is selected', async () => {
    showDecisions(
      decision({ id: 2, driverId: 2, driverName: 'Eli Ortiz', candidates: [{ ...eli, result: 'offered' }] }),
      decision({ at: '2026-11-21T16:59:00.000Z' }),
    );
    expect(await answerTo('Why this driver?')).toContain('Eli Ortiz was the only driver');
    const choice = screen.getByRole('combobox', { name: 'Decision' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Offered to Eli Ortiz · Nov 21, 2026, 12:00:00 PM',
      'Offered to Dana Brooks · Nov 21, 2026, 11:59:00 AM',
    ]);
    fireEvent.change(choice, { target: { value: '1' } });
    expect(await answerTo('Why this driver?')).toContain('Dana Brooks was 4 minutes');
  });

  it('shows a loading state', () => {
    show(new Promise<Answer>(() => undefined));
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
  });

  it('says when there are none yet', async () => {
    show({ status: 200, body: { decisions: [] } });
    expect(
      await screen.findByText(/^Dispatch has recorded no decision\. .* moved up from the standby list/),
    ).toBeTruthy();
  });

  it('says that the search is about to start while the ride is pending', async () => {
    show({ status: 200, body: { decisions: [] } }, aView({ ride: pending }));
    expect(await screen.findByText('The search for a driver is about to begin.')).toBeTruthy();
  });

  it('retries after a failure', async () => {
    let fails = true;
    const asked = fakeApi(({ what }) => {
      if (what === CLASSES) return { status: 200, body: { classes: [] } };
      return fails
        ? { status: 503, body: { code: 'unavailable' } }
        : { status: 200, body: { decisions: [decision()] } };
    });
    renderInApp(<RideDispatch view={aView()} />);
    expect(await screen.findByText('We couldn’t load the dispatch decisions')).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await answerTo('Why this driver?')).toContain('Dana Brooks');
    expect(asked.filter(({ what }) => what === 'GET /api/admin/rides/7/dispatch')).toHaveLength(2);
  });
});
