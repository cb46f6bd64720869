import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { api, type UserView } from '@groupride/web-api-client';
import { renderInApp } from '../testing/render-in-app';
import { RequireOperator } from './require-operator';
import { makeStore } from './store';

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
}

describe('access to the back office', () => {
  it('redirects an operator without a second factor to sign-in, and back afterwards', async () => {
    await visit(user({ secondFactorRequired: true }), '/admin/rides/7?x=1');
    expect(screen.getByText('/signin?returnTo=%2Fadmin%2Frides%2F7%3Fx%3D1')).toBeTruthy();
  });

  it('tells everybody else that the area is for operators', async () => {
    await visit(user({ name: 'Riley Carter' }), '/admin/rides/7');
    expect(screen.getByText('This area is for operators')).toBeTruthy();
    expect(screen.queryByText('the back office')).toBeNull();
  });
});
