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

describe('the text for a blocked rider', () => {
  it('says where to write and why', () => {
    renderInApp(<Told error={refused('account_blocked', { reason: 'Hit a driver' })} />);
    expect(
      screen.getByText(
        'You can’t book or join rides right now. Write to us in Help, and we’ll look into it. Our reason: Hit a driver',
      ),
    ).toBeTruthy();
  });

  it('gives no reason when the server sends none, and none for other refusals', () => {
    renderInApp(
      <>
        <Told error={refused('account_blocked')} />
        <Told error={refused('ride_full', { reason: 'Hit a driver' })} />
      </>,
    );
    expect(screen.queryByText(/Our reason/)).toBeNull();
  });
});
