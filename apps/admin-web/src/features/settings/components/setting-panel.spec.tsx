import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { INITIAL_VEHICLE_RULES, type OperatorRole } from '@groupride/contracts';
import type { SettingValue } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { DraftsProvider } from '../../../shared/drafts';
import { renderInApp } from '../../../testing/render-in-app';
import { SettingPanel } from './setting-panel';
import { FeaturesEditor, ThresholdsEditor } from './value-editors';
import { VehicleClassesEditor } from './vehicle-classes-editor';

const HISTORY = 'GET /api/admin/settings/features';
const SAVE = 'POST /api/admin/settings/features';
const RESTORE = 'POST /api/admin/settings/features/0/restore';
const all = {
  scheduledRides: true,
  cashPayments: true,
  guestJoins: true,
  driverApplications: true,
  driverPayouts: true,
};
const initial = {
  id: 0,
  current: false,
  savedAt: null,
  author: null,
  reason: null,
  restores: null,
  value: { features: all },
};
const history = {
  kind: 'features',
  newest: 4,
  versions: [
    {
      id: 4,
      current: true,
      savedAt: '2026-03-02T15:00:00.000Z',
      author: 'Olga Ops',
      reason: 'Fraud',
      restores: null,
      value: { features: { ...all, cashPayments: false } },
    },
    initial,
  ],
};

