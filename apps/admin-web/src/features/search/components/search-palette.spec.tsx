import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { OperatorRole } from '@groupride/contracts';
import type { AdminSearchResults } from '@groupride/web-api-client';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { SearchButton } from './search-button';

const results = (what: Partial<AdminSearchResults> = {}): AdminSearchResults => ({
  rides: [],
  people: [],
  drivers: [],
  payments: [],
  receipts: [],
  ...what,
});
const ana = { id: 12, name: 'Ana Diaz', email: 'ana@example.test', phone: '7045550102', guest: false, rides: 3 };
const dan = {
  id: 3,
  name: 'Dana Brooks',
  phone: '7045550103',
  vehicle: 'Ford Transit',
  licensePlate: 'XKC 9071',
  applicationStatus: 'approved' as const,
};
const ride = {
  id: 7,
  status: 'pending' as const,
  riderName: 'Ana Diaz',
  pickupLocation: 'Luna',
  pickupAddress: '1200 Elizabeth Ave',
  dropoffLocation: 'Airport',
  dropoffAddress: null,
};

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function open(answer: (what: string) => Answer | Promise<Answer>, role: OperatorRole = 'administrator') {
  const asked = fakeApi(({ what }) => answer(what));
  renderInApp(
    <>
      <SearchButton />
      <Where />
    </>,
    { role },
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' });
  return { asked, field, type: (text: string) => fireEvent.change(field, { target: { value: text } }) };
}
const selected = () => screen.getByRole('option', { selected: true });

describe('the search palette', () => {
  it('keeps what is typed while it loads, and does not write it elsewhere', async () => {
    fakeApi(() => ({ status: 200, body: results() }));
    renderInApp(
      <>
        <input aria-label="Filter" />
        <SearchButton />
      </>,
    );
    const filter = screen.getByRole('textbox', { name: 'Filter' });
    filter.focus();
    fireEvent.keyDown(filter, { key: 'k', ctrlKey: true });
    const isAllowed = ['R', '-', '4'].map((key) => fireEvent.keyDown(document.activeElement!, { key }));
    expect(isAllowed).toEqual([false, false, false]);
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' });
    expect(field.value).toBe('R-4');
    field.focus();
    field.select();
    await Promise.resolve();
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
    expect(fireEvent.keyDown(field, { key: 'j' })).toBe(true);
    fireEvent.change(field, { target: { value: 'R-42' } });
    expect(field.value).toBe('R-42');
  });

  it('shows results in groups; the arrow keys choose and Enter opens', async () => {
    const { field, type } = await open(() => ({ status: 200, body: results({ people: [ana], drivers: [dan] }) }));
    type('an');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(
      within(screen.getByRole('group', { name: 'People' })).getByText('(704) 555-0102 · ana@example.test'),
    ).toBeTruthy();
    expect(screen.getByText('2 results')).toBeTruthy();
    expect(field.getAttribute('aria-activedescendant')).toBe(selected().id);
    expect(selected().textContent).toContain('Ana Diaz');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(selected().textContent).toContain('Dana Brooks');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(selected().textContent).toContain('Ana Diaz');
    fireEvent.keyDown(field, { key: 'End' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(screen.getByText('/admin/drivers/3')).toBeTruthy());
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('names a ride’s pickup as the rider calls it, with the address', async () => {
    const { type } = await open(() => ({ status: 200, body: results({ rides: [ride] }) }));
    type('elizabeth');
    const option = await screen.findByRole('option', { name: /R-007/ });
    expect(option.textContent).toContain('Luna (1200 Elizabeth Ave) → Airport');
  });

  it('opens the rides of a selected person', async () => {
    const { type } = await open(() => ({ status: 200, body: results({ people: [ana] }) }));
    type('ana');
    fireEvent.click(await screen.findByRole('option', { name: /Ana Diaz/ }));
    expect(await screen.findByText('/admin/riders/12')).toBeTruthy();
  });

  it.each(['4242', '$54.81', '54.81', '11/21', '4242 $54.81 11/21'])(
    'leads from what a bank statement says to the charges: %s',
    async (text) => {
      const { field, type } = await open(() => ({ status: 200, body: results() }));
      type(text);
      await screen.findByRole('option', { name: new RegExp(`^Find charges: ${text.replace('$', '\\$')}`) });
      await screen.findByText('1 result');
      fireEvent.keyDown(field, { key: 'Enter' });
      const address = `/admin/money?${new URLSearchParams({ tab: 'find', query: text })}`;
      expect(await screen.findByText(address)).toBeTruthy();
    },
  );

  it('offers charges neither for names nor to a role that may not see them', async () => {
    const { type } = await open(() => ({ status: 200, body: results() }));
    type('Ana 4242');
    expect(await screen.findByText(/Nothing matches “Ana 4242”/)).toBeTruthy();
    cleanup();
    const dispatcher = await open(() => ({ status: 200, body: results() }), 'dispatcher');
    dispatcher.type('4242');
    expect(await screen.findByText(/Nothing matches “4242”/)).toBeTruthy();
  });

  it('does not open results of an earlier text', async () => {
    let answerLater: (() => void) | undefined;
    const { field, type } = await open((what) =>
      what.endsWith('q=ana')
        ? { status: 200, body: results({ people: [ana] }) }
        : new Promise((resolve) => {
            answerLater = () => resolve({ status: 200, body: results({ drivers: [dan] }) });
          }),
    );
    type('ana');
    await screen.findByRole('option', { name: /Ana Diaz/ });
    type('dana');
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(answerLater).toBeTruthy());
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByText('/admin')).toBeTruthy();
    answerLater!();
    await screen.findByRole('option', { name: /Dana Brooks/ });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText('/admin/drivers/3')).toBeTruthy();
  });

  it('says that nothing matches or why the search failed, and retries', async () => {
    let answer: Answer = { status: 200, body: results() };
    const { type } = await open(() => answer);
    type('zzz');
    expect(await screen.findByText(/Nothing matches “zzz”/)).toBeTruthy();
    answer = { status: 429, body: { status: 429, code: 'too_many_requests' } };
    type('zzzz');
    expect(await screen.findByText('We couldn’t search')).toBeTruthy();
    answer = { status: 200, body: results({ people: [ana] }) };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Ana Diaz/ })).toBeTruthy();
  });

  it('searches once for text typed without a pause, and not for blanks', async () => {
    const { asked, type } = await open(() => ({ status: 200, body: results({ people: [ana] }) }));
    type('  ');
    type('a');
    type('an');
    type('ana ');
    await screen.findByRole('option', { name: /Ana Diaz/ });
    expect(asked.map(({ what }) => what)).toEqual(['GET /api/admin/search?q=ana']);
  });

  it('leaves its shortcut to the browser for a role that may not search', () => {
    renderInApp(<SearchButton />, { role: 'viewer' });
    // False if the event's default was prevented.
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
  });
});
