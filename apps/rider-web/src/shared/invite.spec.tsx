import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { fakeMutation, refused, unanswered, type Answered, type FakeMutation } from '../testing/fake-mutation';
import { i18n, renderInApp } from '../testing/render-in-app';

interface Invitation {
  rideId: number;
  invitationForm: { channel: string; to: string; message?: string };
  'idempotency-key': string;
}
let invite: FakeMutation<Invitation>;
let getLink: FakeMutation<{ rideId: number }>;
let share: string | undefined;
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetJoinLinkMutation: () => getLink.use(),
  useInviteToRideMutation: () => invite.use(),
  usePreviewJoinQuery: () => ({ data: share && { share } }),
  useReplaceJoinLinkMutation: () => fakeMutation().use(),
  useRevokeJoinLinkMutation: () => fakeMutation().use(),
}));
jest.unstable_mockModule('./session', () => ({ useSession: () => ({ me: { id: 9 } }) }));
const { ShareLinkSheet } = await import('./share-link');

const ride = {
  id: 7,
  organizerId: 3,
  pickupLocation: 'NoDa',
  dropoffLocation: 'South End',
  costPerPerson: '13.71',
  paymentMethod: 'card' as 'card' | 'cash',
  splitMode: 'cover' as 'cover' | 'sponsor',
};
const onClose = jest.fn();
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function open(change: Partial<typeof ride> = {}): Promise<void> {
  renderInApp(<ShareLinkSheet open onClose={onClose} ride={{ ...ride, ...change }} />);
  await screen.findByRole('radiogroup');
}
const forms = () => invite.asked.map(({ invitationForm }) => invitationForm);
const invalid = (fieldName: string): Answered =>
  ({
    error: {
      status: 400,
      data: { code: 'validation_failed', errors: [{ field: fieldName, code: 'x', message: 'x' }] },
    },
  }) as Answered;

beforeEach(() => {
  invite = fakeMutation();
  getLink = fakeMutation();
  getLink.answer = () => ({
    data: { token: 'abc', url: 'https://groupride.test/join/abc', expiresAt: '2026-12-05T19:00:00.000Z' },
  });
  share = '13.70';
  onClose.mockClear();
});

describe('the invite dialog', () => {
  it('shows pickup, destination and the cost of the next seat, and starts with the link', async () => {
    await open();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'From',
      'To',
      'Cost per person',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'NoDa',
      'South End',
      '$13.70',
    ]);
    expect(field('Join link').readOnly).toBe(true);
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send Invite' })).toBeNull();
  });

  it.each([
    ['cash' as const, 'cover' as const, '$13.70 in cash'],
    ['card' as const, 'sponsor' as const, 'The organizer pays'],
  ])('shows the cost of a ride paid by %s with the split %s', async (paymentMethod, splitMode, cost) => {
    await open({ paymentMethod, splitMode });
    expect(screen.getByText(cost)).toBeTruthy();
    choose('Email');
    expect(field('Message').value).toBe('Ride with me from NoDa to South End!');
  });

  it.each([
    ['Text', 'Phone number', '(704) 555-0101', 'phone', 'text'],
    ['Email', 'Email address', 'maya@example.test', 'email', 'email'],
  ])('sends an invite by %s, confirms it, clears the field and closes', async (tab, label, to, channel, via) => {
    await open();
    choose(tab);
    expect(field('Message').value).toBe('Ride with me from NoDa to South End! Cost per person: $13.70.');
    type(label, ` ${to} `);
    type('Message', 'Come along');
    await press('Send Invite');
    expect(forms()).toEqual([{ channel, to, message: 'Come along' }]);
    expect(screen.getByText('Invite sent!')).toBeTruthy();
    expect(screen.getByText(`Invitation sent successfully via ${via}.`)).toBeTruthy();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(field(label).value).toBe('');
  });

  it.each([
    ['Text', 'Phone number required', 'Please enter a phone number to send the invite.'],
    ['Email', 'Email required', 'Please enter an email address to send the invite.'],
  ])('requires an address for an invite by %s', async (tab, title, text) => {
    await open();
    choose(tab);
    await press('Send Invite');
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(invite.asked).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['Text', 'Phone number', '70455501', 'Enter a phone number with 10 digits.'],
    ['Text', 'Phone number', '704555010123', 'Enter a phone number with 10 digits.'],
    ['Email', 'Email address', 'maya@', 'Enter a valid email address.'],
  ])('checks the format by %s: %s %s', async (tab, label, to, text) => {
    await open();
    choose(tab);
    type(label, to);
    await press('Send Invite');
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(text)).toBeTruthy();
    expect(invite.asked).toEqual([]);
    type(label, `${to}1`);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('sends only once after repeated presses', async () => {
    let respond: (answer: Answered) => void = () => undefined;
    invite.answer = () => new Promise((resolve) => (respond = resolve));
    await open();
    choose('Email');
    type('Email address', 'maya@example.test');
    await press('Send Invite');
    await press('Sending…');
    fireEvent.submit(screen.getByRole('form'));
    expect(invite.asked).toHaveLength(1);
    await act(async () => respond({}));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open with the text after a failure, and retries under the same key until the text changes', async () => {
    invite.answer = () => unanswered;
    await open();
    choose('Email');
    type('Email address', 'maya@example.test');
    await press('Send Invite');
    expect(screen.getByText('The invite wasn’t sent')).toBeTruthy();
    expect(field('Email address').value).toBe('maya@example.test');
    await press('Send Invite');
    type('Message', 'Another text');
    await press('Send Invite');
    const keys = invite.asked.map((asked) => asked['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    [
      refused('already_invited'),
      'They were already invited. You can invite them again after 10 minutes, three times in all.',
    ],
    [refused('ride_full'), 'All seats on this ride are taken.'],
    [refused('too_many_requests', 429), 'That’s a lot of invitations. Try again in an hour, or share the link.'],
  ])('says why an invite was refused', async (answer, text) => {
    invite.answer = () => answer;
    await open();
    choose('Text');
    type('Phone number', '7045550101');
    await press('Send Invite');
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows at its field what the API refuses', async () => {
    invite.answer = () => invalid(forms().length === 1 ? 'message' : 'to');
    await open();
    choose('Email');
    type('Email address', 'maya@example.test');
    await press('Send Invite');
    expect(screen.getByText('Leave out links and special characters. We add the join link.')).toBeTruthy();
    await press('Send Invite');
    expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
    choose('Text');
    expect(field('Phone number').getAttribute('aria-invalid')).toBeNull();
  });

  it('sends with Enter in the address field', async () => {
    await open();
    choose('Email');
    type('Email address', 'maya@example.test');
    await act(async () => fireEvent.submit(screen.getByRole('form')));
    expect(forms()).toHaveLength(1);
  });

  it('closes with Cancel in every channel', async () => {
    await open();
    for (const tab of ['Link', 'Text', 'Email']) {
      choose(tab);
      await press('Cancel');
    }
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(invite.asked).toEqual([]);
  });

  it('speaks Spanish', async () => {
    await setLanguage(i18n, 'es');
    try {
      await open();
      choose('Correo');
      await press('Enviar invitación');
      expect(screen.getByText('Escribe un correo electrónico para enviar la invitación.')).toBeTruthy();
    } finally {
      await act(async () => void (await setLanguage(i18n, 'en')));
    }
  });
});
