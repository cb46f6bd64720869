import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminReview, ReviewSummary } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { ReviewList } from './review-list';

const review: AdminReview = {
  id: 4,
  rideId: 7,
  driverId: 3,
  driverName: 'Dana Brooks',
  riderName: 'Riley Carter',
  rating: 2,
  safety: 3,
  punctuality: null,
  cleanliness: null,
  communication: null,
  comment: 'Late.\nBut friendly.',
  createdAt: '2026-11-21T17:00:00.000Z',
  reply: null,
  repliedAt: null,
  repliedBy: null,
  hiddenAt: null,
  hiddenBy: null,
  hiddenReason: null,
};
const counts: ReviewSummary = { average: 4.25, one: 0, two: 1, three: 0, four: 0, five: 3 };
const LIST = 'GET /api/admin/reviews';

/** Renders the list with a fake API that has these reviews and answers changes with `change`. */
function show(answers: Record<string, Answer>, change: () => Answer = () => ({ status: 500 })): RecordedRequest[] {
  const asked = fakeApi(({ what }) => {
    if (what === `${LIST}/summary`) return { status: 200, body: counts };
    return what.startsWith('GET') ? (answers[what.slice(LIST.length)] ?? { status: 404 }) : change();
  });
  renderInApp(<ReviewList />, { at: '/admin?tab=reviews' });
  return asked;
}
const page = (reviews: AdminReview[], nextBefore: number | null = null): Answer => ({
  status: 200,
  body: { reviews, nextBefore },
});
const item = async () => within(await screen.findByRole('list', { name: 'Ratings & Reviews' })).getByRole('listitem');

describe('ratings and reviews', () => {
  it('show the average, how often each rating was given, and each review', async () => {
    show({ '': page([review]) });
    const row = within(await item());
    expect(row.getByText('2 stars')).toBeTruthy();
    expect(row.getByText(/Late/).textContent).toBe('Late.\nBut friendly.');
    expect(row.getByText('Safety 3')).toBeTruthy();
    expect(row.getByRole('link', { name: 'R-007' }).getAttribute('href')).toBe('/admin/rides/7');
    expect(await screen.findByText('4.25')).toBeTruthy();
    expect(screen.getByText('4 reviews')).toBeTruthy();
    const bars = within(screen.getByRole('list', { name: 'How often each rating was given' })).getAllByRole('listitem');
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      '5 stars3',
      '4 stars0',
      '3 stars0',
      '2 stars1',
      '1 star0',
    ]);
  });

  it('are filtered by the server', async () => {
    show({ '': page([review]), '?rating=2': page([review]), '?rating=2&comment=written': page([]) });
    await item();
    fireEvent.change(screen.getByLabelText('Rating'), { target: { value: '2' } });
    await item();
    fireEvent.click(screen.getByLabelText('Only with a comment'));
    expect(await screen.findByText('No reviews match these filters.')).toBeTruthy();
  });

  it('are answered in a dialog, which marks missing text and keeps the text when sending fails', async () => {
    let fails = true;
    const asked = show({ '': page([review]) }, () =>
      fails ? { status: 503, body: { code: 'unavailable' } } : { status: 200, body: review },
    );
    fireEvent.click(within(await item()).getByRole('button', { name: 'Reply: Riley Carter, R-007' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(await dialog.findByText('Write a reply.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Reply'), { target: { value: ' Sorry! ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(asked.filter(({ what }) => what.startsWith('PUT'))).toHaveLength(1));
    await waitFor(() =>
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send reply' }).disabled).toBe(false),
    );
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe(' Sorry! ');
    fails = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('The reply was sent.')).toBeTruthy();
    expect(asked.filter(({ what }) => what.startsWith('PUT')).at(-1)).toEqual({
      what: 'PUT /api/admin/reviews/4/reply',
      body: { text: 'Sorry!', replaces: '' },
    });
  });

  it('are not answered over the reply that a colleague saved meanwhile before the operator has read it', async () => {
    let stored = 'We are sorry.';
    const asked = fakeApi(({ what, body }) => {
      if (what === `${LIST}/summary`) return { status: 200, body: counts };
      if (what.startsWith('GET')) return page([review]);
      const { text, replaces } = body as { text: string; replaces: string };
      if (replaces !== stored) {
        const extra = { reply: stored, repliedBy: 'Sam Support' };
        return { status: 409, body: { status: 409, code: 'reply_changed', extra } };
      }
      stored = text;
      return { status: 200, body: review };
    });
    renderInApp(<ReviewList />, { at: '/admin?tab=reviews' });
    fireEvent.click(within(await item()).getByRole('button', { name: 'Reply: Riley Carter, R-007' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Reply');
    fireEvent.change(field, { target: { value: 'Sorry!' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(await dialog.findByText('Sam Support replied meanwhile')).toBeTruthy();
    expect(dialog.getByText('We are sorry.')).toBeTruthy();
    expect(field.value).toBe('Sorry!');
    fireEvent.click(dialog.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(stored).toBe('Sorry!'));
    const sent = asked.filter(({ what }) => what.startsWith('PUT')).map(({ body }) => body);
    expect(sent).toEqual([
      { text: 'Sorry!', replaces: '' },
      { text: 'Sorry!', replaces: 'We are sorry.' },
    ]);
  });

  it('are hidden with a reason', async () => {
    const asked = show({ '': page([review]) }, () => ({ status: 200, body: review }));
    fireEvent.click(within(await item()).getByRole('button', { name: 'Hide: Riley Carter, R-007' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Hide review' }));
    expect(await dialog.findByText('Say why.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Insults' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Hide review' }));
    expect(await screen.findByText('The review is hidden.')).toBeTruthy();
    expect(asked.find(({ what }) => what.startsWith('POST'))).toEqual({
      what: 'POST /api/admin/reviews/4/hide',
      body: { reason: 'Insults' },
    });
  });

  it('show who hid one and why, and can be shown again', async () => {
    const hidden = { ...review, hiddenAt: review.createdAt, hiddenBy: 'Alex Admin', hiddenReason: 'Insults' };
    const asked = show({ '': page([hidden]) }, () => ({ status: 200, body: review }));
    const row = within(await item());
    expect(row.getByText('Hidden by Alex Admin: Insults')).toBeTruthy();
    fireEvent.click(row.getByRole('button', { name: 'Show again: Riley Carter, R-007' }));
    expect(await screen.findByText('The review is shown and counts again.')).toBeTruthy();
    expect(asked.find(({ what }) => what.startsWith('POST'))?.what).toBe('POST /api/admin/reviews/4/show');
  });

  it('can be left backward when the last page has become empty', async () => {
    show({ '': page([review], 4), '?before=4': page([]) });
    await item();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Riders can rate a ride when it is completed.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await item()).toBeTruthy();
  });

  it('show empty and error states', async () => {
    show({ '': page([]) });
    expect(await screen.findByText('Riders can rate a ride when it is completed.')).toBeTruthy();
  });

  it('can be loaded again', async () => {
    show({});
    expect(await screen.findByText('We couldn’t load the reviews')).toBeTruthy();
  });
});
