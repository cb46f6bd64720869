import { screen } from '@testing-library/react';
import { renderInApp } from '../testing/render-in-app';
import { useProblemText } from './problem-text';

function Told({ error }: { error: unknown }) {
  return <p>{useProblemText()(error)}</p>;
}
const refused = (code: string, extra?: object) => ({
  status: 403,
  data: { code, status: 403, ...(extra && { extra }) },
});

describe('what a blocked rider is told', () => {
  it('says where to write and why', () => {
    renderInApp(<Told error={refused('account_blocked', { reason: 'Hit a driver' })} />);
    expect(
      screen.getByText(
        'You can’t book or join rides right now. Write to us in Help, and we’ll look into it. Our reason: Hit a driver',
      ),
    ).toBeTruthy();
  });

  it('gives no reason where the server gives none, and none for other refusals', () => {
    renderInApp(
      <>
        <Told error={refused('account_blocked')} />
        <Told error={refused('ride_full', { reason: 'Hit a driver' })} />
      </>,
    );
    expect(screen.queryByText(/Our reason/)).toBeNull();
  });
});
