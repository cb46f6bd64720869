import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { SalesInquiryView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { InquiryList, type InquiryFilter } from './inquiry-list';

const inquiry: SalesInquiryView = {
  id: 4,
  name: 'Bea Business',
  email: 'bea@acme.test',
  organization: 'Acme',
  phone: '(704) 555-0101',
  message: 'Coaches for 200 people.\nIn May.',
  state: 'new',
  sentAt: '2026-11-17T13:05:00.000Z',
  changedBy: null,
  changedAt: null,
};

function List() {
  const [filter, setFilter] = useState<InquiryFilter>('new');
  return <InquiryList filter={filter} onFilter={setFilter} />;
}

/** Renders the list with a fake API that has these pages and answers changes with `change`. */
function show(pages: Record<string, Answer>, change: () => Answer = () => ({ status: 500 })): RecordedRequest[] {
  const asked = fakeApi(({ what }) =>
    what.startsWith('GET') ? (pages[what.slice('GET /api/admin/sales-inquiries'.length)] ?? { status: 404 }) : change(),
  );
  renderInApp(<List />, { at: '/admin/sales' });
  return asked;
}
const page = (...body: SalesInquiryView[]): Answer => ({ status: 200, body });

describe('sales inquiries', () => {
  it('show who wrote what, and how to reply', async () => {
    show({ '?state=new': page(inquiry) });
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByRole('heading').textContent).toBe('Bea Business · Acme');
    expect(item.getByText(/Coaches for 200 people/).textContent).toBe(inquiry.message);
    expect(item.getByRole('link', { name: 'bea@acme.test' }).getAttribute('href')).toBe(
      'mailto:bea@acme.test?subject=Your%20inquiry%20to%20GroupRide',
    );
    expect(item.getByRole('link', { name: '(704) 555-0101' }).getAttribute('href')).toBe('tel:7045550101');
    expect(item.getByText('Tue, Nov 17, 8:05 AM')).toBeTruthy();
  });

  it('are marked as answered, which removes them from the new ones', async () => {
    const pages = { '?state=new': page(inquiry) };
    const asked = show(pages, () => {
      pages['?state=new'] = page();
      return { status: 200, body: { ...inquiry, state: 'answered' } };
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as answered: Bea Business' }));
    expect(await screen.findByText('No new inquiries')).toBeTruthy();
    expect(await screen.findByText('Bea Business: Answered')).toBeTruthy();
    expect(asked.find(({ what }) => what.startsWith('PATCH'))).toEqual({
      what: 'PATCH /api/admin/sales-inquiries/4',
      body: { state: 'answered', changedFrom: 'new' },
    });
  });

  it('keep their state when the change fails, and say why', async () => {
    show({ '?state=new': page(inquiry) }, () => ({ status: 503, body: { code: 'unavailable', status: 503 } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close inquiry: Bea Business' }));
    expect(await screen.findByText('The state wasn’t changed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close inquiry: Bea Business' })).toBeTruthy();
  });

  it('keep what a colleague changed meanwhile, and say who did', async () => {
    const pages = { '?state=new': page(inquiry) };
    show(pages, () => {
      pages['?state=new'] = page();
      const extra = { state: 'answered', changedBy: 'Olga Ops' };
      return { status: 409, body: { code: 'inquiry_changed', status: 409, extra } };
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Close inquiry: Bea Business' }));
    expect(await screen.findByText('Olga Ops just changed it to “Answered”. Look at it again first.')).toBeTruthy();
    expect(await screen.findByText('No new inquiries')).toBeTruthy();
  });

  it('are filtered by state and show who changed it; closed ones can be reopened', async () => {
    const closed = { ...inquiry, state: 'closed' as const, changedBy: 'Olga Ops', changedAt: inquiry.sentAt };
    show({ '?state=new': page(), '?state=closed': page(closed), '': page({ ...inquiry, id: 5 }, closed) });
    await screen.findByText('No new inquiries');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'closed' } });
    expect(await screen.findByText('Closed by Olga Ops, Tue, Nov 17, 8:05 AM')).toBeTruthy();
    const buttons = within(screen.getByRole('listitem')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Reopen inquiry']);
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'all' } });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });

  it('are paged by one hundred', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...inquiry, id: 200 - index }));
    show({ '?state=new': page(...many), '?state=new&before=101': page({ ...inquiry, name: 'Old Inquiry' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/Old Inquiry/)).toBeTruthy();
    expect(screen.getByText('Page 2')).toBeTruthy();
  });

  it('can be left backward when the last page has become empty', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...inquiry, id: 200 - index }));
    show({ '?state=new': page(...many), '?state=new&before=101': page() });
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('No new inquiries')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(100));
  });

  it('can be requested again after a failure', async () => {
    const pages: Record<string, Answer> = { '?state=new': { status: 500 } };
    show(pages);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('We couldn’t load the sales inquiries')).toBeTruthy();
    pages['?state=new'] = page();
    fireEvent.click(again);
    expect(await screen.findByText('No new inquiries')).toBeTruthy();
  });
});
