import { screen } from '@testing-library/react';
import type { CancellationView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { CancellationPreview } from './cancellation-preview';

const payer = (who: Partial<CancellationView['payers'][number]>) => ({
  userId: 1,
  name: 'Ana',
  isYou: true,
  isOrganizer: true,
  held: '0.00',
  taken: '0.00',
  charged: '0.00',
  released: '0.00',
  refunded: '0.00',
  ...who,
});

const show = (what: Partial<CancellationView>) =>
  renderInApp(
    <CancellationPreview
      preview={{
        fee: '15.06',
        released: '0.00',
        refunded: '0.00',
        explanation: '',
        mayCancel: true,
        phase: 'taken',
        rule: 'late',
        keptPercent: 25,
        policyId: 1,
        policyFrom: '2026-01-01T00:00:00Z',
        isOwed: false,
        payers: [payer({})],
        ...what,
      }}
    />,
  );
/** The text next to a label. */
const beside = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the cancellation preview of what each person pays', () => {
  it('shows to whom already charged money is refunded', () => {
    const friend = payer({
      userId: 2,
      name: 'Ben',
      isYou: false,
      isOrganizer: false,
      taken: '12.50',
      refunded: '12.50',
    });
    show({ refunded: '45.19', payers: [payer({ taken: '60.25', charged: '15.06', refunded: '45.19' }), friend] });
    expect(beside('You’re charged')).toBe('$15.06');
    expect(beside('You’re refunded what was already charged')).toBe('$45.19');
    expect(beside('Ben is refunded what was already charged')).toBe('$12.50');
  });

  it('shows no refund when nothing was charged', () => {
    show({ released: '45.19', payers: [payer({ held: '60.25', charged: '15.06', released: '45.19' })] });
    expect(beside('You get back')).toBe('$45.19');
    expect(screen.queryByText(/charged already/)).toBeNull();
  });

  it('says that a fee will be owed when nothing is set aside anymore', () => {
    show({ isOwed: true, payers: [payer({ charged: '15.06' })] });
    expect(beside('You’re charged')).toBe('$15.06');
    expect(
      screen.getByText('Nothing is set aside on your card anymore, so you’ll owe $15.06 after you cancel.'),
    ).toBeTruthy();
  });

  it('says why the passenger of a ride that somebody else booked cannot leave', () => {
    show({ fee: '0.00', rule: null, mayCancel: false, reasonCode: 'passenger_cannot_leave' });
    expect(screen.getByText(/This ride was booked for you/)).toBeTruthy();
    expect(screen.queryByText(/Leaving is free/)).toBeNull();
  });

  it('says why somebody who has boarded cannot leave', () => {
    show({ fee: '0.00', rule: null, mayCancel: false, reasonCode: 'already_verified' });
    expect(screen.getByText(/^You’ve boarded/)).toBeTruthy();
    expect(screen.queryByText(/Leaving is free/)).toBeNull();
  });

  it.each([
    ['marked_no_show', /is leaving without you/],
    ['pledge_closed', /^The deadline has passed/],
  ] as const)('says why leaving is refused as %s', (reasonCode, why) => {
    show({ fee: '0.00', rule: null, mayCancel: false, reasonCode });
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByText(/Leaving is free/)).toBeNull();
  });

  it('names the day until which cancelling is free, which may be weeks away', () => {
    show({ fee: '0.00', keptPercent: 0, rule: 'in_time', freeUntil: '2025-11-23T14:00:00Z' });
    expect(screen.getByText(/^Free until Sun, Nov 23, 2025, 9:00\sAM/)).toBeTruthy();
  });

  it('shows nothing to get back when nothing is set aside', () => {
    show({ fee: '0.00', rule: 'no_driver', keptPercent: 0 });
    expect(beside('You’re charged')).toBe('$0.00');
    expect(screen.queryByText('You get back')).toBeNull();
  });
});
