import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { AdminRiderRow } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RidersList } from './riders-list';

const rider = (id: number, more: Partial<AdminRiderRow> = {}): AdminRiderRow => ({
  id,
  name: `Rider ${id}`,
  email: `r${id}@example.com`,
  phone: '7045550100',
  phoneVerified: true,
  state: 'active',
  language: 'en',
  driverId: null,
  rides: 3,
  lastRideAt: null,
  createdAt: '2026-03-02T15:00:00.000Z',
  ...more,
});
const page = (riders: AdminRiderRow[], nextCursor: string | null = null): Answer => ({
  status: 200,
  body: { riders, nextCursor },
});

function Address() {
  return <output>{useLocation().search}</output>;
}

/** @param pages responses by query, without the page size */
function show(pages: Record<string, Answer>, { at = '/admin/riders', views = [] as object[] } = {}): RecordedRequest[] {
  const asked = fakeApi(({ what }) => {
    if (what.startsWith('GET /api/admin/saved-views')) return { status: 200, body: views };
    if (what.startsWith('POST /api/admin/saved-views'))
      return { status: 409, body: { code: 'saved_view_exists', status: 409 } };
    const query = new URLSearchParams(what.split('?')[1]);
    query.delete('limit');
    query.sort();
    return pages[query.toString()] ?? { status: 404 };
  });
  renderInApp(
    <>
      <RidersList />
      <Address />
    </>,
    { at },
  );
  return asked;
}
const links = () => within(screen.getByRole('table')).getAllByRole('link');

describe('the list of riders', () => {
  it('shows each rider in one row that links to the page', async () => {
    show({ 'order=newest': page([rider(7, { state: 'blocked', phoneVerified: false })]) });
    await screen.findByRole('table');
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/admin/riders/7']);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual([
      'Rider 7',
      'Blocked',
      'r7@example.com',
      '(704) 555-0100 · not verified',
      '3',
      '–',
      'Mar 2, 2026',
    ]);
  });

  it('lets the server sort, and reverses the order on a second press', async () => {
    show({
      'order=newest': page([rider(2)]),
      'order=name': page([rider(3)]),
      'order=name_descending': page([rider(4)]),
    });
    await screen.findByText('Rider 2');
    const header = () => screen.getByRole('columnheader', { name: 'Name' });
    expect(header().getAttribute('aria-sort')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    await screen.findByText('Rider 3');
    expect(header().getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    await screen.findByText('Rider 4');
    expect(header().getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByText('?order=name_descending')).toBeTruthy();
  });

  it('filters by the address, and returns to the first page when the filter changes', async () => {
    show(
      {
        'order=newest&q=ana': page([rider(9)], 'newest.9'),
        'cursor=newest.9&order=newest&q=ana': page([rider(8)]),
        'order=newest&q=ana&state=blocked': page([]),
      },
      { at: '/admin/riders?q=ana' },
    );
    await screen.findByText('Rider 9');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Rider 8');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'blocked' } });
    expect(await screen.findByText('No riders match')).toBeTruthy();
    expect(screen.getByText('?q=ana&state=blocked')).toBeTruthy();
  });

  it('moves between rows with J and K, but not while typing', async () => {
    show({ 'order=newest': page([rider(1), rider(2)]) });
    await screen.findByRole('table');
    const [first, second] = links();
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first!, { key: 'j' });
    fireEvent.keyDown(second!, { key: 'j' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(second!, { key: 'k' });
    expect(document.activeElement).toBe(first);
    const search = screen.getByLabelText('Search riders');
    search.focus();
    fireEvent.keyDown(search, { key: 'j' });
    expect(document.activeElement).toBe(search);
  });

  it('shows loading, error and empty states', async () => {
    show({ 'order=newest': { status: 500 } });
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy();
    expect(await screen.findByText('We couldn’t load the riders')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('says that there are no riders yet', async () => {
    show({ 'order=newest': page([]) });
    expect(await screen.findByText('No riders yet')).toBeTruthy();
  });
});

describe('saved views', () => {
  const views = [{ id: 5, name: 'Blocked', filters: 'order=name&state=blocked' }];
  const pages = { 'order=newest': page([rider(1)]), 'order=name&state=blocked': page([rider(2)]) };

  it('apply their filters and order, and remove them', async () => {
    show(pages, { views });
    fireEvent.click(await screen.findByRole('button', { name: 'Blocked' }));
    await screen.findByText('Rider 2');
    expect(screen.getByText('?state=blocked&order=name')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Blocked' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Blocked' }));
    await screen.findByText('Rider 1');
  });

  it('save the filters of the address, and say why they cannot be saved', async () => {
    const asked = show(pages, { at: '/admin/riders?order=name&state=blocked' });
    fireEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: ' Mine ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked.find(({ what }) => what.startsWith('POST'))?.body).toEqual({
        list: 'riders',
        name: 'Mine',
        filters: 'order=name&state=blocked',
      }),
    );
    expect(await screen.findByText('You have a view with this name already. Choose another name.')).toBeTruthy();
  });
});
