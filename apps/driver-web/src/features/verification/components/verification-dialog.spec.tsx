import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

let demoTools = false;
let noShow = false;
const verifyMember = jest.fn();
const member = {
  id: 3,
  status: 'confirmed',
  verified: false,
  isOrganizer: true,
  user: { id: 2, name: 'Riley' },
};
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListRideMembersQuery: () => ({ data: [{ ...member, noShow }], isError: false, refetch: () => undefined }),
  useGetBoardingQuery: () => ({ data: { rideId: 7, publicKey: 'A'.repeat(43), now: 0 } }),
  useGetConfigQuery: () => ({ data: { demoTools } }),
  useVerifyMemberMutation: () => [verifyMember, {}],
}));
let checked: object = { refused: 'forged' };
jest.unstable_mockModule('../check-code', () => ({ checkCode: () => Promise.resolve(checked) }));
const { VerificationDialog } = await import('./verification-dialog');

const show = (rideId: number | null, atPickup: boolean) =>
  renderInApp(<VerificationDialog rideId={rideId} atPickup={atPickup} open onClose={() => undefined} />);

describe('passenger verification, opened from the header', () => {
  beforeEach(() => {
    localStorage.clear();
    demoTools = false;
    noShow = false;
    checked = { refused: 'forged' };
  });
  const failWith = (failure: object) =>
    // Calls reject with the client library's value, which is not an Error.
    verifyMember.mockReturnValue({ unwrap: () => Promise.reject(failure as Error) });
  const typeCode = () => {
    fireEvent.change(screen.getByLabelText('6-digit code'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  };

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

  it('says who was marked as a no-show, because their code is refused', () => {
    noShow = true;
    show(7, true);
    expect(screen.getByText('No-show')).toBeTruthy();
    expect(screen.queryByText('Not verified')).toBeNull();
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

  it('says once why a typed code is refused', async () => {
    failWith({ status: 400, data: { code: 'verification_code_wrong', attemptsLeft: 4 } });
    show(7, true);
    typeCode();
    expect(await screen.findByText('Invalid Code')).toBeTruthy();
    expect(screen.getAllByText(/^That code doesn’t match any passenger/)).toHaveLength(1);
  });

  it('does not call a typed code invalid when it could not be checked', async () => {
    failWith({ status: 'FETCH_ERROR', error: 'offline' });
    show(7, true);
    typeCode();
    expect(await screen.findByText('Code not checked')).toBeTruthy();
    expect(screen.queryByText('Invalid Code')).toBeNull();
  });

  it.each([
    ['the server fails', { status: 500, data: { code: 'internal' } }],
    ['the session has ended', { status: 401, data: { code: 'not_signed_in' } }],
    ['there were too many calls', { status: 429, data: { code: 'too_many_requests' } }],
  ])('keeps a scanned code that the device has checked when %s', async (_why, failure) => {
    demoTools = true;
    checked = { memberId: member.id };
    failWith(failure);
    show(7, true);
    fireEvent.click(screen.getByRole('button', { name: 'Test scan with a random code' }));
    await waitFor(() => expect(JSON.parse(localStorage.getItem('groupride.outbox.1') ?? '{}').steps).toHaveLength(1));
  });

  it('asks the server about a code that has expired by the clock of the device, which may be wrong', async () => {
    demoTools = true;
    checked = { refused: 'expired' };
    verifyMember.mockReturnValue({ unwrap: () => Promise.resolve({ name: 'Riley', destination: 'The airport' }) });
    show(7, true);
    const scan = () => fireEvent.click(screen.getByRole('button', { name: 'Test scan with a random code' }));
    scan();
    expect(await screen.findByText('Riley is verified')).toBeTruthy();
    failWith({ status: 'FETCH_ERROR', error: 'offline' });
    scan();
    await waitFor(() => expect(screen.getByText('Invalid Code')).toBeTruthy());
    expect(localStorage.getItem('groupride.outbox.1')).toBeNull();
  });

  it('says why a typed code was not checked when the server fails', async () => {
    failWith({ status: 429, data: { code: 'too_many_requests' } });
    show(7, true);
    typeCode();
    expect(await screen.findByText('Code not checked')).toBeTruthy();
    expect(screen.getAllByText(/^Too many attempts/).length).toBeGreaterThan(0);
    expect(screen.queryByText('Invalid Code')).toBeNull();
  });
});
