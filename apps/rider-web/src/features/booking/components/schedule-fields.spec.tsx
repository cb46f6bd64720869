import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import type { BookingDraft } from '../slice';

let canSchedule = true;
jest.unstable_mockModule('@groupride/web-api-client', () => ({ ...client, useFeature: () => canSchedule }));
const { ScheduleFields } = await import('./schedule-fields');

const open = (draft: Partial<BookingDraft>, asked = 0) => {
  const onChange = jest.fn();
  const { unmount } = renderInApp(
    <ScheduleFields draft={{ bookingType: 'now', ...draft } as BookingDraft} onChange={onChange} asked={asked} />,
  );
  return { onChange, unmount };
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T03:30:00Z') }));
afterEach(() => jest.useRealTimers());

it('shows no date and time for a ride now', () => {
  const { onChange } = open({});
  expect(screen.queryByLabelText('Date')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Schedule' }));
  expect(onChange).toHaveBeenCalledWith({ bookingType: 'scheduled' });
});

it('hides scheduling when operations have switched it off, and lets a planned ride switch back to now', () => {
  canSchedule = false;
  const { unmount } = open({});
  expect(screen.queryByRole('radio', { name: 'Schedule' })).toBeNull();
  unmount();
  const { onChange } = open({ bookingType: 'scheduled', date: '2026-11-28', time: '18:30' });
  canSchedule = true;
  fireEvent.click(screen.getByRole('radio', { name: 'Now' }));
  expect(onChange).toHaveBeenCalledWith({ bookingType: 'now' });
});

it('rejects days before today in the city, and shows when the ride starts', () => {
  open({ bookingType: 'scheduled', isHourly: false, date: '2026-11-28', time: '18:30' });
  // The day has ended in London, but not in Charlotte.
  expect(screen.getByLabelText('Date').getAttribute('min')).toBe('2026-11-26');
  expect(screen.getByText(/^Starts .*6:30/)).toBeTruthy();
  expect(screen.queryByText(/^Ends/)).toBeNull();
  expect(screen.queryByLabelText('Hours')).toBeNull();
});

it.each([
  ['the date', { date: '', time: '' }, 'Date'],
  ['the time, if only that is missing', { date: '2026-11-28', time: '' }, 'Start time'],
  ['the date of a start in the past', { date: '2026-11-20', time: '10:00' }, 'Date'],
])('moves the focus to %s when the ride is requested without it', (_title, draft, label) => {
  open({ bookingType: 'scheduled', ...draft }).unmount();
  expect(document.activeElement).toBe(document.body);
  open({ bookingType: 'scheduled', ...draft }, 1);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});

it('accepts 1 to 12 hours for a booking by the hour, and shows when it ends', () => {
  const hourly = { bookingType: 'scheduled', isHourly: true, date: '2026-11-28', time: '18:30' } as const;
  const { onChange, unmount } = open({ ...hourly, hours: 12 });
  expect(screen.getByText(/^Ends .*6:30/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More hours' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Fewer hours' }));
  expect(onChange).toHaveBeenCalledWith({ hours: 11 });
  unmount();
  open({ ...hourly, hours: 1 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer hours' }).disabled).toBe(true);
});
