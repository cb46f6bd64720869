import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

let demoTools = false;
const verifyMember = jest.fn();
const member = {
  ...{ id: 3, status: 'confirmed', verified: false, isOrganizer: true },
  user: { id: 2, name: 'Riley' },
};
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListRideMembersQuery: () => ({ data: [member], isError: false, refetch: () => undefined }),
  useGetBoardingQuery: () => ({ data: { rideId: 7, publicKey: 'A'.repeat(43), now: 0 } }),
  useGetConfigQuery: () => ({ data: { demoTools } }),
  useVerifyMemberMutation: () => [verifyMember, {}],
}));
jest.unstable_mockModule('../check-code', () => ({ checkCode: () => Promise.resolve({ refused: 'forged' }) }));
const { VerificationDialog } = await import('./verification-dialog');

const show = (rideId: number | null, atPickup: boolean) =>
  renderInApp(<VerificationDialog rideId={rideId} atPickup={atPickup} open onClose={() => undefined} />);

describe('passenger verification, opened from the header', () => {
  beforeEach(() => {
    demoTools = false;
  });

  it('says when passengers can be verified while there is no ride', () => {
    show(null, false);
    expect(screen.getByText('No passengers yet')).toBeTruthy();
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
  });

  it('lists the passengers but accepts no codes before the arrival', () => {
    show(7, false);
    expect(screen.getByText('Riley')).toBeTruthy();
    expect(screen.getByText(/between your arrival at the pickup/)).toBeTruthy();
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
  });

  it('accepts codes at the pickup', () => {
    show(7, true);
    expect(screen.getByLabelText('6-digit code')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Test scan/ })).toBeNull();
  });

  it('offers a test scan when demo tools are on, which the device refuses like any forged code', async () => {
    demoTools = true;
    show(7, true);
    fireEvent.click(screen.getByRole('button', { name: 'Test scan with a random code' }));
    expect(await screen.findByText('That code doesn’t match any passenger on this ride.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Invalid Code')).toBeTruthy());
    expect(verifyMember).not.toHaveBeenCalled();
  });

  it('does not call a typed code invalid when it could not be checked', async () => {
    verifyMember.mockReturnValue({ unwrap: () => Promise.reject({ status: 'FETCH_ERROR', error: 'offline' }) });
    show(7, true);
    fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Code not checked')).toBeTruthy();
    expect(screen.queryByText('Invalid Code')).toBeNull();
  });
});
