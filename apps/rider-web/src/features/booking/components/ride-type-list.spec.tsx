import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { RideType } from '@groupride/contracts';
import type { RideTypeAvailability, RideTypeView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { i18n, renderInApp } from '../../../testing/render-in-app';
import type { TypeAvailability } from '../hooks/use-availability';
import { RideTypeList } from './ride-type-list';

const typeOf = (id: RideType, maxGroupSize: number): RideTypeView => ({
  id,
  name: id,
  description: id,
  basePerPerson: '12.50',
  minGroupSize: 2,
  minimumSeats: 2,
  maxGroupSize,
  offered: true,
});
const TYPES = [typeOf('GroupX', 6), typeOf('GroupXL', 14), typeOf('CharterBus', 55)];
const known = (rideType: RideType, more: Partial<RideTypeAvailability>): RideTypeAvailability => ({
  rideType,
  availability: 'now',
  canRequestNow: true,
  minutes: null,
  minutesEstimated: false,
  nextAvailableAt: null,
  suggestedStart: null,
  ...more,
});
const FOUR_MINUTES = known('GroupX', { minutes: 4 });
const BUSY = known('GroupXL', {
  availability: 'later',
  canRequestNow: false,
  nextAvailableAt: '2026-12-04T20:40:00Z',
  suggestedStart: '2026-12-04T20:45:00Z',
});
const NONE = known('CharterBus', {
  availability: 'none',
  canRequestNow: false,
  suggestedStart: '2026-12-04T22:00:00Z',
});

function show(state: TypeAvailability['state'], list: RideTypeAvailability[] = []) {
  const seen = { onSchedule: jest.fn(), onChange: jest.fn(), retry: jest.fn() };
  renderInApp(
    <RideTypeList
      types={TYPES}
      value="GroupX"
      onChange={seen.onChange}
      prices={{
        byType: new Map(
          TYPES.map(({ id }) => [
            id,
            { rideType: id, finalTotal: '54.81', perPerson: '13.71', promotionApplied: false },
          ]),
        ),
        stale: false,
        error: null,
        retry: () => undefined,
      }}
      availability={{ byType: new Map(list.map((each) => [each.rideType, each])), state, retry: seen.retry }}
      onSchedule={seen.onSchedule}
      quoteFailed={false}
    />,
  );
  return seen;
}
const row = (name: RegExp) => within(screen.getByRole('radio', { name }).closest('label')!);

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-12-04T18:00:00Z'), advanceTimers: true }));
afterEach(async () => {
  jest.useRealTimers();
  await act(() => setLanguage(i18n, 'en'));
});

describe('the list of ride types', () => {
  it('compares seats, minutes away, and price per person and in total', () => {
    show('ready', [FOUR_MINUTES, BUSY, NONE]);
    expect(row(/GroupX\b/).getByText(/up to 6/)).toBeTruthy();
    expect(row(/GroupX\b/).getByText('4 min away')).toBeTruthy();
    expect(row(/GroupX\b/).getByText('$13.71')).toBeTruthy();
    expect(row(/GroupX\b/).getByText('$54.81 total')).toBeTruthy();
    expect(row(/GroupXL/).getByText('Not available now. Next one around 3:40 PM')).toBeTruthy();
    expect(row(/Charter Bus/).getByText('Not available now')).toBeTruthy();
  });

  it('names the day when the next vehicle is free only tomorrow', () => {
    show('ready', [known('GroupXL', { availability: 'later', nextAvailableAt: '2026-12-05T12:00:00Z' })]);
    expect(row(/GroupXL/).getByText('Not available now. Next one: Sat, Dec 5, 7:00 AM')).toBeTruthy();
  });

  it('says that minutes are estimated when no road was found', () => {
    show('ready', [known('GroupX', { minutes: 4, minutesEstimated: true })]);
    expect(row(/GroupX\b/).getByText('about 4 min away')).toBeTruthy();
  });

  it('offers to schedule a ride type that is not available now, at the suggested time', () => {
    const { onSchedule } = show('ready', [FOUR_MINUTES, BUSY, NONE]);
    const buttons = screen.getAllByRole('button', { name: /^Schedule .* instead$/ });
    expect(buttons).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Schedule Charter Bus for Fri, Dec 4, 5:00 PM instead' }));
    expect(onSchedule).toHaveBeenCalledWith(TYPES[2], '2026-12-04T22:00:00Z');
  });

  it('announces the availability of the chosen type to screen readers', () => {
    show('ready', [FOUR_MINUTES]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('GroupX: 4 min away');
  });

  it('shows no availability without a pickup or for scheduled rides', () => {
    show('off');
    expect(screen.queryByText(/away|available/i)).toBeNull();
  });

  it('keeps the prices when availability can’t be loaded, and retries', () => {
    const { retry } = show('failed');
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t check which vehicles are nearby.');
    expect(row(/GroupX\b/).getByText('$13.71')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalled();
  });

  it('speaks Spanish', async () => {
    await setLanguage(i18n, 'es');
    show('ready', [FOUR_MINUTES, NONE]);
    expect(await screen.findByText('a 4 min')).toBeTruthy();
    expect(screen.getByText('No disponible ahora')).toBeTruthy();
  });
});
