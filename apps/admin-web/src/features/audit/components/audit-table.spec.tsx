import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AuditRow } from '@groupride/web-api-client';
import { makeStore } from '../../../app/store';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { AuditTable } from './audit-table';

const entry = (change: Partial<AuditRow> = {}): AuditRow => ({
  id: 9,
  actorId: 2,
  actorName: 'Olga Ops',
  action: 'cancel_ride',
  subject: 'ride:7',
  data: { reason: 'Storm' },
  subjectName: null,
  driverName: null,
  replacedDriverName: null,
  at: '2026-11-24T15:04:00Z',
  ...change,
});

function show(answer: Answer, at = '/admin/audit') {
  const asked = fakeApi(() => answer);
  renderInApp(<AuditTable />, { store: makeStore(), at });
  return asked;
}
const rows = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => [...row.children].map((cell) => cell.textContent));

describe('the audit log', () => {
  it('describes what happened in sentences, with links', async () => {
    show({
      status: 200,
      body: [
        entry(),
        entry({ id: 8, action: 'export', subject: 'export:rides', data: {} }),
        entry({ id: 7, action: 'search', subject: 'search:ana', data: {} }),
        entry({ id: 5, action: 'search', subject: 'search:', data: {} }),
        entry({ id: 6, action: 'something_new', subject: 'thing:4', data: {} }),
      ],
    });
    expect((await rows()).map(([, sentence, details]) => [sentence, details])).toEqual([
      ['Olga Ops cancelled ride R-007', 'Reason: Storm'],
      ['Olga Ops exported rides', ''],
      ['Olga Ops searched for “ana”', ''],
      ['Olga Ops searched for somebody whose data was erased', ''],
      ['Olga Ops: something_new, thing:4', ''],
    ]);
    expect(screen.getAllByRole('link', { name: 'ride R-007' })[0]?.getAttribute('href')).toBe('/admin/rides/7');
  });

  it('translates the recorded values into words', async () => {
    show({
      status: 200,
      body: [
        entry({ action: 'refund', data: { reason: 'driver_fault', note: 'Halfway', amount: '20.00', refundId: 1 } }),
        entry({ action: 'reassign_ride', data: { reason: 'Flat tire', driverId: 11, replacedDriverId: 19 } }),
        entry({ action: 'close_alert', subject: 'alert:2', data: { kind: 'sos', rideId: 20, note: 'She is fine' } }),
        entry({ action: 'change_route', data: { reason: 'Museum', previewId: 'a-b', expectedTotal: '45.28' } }),
      ],
    });
    expect((await rows()).map(([, , details]) => details)).toEqual([
      'Reason: Driver’s mistake · Note: Halfway · Amount: $20.00',
      'Reason: Flat tire · Driver 11 · In place of driver 19',
      'SOS: a rider asked for help · R-020 · Note: She is fine',
      'Reason: Museum · New price: $45.28',
    ]);
  });

  it('names the people whom an entry is about, with links', async () => {
    const given = { reason: 'Flat tire', driverId: 11, replacedDriverId: 19 };
    show({
      status: 200,
      body: [
        entry({ action: 'reassign_ride', data: given, driverName: 'Dana Diaz', replacedDriverName: null }),
        entry({ id: 8, action: 'view_driver', subject: 'driver:11', subjectName: 'Dana Diaz', data: {} }),
        entry({ id: 7, action: 'block_rider', subject: 'user:3', subjectName: 'Ana Rivera', data: {} }),
        entry({ id: 6, action: 'erase_person', subject: 'user:4', data: {} }),
      ],
    });
    expect((await rows()).map(([, sentence, details]) => [sentence, details])).toEqual([
      ['Olga Ops gave ride R-007 to another driver', 'Reason: Flat tire · Driver Dana Diaz · In place of driver 19'],
      ['Olga Ops viewed driver Dana Diaz', ''],
      ['Olga Ops blocked Ana Rivera', ''],
      ['Olga Ops erased the data of account 4', ''],
    ]);
    const address = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(address('Driver Dana Diaz')).toBe('/admin/drivers/11');
    expect(address('In place of driver 19')).toBe('/admin/drivers/19');
    expect(address('driver Dana Diaz')).toBe('/admin/drivers/11');
    expect(address('Ana Rivera')).toBe('/admin/riders/3');
  });

  it('shows roles, lists, times and changes in words, and nothing that only a program reads', async () => {
    const of = (action: string, data: object) => entry({ action, data: { ...data } });
    show({
      status: 200,
      body: [
        of('change_operator_role', { to: 'finance', from: 'viewer' }),
        of('create_token', { name: 'Night', scopes: ['rides:read', 'rides:write'] }),
        of('add_cancellation_policy', {
          terms: { immediate: [], freeMinutes: 5 },
          reason: 'Winter',
          validFrom: '2026-11-29T17:00:00.000Z',
        }),
        of('change_business_account', {
          before: { name: 'Acme', creditLimit: 10_000, billingEmails: [{ email: 'a@acme.test', verified: true }] },
          after: { name: 'Acme', creditLimit: 25_000, billingEmails: [{ email: 'b@acme.test' }] },
          reason: 'Growth',
        }),
        of('retry_dead_letter', { handled: false, somethingNew: 3 }),
      ],
    });
    expect((await rows()).map(([, , details]) => details)).toEqual([
      'Before: Viewer · Now: Finance',
      'Name: Night · Scopes: rides:read, rides:write',
      'Reason: Winter · From: Sun, Nov 29, 2026, 12:00 PM',
      'Credit limit: $100.00 → $250.00 · Billing emails: a@acme.test → b@acme.test · Reason: Growth',
      'Handled now: no · Something new: 3',
    ]);
  });

  it('names settings as their pages do', async () => {
    const save = (subject: string, data: object) => entry({ action: 'save_setting', subject, data: { ...data } });
    show({
      status: 200,
      body: [
        save('setting:service_area', { reason: 'Storm', version: 3, restores: 0 }),
        save('setting:promotion:SUMMER', { reason: 'Again', version: 5, restores: 4 }),
        save('setting:wineries', { reason: 'Harvest', version: 6, restores: null }),
        entry({
          action: 'export',
          subject: 'export:riders',
          data: { to: '2026-11-28', from: '2026-11-20', format: 'csv' },
        }),
      ],
    });
    expect((await rows()).map(([, sentence, details]) => [sentence, details])).toEqual([
      ['Olga Ops changed the setting “Service area”', 'Reason: Storm · Version 3 · Restores the default values'],
      ['Olga Ops changed promo code SUMMER', 'Reason: Again · Version 5 · Repeats version 4'],
      ['Olga Ops changed the wineries', 'Reason: Harvest · Version 6'],
      ['Olga Ops exported riders', 'From Nov 20, 2026 · Through Nov 28, 2026 · CSV'],
    ]);
    expect(screen.getAllByRole('link', { name: 'promo code SUMMER' })[0]?.getAttribute('href')).toBe(
      '/admin?tab=promotions',
    );
  });

  it('requests what the address and the filters specify', async () => {
    const asked = show({ status: 200, body: [] }, '/admin/audit?who=olga&from=2026-11-01');
    expect(await screen.findByText('No entries match these filters')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'cancel_ride' } });
    fireEvent.change(screen.getByLabelText('Target'), { target: { value: 'R-007' } });
    await waitFor(() =>
      expect(asked.at(-1)?.what).toBe(
        'GET /api/admin/audit?who=olga&action=cancel_ride&target=R-007&from=2026-11-01&limit=50',
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked.at(-1)?.what).toBe('GET /api/admin/audit?limit=50'));
  });

  it('continues after a full page', async () => {
    const asked = show({ status: 200, body: Array.from({ length: 50 }, (_, index) => entry({ id: 90 - index })) });
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked.at(-1)?.what).toBe('GET /api/admin/audit?limit=50&before=41'));
  });

  it('says when nothing was recorded, or when loading failed', async () => {
    show({ status: 200, body: [] });
    expect(await screen.findByText('No entries yet')).toBeTruthy();
    show({ status: 500 });
    expect(await screen.findByText('We couldn’t load the audit log')).toBeTruthy();
  });
});
