import { screen } from '@testing-library/react';
import { setLanguage } from '@groupride/web-ui';
import { i18n, renderInApp } from '../testing/render-in-app';
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

  it('says in Spanish too that something is hidden from a role', async () => {
    await setLanguage(i18n, 'es');
    const { unmount } = renderInApp(
      <Permitted permission="money.view" toSee>
        <p>the payments</p>
      </Permitted>,
      { role: 'dispatcher' },
    );
    expect(screen.queryByText('the payments')).toBeNull();
    expect(screen.getByText(/^Tu rol es .+\. Ver esto requiere .+\.$/)).toBeTruthy();
    unmount();
    await setLanguage(i18n, 'en');
  });

  it('refuses a whole page too', () => {
    const { unmount } = renderInApp(<Money />, { role: 'viewer' });
    expect(screen.getByText('This page isn’t open to your role')).toBeTruthy();
    expect(screen.queryByText('the books')).toBeNull();
    expect(
      screen.getByText('Your role is Viewer. Seeing this requires Support, Finance, or Administrator.'),
    ).toBeTruthy();
    unmount();
    renderInApp(<Money />, { role: 'finance' });
    expect(screen.getByText('the books')).toBeTruthy();
  });
});