function show(answers: Record<string, Answer> = {}, role: OperatorRole = 'administrator'): RecordedRequest[] {
  const asked = fakeApi(
    ({ what }) => ({ [HISTORY]: { status: 200, body: history }, ...answers })[what] ?? { status: 404 },
  );
  renderInApp(<SettingPanel kind="features" editor={(props) => <FeaturesEditor {...props} />} />, { role });
  return asked;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('shows the current values, who saved them and why, and what differs from before', async () => {
  show();
  expect((await screen.findByRole('switch', { name: 'Cash payments' })).getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText('Fraud')).toBeTruthy();
  expect(screen.getByText(/Olga Ops/)).toBeTruthy();
  const compared = within(screen.getByRole('table', { name: 'Compare versions' }));
  expect(compared.getAllByRole('row')[1]?.textContent).toBe('Cash paymentsOnOff');
});

it('saves a change with a reason, and sends the version that was displayed', async () => {
  const asked = show({ [SAVE]: { status: 409, body: { code: 'setting_changed', status: 409 } } });
  fireEvent.click(await screen.findByRole('switch', { name: 'Joining as a guest' }));
  await press('Save');
  expect(await screen.findByText('Enter a reason')).toBeTruthy();
  expect(asked.some(({ what }) => what === SAVE)).toBe(false);
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Storm' } });
  await press('Save');
  await waitFor(() =>
    expect(asked.find(({ what }) => what === SAVE)?.body).toMatchObject({ basedOn: 4, reason: 'Storm' }),
  );
  expect(await screen.findByText(/A colleague changed this setting meanwhile/)).toBeTruthy();
});

/** A page with a setting and a button that toggles between it and another page. */
function PageThatIsLeft() {
  const [isShown, setShown] = useState(true);
  return (
    <DraftsProvider>
      <button onClick={() => setShown(!isShown)}>Leave or return</button>
      {isShown && <SettingPanel kind="features" editor={(props) => <FeaturesEditor {...props} />} />}
    </DraftsProvider>
  );
}

it('keeps the entries while another page is shown, and warns before the browser discards them', async () => {
  fakeApi(({ what }) => (what === HISTORY ? { status: 200, body: history } : { status: 404 }));
  renderInApp(<PageThatIsLeft />, { role: 'administrator' });
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const guests = async () => (await screen.findByRole('switch', { name: 'Joining as a guest' })) as HTMLElement;
  expect((await guests()).getAttribute('aria-checked')).toBe('true');
  expect(isAsked()).toBe(false);
  fireEvent.click(await guests());
  expect(isAsked()).toBe(true);
  await press('Leave or return');
  expect(screen.queryByRole('switch', { name: 'Joining as a guest' })).toBeNull();
  await press('Leave or return');
  expect((await guests()).getAttribute('aria-checked')).toBe('false');
  await press('Discard changes');
  await waitFor(() => expect(isAsked()).toBe(false));
});

it('keeps the entries when a colleague saved first, and merges them into the colleague’s version', async () => {
  const theirs = {
    ...history.versions[0]!,
    id: 5,
    author: 'Otto',
    reason: 'Storm',
    value: { features: { ...all, scheduledRides: false } },
  };
  const overtaken = { ...history, newest: 5, versions: [theirs, ...history.versions] };
  let saves = 0;
  const asked = fakeApi(({ what }) => {
    if (what === SAVE && ++saves === 1) return { status: 409, body: { code: 'setting_changed', status: 409 } };
    if (what === SAVE || what === HISTORY) return { status: 200, body: saves > 0 ? overtaken : history };
    return { status: 404 };
  });
  renderInApp(<SettingPanel kind="features" editor={(props) => <FeaturesEditor {...props} />} />, {
    role: 'administrator',
  });
  fireEvent.click(await screen.findByRole('switch', { name: 'Joining as a guest' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Abuse' } });
  await press('Save');
  expect(await screen.findByText(/Otto saved a version while you were typing \(“Storm”\)/)).toBeTruthy();
  const changes = within(screen.getByRole('table', { name: 'Your changes' }));
  expect(changes.getAllByRole('row').slice(1)).toHaveLength(1);
  await press('Save');
  await waitFor(() =>
    expect(asked.filter(({ what }) => what === SAVE).at(-1)?.body).toEqual({
      basedOn: 5,
      reason: 'Abuse',
      value: { features: { ...all, scheduledRides: false, guestJoins: false } },
    }),
  );
});

it('applies an earlier version again, with a reason', async () => {
  const asked = show({ [RESTORE]: { status: 201, body: history } });
  await press('Apply again: Before the first version');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Solved' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Apply again' }));
  await waitFor(() =>
    expect(asked.find(({ what }) => what === RESTORE)?.body).toEqual({ basedOn: 4, reason: 'Solved' }),
  );
});

it('is read-only for roles that may not change it', async () => {
  show({}, 'support');
  expect(await screen.findByRole<HTMLButtonElement>('switch', { name: 'Cash payments' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});

it('changes the alert thresholds, and marks numbers that are out of range', async () => {
  const alertThresholds = {
    searchMinutes: 5,
    silentMinutes: 3,
    stalledMinutes: 8,
    lateMinutes: 10,
    lowRating: 2,
    deviationMeters: 500,
    deviationMinutes: 3,
    longStopMinutes: 5,
    unansweredMinutes: 3,
    askStalledMinutes: 5,
    askAwayMinutes: 4,
    askUnreachableMinutes: 6,
    askAnswerMinutes: 3,
  };
  const kept = {
    kind: 'alert_thresholds',
    newest: 0,
    versions: [{ ...initial, current: true, value: { alertThresholds } }],
  };
  const asked = fakeApi(({ what }) =>
    what.startsWith('GET') ? { status: 200, body: kept } : { status: 201, body: kept },
  );
  renderInApp(<SettingPanel kind="alert_thresholds" editor={(props) => <ThresholdsEditor {...props} />} />, {
    role: 'administrator',
  });
  const field = await screen.findByRole('textbox', { name: 'Minutes without a driver' });
  fireEvent.change(field, { target: { value: '241' } });
  expect(screen.getByText('Enter a whole number from 1 to 240.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Storm' } });
  await press('Save');
  await waitFor(() =>
    expect(asked.find(({ what }) => what === 'POST /api/admin/settings/alert_thresholds')?.body).toEqual({
      basedOn: 0,
      reason: 'Storm',
      value: { alertThresholds: { ...alertThresholds, searchMinutes: 12 } },
    }),
  );
});

it('changes vehicle classes, marks classes that nobody could serve, and says which ride types can’t be booked', async () => {
  const rideTypes = ['PartyBus', 'CharterBus'].map((name) =>
    INITIAL_VEHICLE_RULES.rideTypes.find(({ rideType }) => rideType === name)!,
  );
  const vehicleClasses = { ...INITIAL_VEHICLE_RULES, rideTypes };
  const kept = {
    kind: 'vehicle_classes',
    newest: 0,
    versions: [{ ...initial, current: true, value: { vehicleClasses } }],
  };
  const asked = fakeApi(({ what }) =>
    what.startsWith('POST')
      ? { status: 201, body: kept }
      : { status: what.endsWith('/vehicle_classes') ? 200 : 404, body: kept },
  );
  renderInApp(<SettingPanel kind="vehicle_classes" editor={(props) => <VehicleClassesEditor {...props} />} />, {
    role: 'administrator',
  });
  const charter = within(await screen.findByLabelText('CharterBus'));
  fireEvent.change(charter.getByLabelText('Van'), { target: { value: 'serves' } });
  fireEvent.change(charter.getByLabelText('Coach'), { target: { value: 'none' } });
  expect(charter.getByText('No class that serves it and takes new rides has 55 seats.')).toBeTruthy();
  fireEvent.change(charter.getByLabelText('Largest group'), { target: { value: '15' } });
  expect(charter.queryByText(/No class that serves it/)).toBeNull();
  const partyBus = within(screen.getByRole('group', { name: 'Party bus' }));
  fireEvent.click(partyBus.getByRole('switch', { name: 'Takes new rides' }));
  expect(within(screen.getByLabelText('PartyBus')).getByText('Can’t be booked')).toBeTruthy();
  const changes = within(screen.getByRole('table', { name: 'Your changes' }));
  expect(changes.getByText('Takes no new rides · 8 to 50 seats')).toBeTruthy();
  expect(changes.getByText('Up to 15 people · Van')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Coaches are in repair' } });
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => {
    const { value } = asked.find(({ what }) => what.startsWith('POST'))!.body as { value: SettingValue };
    expect(value.vehicleClasses?.rideTypes.find(({ rideType }) => rideType === 'CharterBus')).toEqual({
      rideType: 'CharterBus',
      largestGroup: 15,
      suitable: ['van'],
      larger: [],
    });
    expect(value.vehicleClasses?.classes.find(({ offered }) => !offered)?.vehicleClass).toBe('party_bus');
  });
});

it('leaves on at least one vehicle class that serves a ride type', async () => {
  const classes = INITIAL_VEHICLE_RULES.classes.map((each) => ({ ...each, offered: each.vehicleClass === 'van' }));
  const rideTypes = INITIAL_VEHICLE_RULES.rideTypes.filter(({ rideType }) => rideType === 'WineTour');
  const value = { vehicleClasses: { ...INITIAL_VEHICLE_RULES, classes, rideTypes } };
  const kept = { kind: 'vehicle_classes', newest: 0, versions: [{ ...initial, current: true, value }] };
  const asked = fakeApi(({ what }) => ({ status: what.endsWith('/vehicle_classes') ? 200 : 404, body: kept }));
  renderInApp(<SettingPanel kind="vehicle_classes" editor={(props) => <VehicleClassesEditor {...props} />} />, {
    role: 'administrator',
  });
  const [, van] = await screen.findAllByLabelText('Takes new rides');
  fireEvent.click(van!);
  expect(screen.getByText(/^Leave on at least one class that serves a ride type/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Storm' } });
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText(/^Nothing was saved: leave on at least one class/)).toBeTruthy();
  expect(asked.some(({ what }) => what.startsWith('POST'))).toBe(false);
  fireEvent.click(van!);
  expect(screen.queryByText(/^Leave on at least one class/)).toBeNull();
});
