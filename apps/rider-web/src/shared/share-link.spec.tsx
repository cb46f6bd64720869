import { jest } from '@jest/globals';
import { cleanup, act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import * as client from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { fakeMutation, refused, unanswered, type Answered, type FakeMutation } from '../testing/fake-mutation';
import { i18n, renderInApp } from '../testing/render-in-app';

const ORGANIZER = 3;
let me = { id: ORGANIZER };
let getLink: FakeMutation<{ rideId: number }>;
let replace: FakeMutation<{ rideId: number }>;
let revoke: FakeMutation<{ rideId: number }>;
let invite: FakeMutation<{ rideId: number; invitationForm: object; 'idempotency-key': string }>;
let share: string | undefined;
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetJoinLinkMutation: () => getLink.use(),
  useInviteToRideMutation: () => invite.use(),
  usePreviewJoinQuery: () => ({ data: share && { share } }),
  useReplaceJoinLinkMutation: () => replace.use(),
  useRevokeJoinLinkMutation: () => revoke.use(),
}));
jest.unstable_mockModule('./session', () => ({ useSession: () => ({ me }) }));
const { ShareLinkSheet } = await import('./share-link');

const ride = {
  id: 7,
  organizerId: ORGANIZER,
  pickupLocation: 'NoDa',
  dropoffLocation: 'South End',
  costPerPerson: '13.71',
  paymentMethod: 'card' as const,
  splitMode: 'cover' as const,
};
const link = (token: string): Answered => ({
  data: { token, url: `https://groupride.test/join/${token}`, expiresAt: '2026-12-05T19:00:00.000Z' },
});
const shown = () => screen.queryByLabelText<HTMLInputElement>('Join link')?.value;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = () => screen.queryByRole('alertdialog');
const answer = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole<HTMLButtonElement>('button', { name });

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

async function open(): Promise<void> {
  renderInApp(<ShareLinkSheet open onClose={() => undefined} ride={ride} />);
  await screen.findByLabelText('Join link');
}
async function ask(): Promise<void> {
  fireEvent.click(button('Replace link'));
  await screen.findByRole('alertdialog', { name: 'Replace this link?' });
}
const confirm = () => act(async () => fireEvent.click(dialog()?.querySelector('button') as HTMLButtonElement));
async function failWith(failure: Answered): Promise<void> {
  replace.answer = () => failure;
  await open();
  await ask();
  await confirm();
}

beforeEach(() => {
  me = { id: ORGANIZER };
  getLink = fakeMutation();
  getLink.answer = () => link('old');
  replace = fakeMutation();
  replace.answer = () => link('new');
  revoke = fakeMutation();
  invite = fakeMutation();
  share = undefined;
});

describe('the invitation', () => {
  it('tells the organizer that friends can pay for their seats only when they can', async () => {
    await open();
    expect(screen.getByText(/join, and pay for their seat/)).toBeTruthy();
    cleanup();
    renderInApp(<ShareLinkSheet open onClose={() => undefined} ride={{ ...ride, paymentMethod: 'cash' }} />);
    await screen.findByLabelText('Join link');
    expect(screen.getByText('Friends open the link to see the trip and join.')).toBeTruthy();
    choose('Text');
    expect(field('Message').value).toBe('Ride with me from NoDa to South End!');
  });
});

