import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { RideView } from '@groupride/web-api-client';
import { aRide } from '../../../testing/rides';
import { renderInApp } from '../../../testing/render-in-app';
import { CompleteDialog, takesCash } from './complete-dialog';

function open(ride: RideView, away: { meters: number | null } | null = null) {
  const onConfirm = jest.fn((_cash: string | null, _reason: string | null) => Promise.resolve());
  renderInApp(
    <CompleteDialog ride={ride} open busy={false} away={away} onClose={() => undefined} onConfirm={onConfirm} />,
  );
  return onConfirm;
}
const enter = (text: string) => fireEvent.change(screen.getByLabelText('Amount received'), { target: { value: text } });

describe('completing a trip', () => {
  it('suggests the fare in cash, accepts another amount, and shows it on the button', () => {
    const onConfirm = open(aRide({ paymentMethod: 'cash' }));
    expect(screen.getByRole('button', { name: 'Confirm $54.81 received' })).toBeTruthy();
    enter('');
    fireEvent.click(screen.getByRole('button', { name: 'Complete Trip' }));
    expect(screen.getByText('Enter an amount, for example 42.50')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    enter('54.81');
    fireEvent.click(screen.getByRole('button', { name: 'Confirm $54.81 received' }));
    expect(onConfirm.mock.calls).toEqual([['54.81', null]]);
  });

  it('refuses a comma before the cents, and says what to write', () => {
    const onConfirm = open(aRide({ paymentMethod: 'cash' }));
    enter('12,3');
    fireEvent.click(screen.getByRole('button', { name: 'Complete Trip' }));
    expect(screen.getByText(/^Use a period before the cents, like 12\.50\./)).toBeTruthy();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('accepts less than the fare, and says who pays the rest', () => {
    const onConfirm = open(aRide({ paymentMethod: 'cash' }));
    enter('20');
    expect(
      screen.getByText('The fare is short by $34.81. We’ll ask the organizer for it. Your earnings stay the same.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm $20.00 received' }));
    expect(onConfirm.mock.calls).toEqual([['20.00', null]]);
  });

  it('tells screen readers what is missing once the driver has stopped typing', () => {
    jest.useFakeTimers();
    open(aRide({ paymentMethod: 'cash' }));
    const dialog = within(screen.getByRole('alertdialog'));
    const spoken = dialog.getByRole('status');
    for (const digits of ['2', '20', '20.5']) {
      enter(digits);
      act(() => void jest.advanceTimersByTime(300));
    }
    expect(spoken.textContent).toBe('');
    // Only the text for people who see it has changed.
    expect(dialog.getAllByRole('status')).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(1_000));
    expect(spoken.textContent).toMatch(/^The fare is short by \$34\.31\./);
    jest.useRealTimers();
  });

  it('refuses more cash than the fare, and says to give back the change', () => {
    const onConfirm = open(aRide({ paymentMethod: 'cash' }));
    enter('60');
    expect(screen.getByText(/Give back the change and enter at most that/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm $60.00 received' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('asks for cash only when the riders pay in cash', () => {
    expect(takesCash({ paymentMethod: 'cash', totalCost: '54.81' })).toBe(true);
    expect(takesCash({ paymentMethod: 'cash', totalCost: '0.00' })).toBe(false);
    expect(takesCash({ paymentMethod: 'card', totalCost: '54.81' })).toBe(false);
  });

  it('requires a reason away from the destination, and shows the distance', () => {
    const onConfirm = open(aRide({ paymentMethod: 'card' }), { meters: 14_484 });
    expect(screen.getByText(/^You’re 9\.0 mi from NoDa\. Tell us why/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Complete Trip' }));
    expect(screen.getByText('Enter a reason')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' The road is closed ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Complete Trip' }));
    expect(onConfirm.mock.calls).toEqual([[null, 'The road is closed']]);
  });
});
