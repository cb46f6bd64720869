import { screen } from '@testing-library/react';
import { SocketProvider, type AppSocket, type UserView } from '@groupride/web-api-client';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { useSupportBadge } from './use-support-badge';

const nothing = () => undefined;
const socket = {
  connected: true,
  connect: nothing,
  disconnect: nothing,
  on: nothing,
  off: nothing,
  io: { on: nothing, off: nothing },
};
const thread = (userId: number, unread: number) => ({
  userId,
  userName: 'Victor Lane',
  unread,
  lastText: 'A flat tire',
  lastAt: '2026-11-27T11:33:00.000Z',
});

function Badge({ role }: { role: UserView['operatorRole'] }) {
  const badge = useSupportBadge({ operatorRole: role } as UserView);
  return <p>{badge ? `${badge.count}: ${badge.label}` : 'nothing'}</p>;
}
const show = (role: UserView['operatorRole']) =>
  renderInApp(
    <SocketProvider connect={() => socket as unknown as AppSocket}>
      <Badge role={role} />
    </SocketProvider>,
  );

describe('the badge next to Support', () => {
  it('counts unread messages', async () => {
    fakeApi(() => ({ status: 200, body: [thread(1, 2), thread(2, 1), thread(3, 0)] }));
    show('dispatcher');
    expect(await screen.findByText('3: 3 unread messages')).toBeTruthy();
  });

  it('is not requested for roles that may not read chats', () => {
    const asked = fakeApi(() => ({ status: 403 }));
    show('viewer');
    expect(screen.getByText('nothing')).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
