import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useReducer } from 'react';
import * as client from '@groupride/web-api-client';
import type { EmergencyContactView } from '@groupride/web-api-client';
import { fakeMutation, unanswered, type Answered, type FakeMutation } from '../../../testing/fake-mutation';
import { renderInApp } from '../../../testing/render-in-app';

let contacts: { data?: EmergencyContactView[]; error?: Answered['error'] };
let add: FakeMutation<unknown>;
let remove: FakeMutation<unknown>;
const refetch = jest.fn();
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListEmergencyContactsQuery: () => ({ ...contacts, isFetching: false, refetch }),
  useAddEmergencyContactMutation: () => add.use(),
  useRemoveEmergencyContactMutation: () => remove.use(),
}));
const { EmergencyContacts } = await import('./emergency-contacts');

const mom = { id: 1, name: 'Mom', phone: '7045551234', email: null };
const open = () => renderInApp(<EmergencyContacts />, '/profile');
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  contacts = { data: [] };
  [add, remove] = [fakeMutation(), fakeMutation()];
});

it('requires a name and a phone number or email address to add a contact', async () => {
  open();
  expect(screen.getByText('No emergency contacts yet.')).toBeTruthy();
  await press('Add contact');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Enter a phone number or an email address.')).toBeTruthy();
  type('Contact’s name', 'Mom');
  type('Phone number', '(704) 555-1234');
  await press('Add contact');
  expect(add.asked).toEqual([{ emergencyContactForm: { name: 'Mom', phone: '(704) 555-1234' } }]);
  expect(screen.getByText('Mom is now an emergency contact.')).toBeTruthy();
});

it('keeps the entries when adding failed', async () => {
  add.answer = () => unanswered;
  open();
  type('Contact’s name', 'Mom');
  type('Email address', 'mom@example.test');
  await press('Add contact');
  expect(screen.getByText('The contact wasn’t added')).toBeTruthy();
  expect((screen.getByLabelText('Contact’s name') as HTMLInputElement).value).toBe('Mom');
});

it('removes a contact, and allows no more than five', async () => {
  contacts = { data: Array.from({ length: 5 }, (_, i) => ({ ...mom, id: i + 1, name: `Friend ${i + 1}` })) };
  open();
  expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull();
  await press('Remove Friend 2');
  expect(remove.asked).toEqual([{ contactId: 2 }]);
});

it('keeps the focus at the list when a contact was removed', async () => {
  let show = () => undefined as void;
  function Page() {
    const [, again] = useReducer((times: number) => times + 1, 0);
    show = again;
    return <EmergencyContacts />;
  }
  contacts = { data: [mom, { ...mom, id: 2, name: 'Dad' }] };
  renderInApp(<Page />, '/profile');
  screen.getByRole('button', { name: 'Remove Dad' }).focus();
  contacts = { data: [mom] };
  act(() => show());
  expect(screen.queryByRole('button', { name: 'Remove Dad' })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(screen.getByText('Mom'))).toBe(true);
});

it('shows a loading state, and retries when loading failed', async () => {
  contacts = {};
  open();
  expect(screen.getByLabelText('Loading…')).toBeTruthy();
  contacts = { error: unanswered.error };
  open();
  await press('Try again');
  expect(refetch).toHaveBeenCalledTimes(1);
});
