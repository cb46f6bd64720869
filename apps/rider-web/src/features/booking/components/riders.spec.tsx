import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Invitee } from '@groupride/contracts';
import { axeViolations } from '../../../testing/axe';
import { renderInApp } from '../../../testing/render-in-app';
import type { RidersProps } from './riders';

let me: { name: string } | null;
jest.unstable_mockModule('../../../shared/session', () => ({ useSession: () => ({ me }) }));
const { Riders } = await import('./riders');

const maya: Invitee = { name: 'Maya', channel: 'email', to: 'maya@example.test' };
const ben: Invitee = { name: 'Ben Baker', channel: 'phone', to: '(704) 555-0101' };
let invitees: Invitee[];

function List({ groupSize }: Pick<RidersProps['draft'], 'groupSize'>) {
  const [added, setAdded] = useState(invitees);
  return <Riders draft={{ groupSize, invitees: added }} onChange={(now) => setAdded((invitees = now))} />;
}
const show = (groupSize = 4) => renderInApp(<List groupSize={groupSize} />);
const rows = () => within(screen.getByRole('list', { name: 'Who’s riding' })).getAllByRole('listitem');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const NAME = 'Name';
const ADDRESS = 'Phone number or email address';
async function add(name: string, address: string): Promise<void> {
  await press('Add rider');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(field(NAME), { target: { value: name } });
  fireEvent.change(field(ADDRESS), { target: { value: address } });
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Add rider' })));
}

beforeEach(() => {
  me = { name: 'Ana Alvarez' };
  invitees = [];
});

describe('Who’s riding, while a ride is planned', () => {
  it('lists the organizer first, as the only confirmed rider', () => {
    show();
    expect(rows().map(({ textContent }) => textContent)).toEqual(['AAAna AlvarezYouConfirmed']);
    expect(screen.getByText('1 of 4')).toBeTruthy();
  });

  it('shows no name before sign-in', () => {
    me = null;
    show();
    expect(rows()[0]!.textContent).toBe('YYouConfirmed');
  });

  it.each([
    [' Maya ', ' Maya@Example.test ', maya],
    ['Ben Baker', '+1 704.555.0101', ben],
  ])('adds %s as pending until they join', async (name, address, invitee) => {
    show();
    await add(name, address);
    expect(invitees).toEqual([invitee]);
    expect(rows()).toHaveLength(2);
    expect(rows()[1]!.textContent).toContain(`${invitee.name}${invitee.to}Pending`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('adds with Enter', async () => {
    show();
    await press('Add rider');
    fireEvent.change(field(NAME), { target: { value: 'Maya' } });
    fireEvent.change(field(ADDRESS), { target: { value: maya.to } });
    await act(async () => fireEvent.submit(screen.getByRole('form')));
    expect(invitees).toEqual([maya]);
  });

  it.each([
    ['', maya.to, NAME, 'Enter a name.'],
    ['Maya', 'maya@', ADDRESS, 'Enter a phone number with 10 digits or an email address.'],
    ['Maya', '555-0101', ADDRESS, 'Enter a phone number with 10 digits or an email address.'],
    ['Benny', '7045550101', ADDRESS, 'This person is already on the list.'],
  ])('shows the error for “%s”, “%s”', async (name, address, wrong, text) => {
    invitees = [ben];
    show();
    await add(name, address);
    expect(screen.getByText(text)).toBeTruthy();
    expect(field(wrong).getAttribute('aria-invalid')).toBe('true');
    expect(field(ADDRESS).value).toBe(address);
    expect(invitees).toEqual([ben]);
  });

  it('removes a rider, and starts the next entry empty', async () => {
    invitees = [maya, ben];
    show();
    await press('Remove Maya');
    expect(invitees).toEqual([ben]);
    await press('Add rider');
    expect([field(NAME).value, field(ADDRESS).value]).toEqual(['', '']);
    fireEvent.change(field(NAME), { target: { value: 'Maya' } });
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Add rider');
    expect(field(NAME).value).toBe('');
  });

  it('adds nobody when all seats are taken, and says who has no seat', () => {
    invitees = [maya, ben];
    const { unmount } = show(3);
    expect(screen.queryByRole('button', { name: 'Add rider' })).toBeNull();
    expect(screen.getByText('Every seat has a rider. Make the group larger to add more people.')).toBeTruthy();
    unmount();
    show(2);
    expect(screen.getByText('One person has no seat. Remove someone or make the group larger.')).toBeTruthy();
  });
});

it('passes the axe accessibility checks', async () => {
  show();
  await press('Add rider');
  await screen.findByRole('dialog');
  expect(await axeViolations()).toEqual([]);
});