describe('replacing a join link', () => {
  it('is offered to the organizer only', async () => {
    me = { id: 9 };
    await open();
    expect(screen.queryByRole('button', { name: 'Replace link' })).toBeNull();
  });

  it('asks for confirmation, and changes nothing when declined', async () => {
    await open();
    await ask();
    fireEvent.click(answer('Keep link'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(replace.asked).toEqual([]);
    expect(shown()).toBe('https://groupride.test/join/old');
    expect(getLink.asked).toHaveLength(1);
  });

  it('sends one request after repeated presses, cannot be closed meanwhile, and then shows and announces the new link', async () => {
    let respond: (answer: Answered) => void = () => undefined;
    replace.answer = () => new Promise((resolve) => (respond = resolve));
    await open();
    await ask();
    await confirm();
    await confirm();
    expect(answer('Replacing…').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Replacing…').getAttribute('aria-live')).toBe('polite');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(answer('Keep link').disabled).toBe(true);
    expect(dialog()).not.toBeNull();
    await act(async () => respond(link('new')));
    expect(replace.asked).toEqual([{ rideId: 7 }]);
    expect(shown()).toBe('https://groupride.test/join/new');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(
      screen.getByText('You have a new link. The old one no longer works.').closest('[role="status"]'),
    ).not.toBeNull();
  });

  it.each([
    ['too many requests', refused('too_many_requests', 429), 'Too many attempts. Wait a minute, then try again.'],
    ['a failure inside the API', refused('internal', 500), 'Something went wrong on our side. Please try again.'],
  ])('that is refused for %s keeps the old link, says why, and can be retried', async (_what, failure, text) => {
    await failWith(failure);
    expect((await within(screen.getByRole('alertdialog')).findByRole('alert')).textContent).toBe(
      `The link was not replaced. The old one still works.${text}`,
    );
    replace.answer = () => link('new');
    await confirm();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(shown()).toBe('https://groupride.test/join/new');
    expect(getLink.asked).toHaveLength(1);
  });

  it.each([
    ['the connection is lost', unanswered, 'We can’t reach GroupRide. Check your connection and try again.'],
    [
      'the API is away',
      refused('unavailable', 503),
      'GroupRide is unavailable right now. Wait a few seconds, then try again.',
    ],
  ])('does not claim that the old link still works when %s, and loads the valid one', async (_what, failure, text) => {
    await failWith(failure);
    expect((await within(screen.getByRole('alertdialog')).findByRole('alert')).textContent).toBe(
      `We don’t know if the link was replaced${text}`,
    );
    getLink.answer = () => link('current');
    fireEvent.click(answer('Close'));
    await waitFor(() => expect(shown()).toBe('https://groupride.test/join/current'));
    expect(dialog()).toBeNull();
  });

  it('offers no retry and shows no expired link once the ride is over', async () => {
    getLink.answer = () => (getLink.asked.length === 1 ? link('old') : refused('ride_state_conflict'));
    await failWith(refused('ride_state_conflict'));
    expect(await screen.findByText('No one else can join this ride')).toBeTruthy();
    expect(shown()).toBeUndefined();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says who may replace the link when someone else booked the ride', async () => {
    await failWith(refused('forbidden', 403));
    expect(await screen.findByText('Only the person who booked this ride can replace its link.')).toBeTruthy();
    await waitFor(() => expect(shown()).toBe('https://groupride.test/join/old'));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('clears the last error when it is opened again', async () => {
    await failWith(refused('too_many_requests', 429));
    fireEvent.click(answer('Keep link'));
    await waitFor(() => expect(dialog()).toBeNull());
    await ask();
    expect(dialog()?.querySelector('[role="alert"]')).toBeNull();
  });

  it('speaks Spanish', async () => {
    await setLanguage(i18n, 'es');
    try {
      replace.answer = () => refused('too_many_requests', 429);
      renderInApp(<ShareLinkSheet open onClose={() => undefined} ride={ride} />);
      // The sheet hides what is outside of it shortly after it opens, which must not be the dialog.
      await screen.findByLabelText('Enlace para unirse');
      fireEvent.click(await screen.findByRole('button', { name: 'Reemplazar enlace' }));
      await screen.findByRole('alertdialog', { name: '¿Reemplazar este enlace?' });
      await confirm();
      expect((await within(screen.getByRole('alertdialog')).findByRole('alert')).textContent).toBe(
        'El enlace no se reemplazó. El anterior sigue funcionando.Demasiados intentos. Espera un minuto y vuelve a intentarlo.',
      );
    } finally {
      await act(async () => void (await setLanguage(i18n, 'en')));
    }
  });
});

describe('the invitation', () => {
  it('loads the link each time it opens, even after it was replaced', async () => {
    const { Sheet, toggle } = sheetWithToggle();
    renderInApp(<Sheet />);
    await screen.findByLabelText('Join link');
    await ask();
    await confirm();
    await waitFor(() => expect(shown()).toBe('https://groupride.test/join/new'));
    getLink.answer = () => link('newer');
    act(toggle);
    act(toggle);
    await waitFor(() => expect(shown()).toBe('https://groupride.test/join/newer'));
  });

  it('says why the link did not load', async () => {
    getLink.answer = () => refused('unavailable', 503);
    renderInApp(<ShareLinkSheet open onClose={() => undefined} ride={ride} />);
    expect((await screen.findByRole('alert')).textContent).toContain('GroupRide is unavailable right now.');
    getLink.answer = () => link('old');
    fireEvent.click(button('Try again'));
    await waitFor(() => expect(shown()).toBe('https://groupride.test/join/old'));
  });
});

describe('the join link', () => {
  it('shows until when it is valid', async () => {
    await open();
    expect(screen.getByText(/^Works until Sat, Dec 5/)).toBeTruthy();
  });

  it('is shown as a full-screen QR code', async () => {
    await open();
    fireEvent.click(button('Show QR code'));
    const shownCode = await screen.findByRole('dialog', { name: 'Scan to join' });
    const picture = await within(shownCode).findByRole('img', { name: 'QR code of the join link' });
    expect(picture.getAttribute('data-qr')).toBe('https://groupride.test/join/old');
  });

  it('is turned off after a confirmation, and can be created again', async () => {
    await open();
    fireEvent.click(button('Turn off link'));
    await screen.findByRole('alertdialog', { name: 'Turn off this link?' });
    await confirm();
    expect(revoke.asked).toEqual([{ rideId: 7 }]);
    expect(shown()).toBeUndefined();
    expect(await screen.findByText('No one can join by link until you create a new one.')).toBeTruthy();
    await waitFor(() => expect(dialog()).toBeNull());
    await act(async () => fireEvent.click(button('Create new link')));
    expect(shown()).toBe('https://groupride.test/join/new');
  });

  it('stays on when turning it off is refused', async () => {
    revoke.answer = () => unanswered;
    await open();
    fireEvent.click(button('Turn off link'));
    await screen.findByRole('alertdialog');
    await confirm();
    expect((await within(screen.getByRole('alertdialog')).findByRole('alert')).textContent).toContain(
      'The link is still on',
    );
    fireEvent.click(answer('Keep link on'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(shown()).toBe('https://groupride.test/join/old');
  });

  it('that is off says so to other members, who cannot create one', async () => {
    me = { id: 9 };
    getLink.answer = () => refused('join_link_off');
    renderInApp(<ShareLinkSheet open onClose={() => undefined} ride={ride} />);
    expect(await screen.findByText('The join link is off')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create new link' })).toBeNull();
  });

  it('that is off can be created by the organizer, or shows why not', async () => {
    getLink.answer = () => refused('join_link_off');
    replace.answer = () => unanswered;
    renderInApp(<ShareLinkSheet open onClose={() => undefined} ride={ride} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Create new link' }));
    expect(await screen.findByText('We couldn’t create a link')).toBeTruthy();
    replace.answer = () => link('new');
    fireEvent.click(button('Create new link'));
    await waitFor(() => expect(shown()).toBe('https://groupride.test/join/new'));
  });
});

function sheetWithToggle() {
  let toggle: () => void = () => undefined;
  function Sheet() {
    const [isOpen, setOpen] = useState(true);
    toggle = () => setOpen((was) => !was);
    return <ShareLinkSheet open={isOpen} onClose={() => undefined} ride={ride} />;
  }
  return { Sheet, toggle: () => toggle() };
}
