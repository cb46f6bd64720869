import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { fakeMutation, type FakeMutation } from '../../../testing/fake-mutation';
import { axeViolations } from '../../../testing/axe';
import { renderInApp } from '../../../testing/render-in-app';

let data: { code: string; qr: string; verified: boolean; expiresInMs: number };
let isLoaded: boolean;
let demoTools: boolean;
let show: FakeMutation<object>;
jest.unstable_mockModule('../api', () => ({
  useGetVerificationQuery: () => ({
    data: isLoaded ? data : undefined,
    refetch: () => undefined,
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

beforeEach(() => {
  data = { code: '1234', qr: 'first', verified: false, expiresInMs: 60_000 };
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
