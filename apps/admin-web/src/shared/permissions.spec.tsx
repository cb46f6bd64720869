import { screen } from '@testing-library/react';
import { renderInApp } from '../testing/render-in-app';
import { permitted, Permitted } from './permissions';

const Money = permitted('money.view', () => <p>the books</p>);

describe('the permission check', () => {
  it('hides an action from other roles, and says which roles have it', () => {
    renderInApp(
      <Permitted permission="rides.act">
        <button>Cancel ride</button>
      </Permitted>,
      { role: 'support' },
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Your role is Support. Changes here require Dispatcher or Administrator.')).toBeTruthy();
  });

  it('shows an action to a role that has it, without a note', () => {
    const { container } = renderInApp(
      <Permitted permission="rides.act">
        <button>Cancel ride</button>
      </Permitted>,
      { role: 'dispatcher' },
    );
    expect(screen.getByRole('button', { name: 'Cancel ride' })).toBeTruthy();
    expect(container.textContent).not.toContain('Your role');
  });

  it('refuses a whole page too', () => {
    const { unmount } = renderInApp(<Money />, { role: 'viewer' });
    expect(screen.getByText('This page isn’t open to your role')).toBeTruthy();
    expect(screen.queryByText('the books')).toBeNull();
    unmount();
    renderInApp(<Money />, { role: 'finance' });
    expect(screen.getByText('the books')).toBeTruthy();
  });
});
