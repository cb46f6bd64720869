import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AdminDriverRow } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { i18n, renderInApp } from '../../../testing/render-in-app';

const change = jest.fn((_request: unknown): Promise<object> => Promise.resolve({ data: {} }));
jest.unstable_mockModule('../api', () => ({
  useSetApplicationStatusMutation: () => [change, { isLoading: false }],
}));
const { ApplicationStatusDialog } = await import('./application-status-dialog');

const driver: AdminDriverRow = {
  id: 4,
  userId: 14,
  name: 'Dana Driver',
  phone: null,
  vehicle: 'Ford Transit',
  licensePlate: 'ABC-1',
  seats: 12,
  vehicleClass: 'minibus',
  rating: '5.0',
  isNew: false,
  totalTrips: 3,
  isOnline: true,
  isReachable: true,
  lastSeenAt: null,
  applicationStatus: 'approved',
  earnings: '0.00',
  documentsInReview: 0,
  documentsExpireOn: null,
  activeRideId: 7,
  activeRideStatus: 'en_route',
};

const show = (what: Partial<AdminDriverRow> = {}) =>
  renderInApp(<ApplicationStatusDialog driver={{ ...driver, ...what }} action="suspend" onClose={() => undefined} />);
const give = (reason: string) => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: reason } });
const suspend = () => fireEvent.click(screen.getByRole('button', { name: 'Suspend' }));

describe('suspending a driver', () => {
  beforeEach(() => change.mockClear());

  it('asks what happens to the current ride', async () => {
    show();
    expect(screen.getByText('Ride R-007 is under way')).toBeTruthy();
    give('Insurance expired');
    suspend();
    expect(await screen.findByText('Choose what happens to this ride')).toBeTruthy();
    expect(change).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: 'Hand it over' }));
    suspend();
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith({
        driverId: 4,
        applicationStatusChange: {
          applicationStatus: 'suspended',
          changedFrom: 'approved',
          reason: 'Insurance expired',
          activeRide: 'hand_over',
        },
      }),
    );
  });

  it('does not offer another driver once passengers are on board', () => {
    show({ activeRideStatus: 'in_progress' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hand it over' }).disabled).toBe(true);
  });

  it('asks only for the reason when there is no ride', async () => {
    show({ activeRideId: null, activeRideStatus: null });
    expect(screen.queryByRole('radiogroup')).toBeNull();
    suspend();
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    expect(change).not.toHaveBeenCalled();
  });
});

describe('a decision about a driver whom somebody else has decided about meanwhile', () => {
  const refusal = { error: { status: 409, data: { code: 'application_changed' } } };

  it.each([
    ['en', 'Approve', /^Somebody else just decided about this, so nothing was changed\./],
    ['es', 'Aprobar', /^Otra persona acaba de decidir sobre esto, así que no se cambió nada\./],
  ] as const)('is about the status that was shown, and is explained and closed: %s', async (language, button, text) => {
    await setLanguage(i18n, language);
    change.mockClear().mockResolvedValueOnce(refusal);
    const [onOutdated, onClose] = [jest.fn(), jest.fn()];
    const dialog = (applicationStatus: AdminDriverRow['applicationStatus']) => (
      <ApplicationStatusDialog
        driver={{ ...driver, applicationStatus }}
        action="approve"
        onOutdated={onOutdated}
        onClose={onClose}
      />
    );
    const { rerender, unmount } = renderInApp(dialog('rejected'));
    rerender(dialog('suspended'));
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(change).toHaveBeenCalledWith({
      driverId: 4,
      applicationStatusChange: { applicationStatus: 'approved', changedFrom: 'rejected' },
    });
    expect(onOutdated).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    await setLanguage(i18n, 'en');
  });
});
