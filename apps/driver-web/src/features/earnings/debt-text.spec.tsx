import { screen } from '@testing-library/react';
import type { EarningsView } from '@groupride/web-api-client';
import { renderInApp } from '../../testing/render-in-app';
import { useDebtText } from './debt-text';

function Debt({ labels }: { labels: readonly string[] }) {
  const debtText = useDebtText();
  const recent: EarningsView['recent'] = labels.map((label) => ({
    label,
    amount: '-1.00',
    at: '2026-11-20T12:00:00.000Z',
    rideId: 1,
  }));
  return <p>{debtText({ balance: '-6.54', recent })}</p>;
}

describe('the message about a negative balance', () => {
  it.each([
    [['Trip', 'Cash received'], 'You owe GroupRide $6.54 from cash trips. We’ll deduct it from your next payout.'],
    [['Taken back after a refund'], 'You owe GroupRide $6.54. We’ll deduct it from your next payout.'],
    [['Cash received', 'Taken back after a refund'], 'You owe GroupRide $6.54. We’ll deduct it from your next payout.'],
    [[], 'You owe GroupRide $6.54. We’ll deduct it from your next payout.'],
  ])('blames cash trips only when nothing else explains it: %j', (labels, text) => {
    renderInApp(<Debt labels={labels} />);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
