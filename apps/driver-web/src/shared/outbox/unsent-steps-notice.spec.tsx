import { screen } from '@testing-library/react';
import { renderInApp } from '../../testing/render-in-app';
import { UnsentStepsNotice } from './unsent-steps-notice';

const keep = (key: string, steps: number) =>
  localStorage.setItem(key, JSON.stringify({ steps: Array.from({ length: steps }, () => ({})), refused: [] }));

describe('the sign-in page of the driver app', () => {
  beforeEach(() => localStorage.clear());

  it('says that unsent steps are sent after signing in', () => {
    keep('groupride.outbox.3', 4);
    keep('groupride.paid.3', 9);
    renderInApp(<UnsentStepsNotice />);
    expect(screen.getByText('4 steps of a trip are waiting to be sent')).toBeTruthy();
    expect(screen.getByText(/same driver/)).toBeTruthy();
  });

  it('says nothing when all steps were sent, or the storage cannot be read', () => {
    for (const text of ['{"steps":[],"refused":[]}', '{', 'null']) {
      localStorage.setItem('groupride.outbox.3', text);
      const { unmount } = renderInApp(<UnsentStepsNotice />);
      expect(screen.queryByText(/waiting to be sent/)).toBeNull();
      unmount();
    }
  });
});
