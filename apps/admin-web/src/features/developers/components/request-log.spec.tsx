import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiRequestView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { RequestLog } from './request-log';

const request: ApiRequestView = {
  id: '200',
  at: '2026-11-17T13:05:09.000Z',
  method: 'GET',
  route: '/api/rides/{rideId}',
  status: 404,
  durationMs: 1204,
  requestId: '6b0f4c1e-7a52-4c2e-9f0e-0d8c8a2a9f10',
  tokenId: 7,
  tokenPrefix: 'gr_pat_AbC1',
};
const LIST = 'GET /api/admin/api-requests';

function show(pages: Record<string, Answer>): RecordedRequest[] {
  const asked = fakeApi(({ what }) => pages[what.slice(LIST.length)] ?? { status: 500 });
  renderInApp(<RequestLog />, { at: '/admin/developers?tab=requests' });
  return asked;
}
const page = (...body: ApiRequestView[]): Answer => ({ status: 200, body });
const table = async () => within(await screen.findByRole('table', { name: 'Requests' }));

describe('the request log', () => {
  it('shows each request with its token and response', async () => {
    show({ '': page(request, { ...request, id: '199', route: null, status: 401 }) });
    const row = within((await table()).getByRole('row', { name: /api\/rides/ }));
    for (const text of ['11/17/26, 8:05:09 AM', '404', '1,204 ms', 'gr_pat_AbC1…', request.requestId])
      expect(row.getByText(text)).toBeTruthy();
    expect((await table()).getByText('GET (refused before routing)')).toBeTruthy();
  });

  it('is searched while typing, and filtered by response', async () => {
    const asked = show({
      '': page(request),
      '?search=rides': page(request),
      '?search=rides&outcome=failed': page(),
    });
    await table();
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: ' rides ' } });
    await waitFor(() => expect(asked.at(-1)?.what).toBe(`${LIST}?search=rides`));
    await table();
    fireEvent.change(screen.getByLabelText('Response'), { target: { value: 'failed' } });
    expect(await screen.findByText('No requests match')).toBeTruthy();
    expect(asked.map(({ what }) => what)).toContain(`${LIST}?search=rides&outcome=failed`);
  });

  it('is paged by one hundred', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...request, id: String(300 - index) }));
    show({ '': page(...many), '?before=201': page({ ...request, method: 'DELETE' }) });
    // Queries by text, because queries by role are slow with so many rows.
    fireEvent.click(await screen.findByText('Next'));
    expect(await screen.findAllByText('DELETE /api/rides/{rideId}')).not.toEqual([]);
  });

  it('shows an empty state', async () => {
    show({ '': page() });
    expect(await screen.findByText('No requests in the last 7 days')).toBeTruthy();
  });

  it('can be requested again after a failure', async () => {
    const pages: Record<string, Answer> = { '': { status: 503, body: { code: 'unavailable', status: 503 } } };
    show(pages);
    expect(await screen.findByText('We couldn’t load the request log')).toBeTruthy();
    pages[''] = page(request);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await table()).getByText('404')).toBeTruthy();
  });
});
