import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fakeMutation, type FakeMutation } from '../../../testing/fake-mutation';
import { axeViolations } from '../../../testing/axe';
import { renderInApp } from '../../../testing/render-in-app';

let data: { code: string; qr: string; verified: boolean; expiresAt: string; expiresInMs: number };
let refetched: number;
let isLoaded: boolean;
let demoTools: boolean;
let show: FakeMutation<object>;
jest.unstable_mockModule('../api', () => ({
  useGetVerificationQuery: () => ({
    data: isLoaded ? data : undefined,
    refetch: () => (refetched += 1),
    isFetching: false,
    fulfilledTimeStamp: Date.now(),
  }),
  useShowCodeToDemoDriverMutation: () => show.use(),
}));
jest.unstable_mockModule('../../../shared/session', () => ({ useClientConfig: () => ({ demoTools }) }));
const { VerificationSheet } = await import('./verification');

let render: (next: { open: boolean }) => Promise<void>;
/** A page that rerenders, with the sheet open or closed, whenever the test requests it. */
function Page({ open: initially }: { open: boolean }) {
  const [{ open }, setState] = useState({ open: initially });
  render = (next) => act(async () => setState(next));
  return <VerificationSheet rideId={7} open={open} onClose={() => undefined} />;
}

/** The expiry of a code as the API gives it, `since` milliseconds after it did. */
const expiryIn = (expiresInMs: number, since = 0) => ({
  expiresInMs,
  expiresAt: new Date(Date.now() - since + expiresInMs).toISOString(),
});

beforeEach(() => {
  data = { code: '1234', qr: 'first', verified: false, ...expiryIn(60_000) };
  refetched = 0;
  isLoaded = true;
  demoTools = true;
  show = fakeMutation();
});

describe('the QR code of a passenger', () => {
  it('is shown to the demo driver once per code, while the sheet is open', async () => {
    renderInApp(<Page open={false} />);
    expect(show.asked).toEqual([]);
    await render({ open: true });
    await render({ open: true });
    await screen.findByRole('timer');
    expect(show.asked).toEqual([{ rideId: 7 }]);
    data = { ...data, qr: 'second' };
    await render({ open: true });
    expect(show.asked).toHaveLength(2);
    await render({ open: false });
    data = { ...data, qr: 'third' };
    await render({ open: false });
    expect(show.asked).toHaveLength(2);
  });

  it.each([
    ['the demo tools are off', false, false],
    ['the driver has verified it already', true, true],
  ])('is not shown to the demo driver when %s', (_when, tools, verified) => {
    demoTools = tools;
    data = { ...data, verified };
    renderInApp(<Page open />);
    expect(show.asked).toEqual([]);
  });

  it('counts as expired when the answer is a stored one, and the digits remain', async () => {
    data = { ...data, ...expiryIn(30_000, 10 * 60_000) };
    renderInApp(<Page open />);
    expect(await screen.findByText('This QR code has expired')).toBeTruthy();
    expect(screen.getByText('Read your 6-digit code to the driver. It still works.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Verification code: 1 2 3 4' })).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText('Generating QR Code...')).toBeNull();
    expect(show.asked).toEqual([]);
    // Asks once for a new code, not again and again.
    await waitFor(() => expect(refetched).toBe(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(refetched).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetched).toBe(2);
  });

  it('shows a loading state', () => {
    isLoaded = false;
    renderInApp(<Page open />);
    expect(screen.getByText('Generating QR Code...').parentElement?.getAttribute('role')).toBe('status');
    expect(show.asked).toEqual([]);
  });
});

it('passes the axe accessibility checks', async () => {
  renderInApp(<Page open />);
  await screen.findByRole('timer');
  expect(await axeViolations()).toEqual([]);
});
