import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../testing/render-in-app';

const settings = { data: undefined as object | undefined, isError: false, isFetching: false, refetch: jest.fn() };
const update = jest.fn((_change: object) => Promise.resolve({ error: { status: 'FETCH_ERROR', error: 'offline' } }));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetPushSettingsQuery: () => settings,
  useUpdatePushSettingsMutation: () => [update, { isLoading: false }],
  usePush: () => ({ state: 'on', isBusy: false }),
}));
const { PushSettings } = await import('./push-settings');

const show = () => renderInApp(<PushSettings userId={4} />);

describe('the notification settings of this phone', () => {
  beforeEach(() => {
    Object.assign(settings, { data: { topics: [{ topic: 'ride_offer', enabled: true }] }, isError: false });
  });

  it('stay when a change and the request after it fail', async () => {
    settings.isError = true;
    show();
    fireEvent.click(screen.getByRole('switch', { name: 'Ride requests' }));
    expect(await screen.findByText('Notifications didn’t change')).toBeTruthy();
    expect(update).toHaveBeenCalledWith({ pushTopicSetting: { topic: 'ride_offer', enabled: false } });
    expect(screen.queryByText('We couldn’t load your notification settings')).toBeNull();
  });

  it('can be loaded again', () => {
    Object.assign(settings, { data: undefined, isError: true });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(settings.refetch).toHaveBeenCalled();
  });
});
