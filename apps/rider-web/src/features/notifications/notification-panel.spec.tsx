import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { NotificationList, NotificationView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { fakeMutation, refused } from '../../testing/fake-mutation';
import { axeViolations } from '../../testing/axe';
import { i18n, renderInApp } from '../../testing/render-in-app';

const listed = {
  data: undefined as NotificationList | undefined,
  currentData: undefined as NotificationList | undefined,
  isError: false,
  isFetching: false,
  error: undefined as unknown,
  refetch: jest.fn(),
};
const limits: (number | undefined)[] = [];
jest.unstable_mockModule('./hooks/use-notifications', () => ({
  useNotifications: (limit?: number) => {
    limits.push(limit);
    return listed;
  },
  useLiveNotifications: () => undefined,
  useOwnPush: () => undefined,
}));
const readOne = fakeMutation<{ notificationId: number }>();
const readAll = fakeMutation<{ notificationsRead: { through?: number } }>();
const remove = fakeMutation<{ notificationId: number }>();
jest.unstable_mockModule('./api', () => ({
  useReadNotificationMutation: readOne.use,
  useReadNotificationsMutation: readAll.use,
  useDeleteNotificationMutation: remove.use,
}));
const { NotificationBell } = await import('./notification-bell');
const { NotificationAnnouncer } = await import('./notification-announcer');

const notification = (what: Partial<NotificationView> = {}): NotificationView => ({
  id: 2,
  type: 'driver_assigned',
  title: 'Driver assigned',
  message: 'Dan will take you to the airport.',
  timestamp: new Date(Date.now() - 5 * 60_000).toISOString(),
  read: false,
  actionable: true,
  data: { rideId: 7, path: '/ride/7' },
  ...what,
});
function answer(notifications: NotificationView[], next: number | null = null): void {
  const data = { notifications, unread: notifications.filter(({ read }) => !read).length, next };
  Object.assign(listed, { data, currentData: data, isError: false });
}

async function openPanel() {
  const shown = renderInApp(<NotificationBell />, '/');
  fireEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  await screen.findByRole('dialog', { name: 'Notifications' });
  return shown;
}

describe('notifications', () => {
  beforeEach(async () => {
    await setLanguage(i18n, 'en');
    Object.assign(listed, { data: undefined, currentData: undefined, isError: false, error: undefined });
    limits.length = 0;
    for (const fake of [readOne, readAll, remove]) Object.assign(fake, { answer: () => ({}) }).asked.length = 0;
  });

  it('show the unread count on the bell, also to screen readers', () => {
    answer([notification(), notification({ id: 1, read: true })]);
    renderInApp(<NotificationBell />, '/');
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
    expect(screen.getByText('1')).toBeTruthy();
  });

  it('show loading, empty and error states', async () => {
    await openPanel();
    expect(screen.getByText('Loading…')).toBeTruthy();
    answer([]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications', hidden: true }));
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
  });

  it('can be loaded again after an error', async () => {
    Object.assign(listed, { isError: true, error: { status: 'FETCH_ERROR' } });
    await openPanel();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(listed.refetch).toHaveBeenCalled();
  });

  it('show what happened and when, and link to the page that they are about', async () => {
    answer([notification()]);
    const { address } = await openPanel();
    expect(screen.getByText('5m ago')).toBeTruthy();
    expect(screen.getByText('Unread')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^View Details/ }));
    expect(readOne.asked).toEqual([{ notificationId: 2 }]);
    await waitFor(() => expect(address()).toBe('/ride/7'));
  });

  it('are marked as read one by one, or all up to the newest one shown', async () => {
    answer([notification({ id: 9 }), notification({ id: 8 })]);
    await openPanel();
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: /^OK/ })[1]!));
    expect(readOne.asked).toEqual([{ notificationId: 8 }]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' })));
    expect(readAll.asked).toEqual([{ notificationsRead: { through: 9 } }]);
  });

  it('are deleted without losing the focus, and show why when that is refused', async () => {
    answer([notification()]);
    await openPanel();
    remove.answer = () => refused('internal', 500);
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Delete notification: Driver assigned' })),
    );
    expect(remove.asked).toEqual([{ notificationId: 2 }]);
    expect(screen.getByText('That didn’t work. Please try again.')).toBeTruthy();
    expect(document.activeElement?.contains(screen.getByText('Driver assigned'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('show ten more at a time', async () => {
    answer([notification({ read: true })], 2);
    await openPanel();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show older notifications' }));
    expect(limits.at(-1)).toBe(20);
  });

  it('are announced politely when they arrive, not when the page opens', () => {
    answer([notification()]);
    const { container, rerender } = renderAnnouncer();
    expect(container().textContent).toBe('');
    answer([notification({ id: 3, title: 'Your driver is here', message: 'Have your code ready.' }), notification()]);
    rerender();
    expect(container().textContent).toBe('New notification: Your driver is here. Have your code ready.');
    expect(container().getAttribute('aria-live')).toBe('polite');
  });

  it('speak Spanish', async () => {
    await setLanguage(i18n, 'es');
    answer([notification()]);
    renderInApp(<NotificationBell />, '/');
    fireEvent.click(screen.getByRole('button', { name: 'Notificaciones, 1 sin leer' }));
    expect(await screen.findByText('Hace 5 min')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Marcar todo como leído' })).toBeTruthy();
    await setLanguage(i18n, 'en');
  });
});

function renderAnnouncer() {
  let again: () => void = () => undefined;
  function Twice() {
    const [, setCount] = useState(0);
    again = () => setCount((count) => count + 1);
    return <NotificationAnnouncer />;
  }
  renderInApp(<Twice />, '/');
  const container = () => document.querySelector('[role="status"][aria-live="polite"]')!;
  return { container, rerender: () => act(() => again()) };
}

it('pass the axe accessibility checks', async () => {
  answer([notification(), notification({ id: 1, read: true })]);
  await openPanel();
  expect(await axeViolations()).toEqual([]);
});
