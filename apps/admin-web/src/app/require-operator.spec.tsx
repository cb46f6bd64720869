import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { api, type UserView } from '@groupride/web-api-client';
import { storage } from '@groupride/web-ui';
import { fakeApi } from '../testing/fake-api';
import { renderInApp } from '../testing/render-in-app';
import { makeStore } from './store';

jest.unstable_mockModule('./operator-area', async () => {
  const { useSignOut } = await import('./use-sign-out');
  return {
    default: function Area() {
      const { signOutAndRedirect } = useSignOut();
      return (
        <>
          <p>the back office</p>
          <input aria-label="Reason" />
          <button onClick={() => void signOutAndRedirect()}>Sign out</button>
        </>
      );
    },
  };
});
const { RequireOperator } = await import('./require-operator');

const user = (what: Partial<UserView>): UserView => ({
  id: 1,
  name: 'Alex Admin',
  email: 'admin@demo.groupride.test',
  phoneVerified: false,
  location: 'Charlotte, NC',
  roles: ['rider'],
  secondFactorRequired: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...what,
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};

async function visit(who: UserView, at: string) {
  const store = makeStore();
  await store.dispatch(api.util.upsertQueryData('getCurrentUser', undefined, who));
  renderInApp(
    <Routes>
      <Route path="/admin" element={<RequireOperator />}>
        <Route path="*" element={<p>the back office</p>} />
      </Route>
      <Route path="*" element={<Address />} />
    </Routes>,
    { store, at },
  );
  return (next: UserView | null) =>
    act(() => store.dispatch(api.util.upsertQueryData('getCurrentUser', undefined, next)));
}

beforeEach(() => localStorage.clear());

describe('access to the back office', () => {
  it('redirects an operator without a second factor to sign-in, and back afterwards', async () => {
    await visit(user({ secondFactorRequired: true }), '/admin/rides/7?x=1');
    expect(await screen.findByText('/signin?returnTo=%2Fadmin%2Frides%2F7%3Fx%3D1')).toBeTruthy();
  });

  it('tells everybody else that the area is for operators', async () => {
    await visit(user({ name: 'Riley Carter' }), '/admin/rides/7');
    expect(screen.getByText('This area is for operators')).toBeTruthy();
    expect(screen.queryByText('the back office')).toBeNull();
  });

  it('tells the server in which language to write to an operator, once', async () => {
    const operator = user({ roles: ['rider', 'admin'], operatorRole: 'viewer' });
    const asked = fakeApi(() => ({ status: 200, body: operator }));
    const told = () => asked.filter(({ what }) => what.startsWith('PATCH'));
    await visit(operator, '/admin');
    expect(await screen.findByText('the back office')).toBeTruthy();
    await waitFor(() => expect(told()).toEqual([{ what: 'PATCH /api/users/me', body: { language: 'en' } }]));
    cleanup();
    await visit(operator, '/admin');
    expect(await screen.findByText('the back office')).toBeTruthy();
    expect(told()).toHaveLength(1);
  });

  describe('when the session ends', () => {
    const operator = user({ roles: ['rider', 'admin'], operatorRole: 'viewer' });
    const reason = () => screen.getByLabelText<HTMLInputElement>('Reason');
    const enter = () => fireEvent.input(reason(), { target: { value: 'Left early' } });
    const open = async () => {
      // Otherwise the language is told, after which the session is fetched again: an answer that comes late would bring
      // the session back.
      storage.set('told-language', `${operator.id} en`);
      let session: UserView | null = operator;
      const asked = fakeApi(({ what }) => {
        if (what === 'POST /api/auth/logout') session = null;
        return what.startsWith('POST') ? { status: 204 } : { status: 200, body: session };
      });
      const becomes = await visit(operator, '/admin/rides/7');
      await screen.findByText('the back office');
      expect(asked).toEqual([]);
      return (next: UserView | null) => {
        session = next;
        return becomes(next);
      };
    };

    it('redirects to sign-in when nothing was entered', async () => {
      const becomes = await open();
      await becomes(null);
      // Pages change in a transition, which can end later.
      expect(await screen.findByText('/signin?returnTo=%2Fadmin%2Frides%2F7')).toBeTruthy();
    });

    it('keeps what was entered until the operator has signed in in another tab', async () => {
      const becomes = await open();
      enter();
      await becomes(null);
      expect(await screen.findByRole('dialog', { name: 'Your session ended' })).toBeTruthy();
      await becomes(user({ secondFactorRequired: true }));
      expect(screen.getByRole('dialog', { name: 'Your session ended' })).toBeTruthy();
      await becomes(operator);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(reason().value).toBe('Left early');
    });

    it('can be left without what was entered', async () => {
      const becomes = await open();
      enter();
      await becomes(null);
      fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
      expect(await screen.findByText('/signin?returnTo=%2Fadmin%2Frides%2F7')).toBeTruthy();
    });

    it('keeps nothing when the operator signed out here, or somebody else signed in', async () => {
      const becomes = await open();
      enter();
      await becomes(user({ id: 2, secondFactorRequired: true }));
      expect(await screen.findByText('/signin?returnTo=%2Fadmin%2Frides%2F7')).toBeTruthy();
      cleanup();
      await open();
      enter();
      fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
      expect(await screen.findByText('/signin')).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});
