import { jest } from '@jest/globals';
import type { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { InvoiceLinks } from './invoice-links.service';
import type { InvoiceViews } from './invoice-views.service';

const DAY_MS = 24 * 3600_000;

describe('the link to an invoice', () => {
  it('works until the invoice is due, expires after 150 days, and the response then says what to do', async () => {
    const pdf = jest.fn<InvoiceViews['pdf']>();
    const clock = new Clock();
    const config = { RIDER_WEB_URL: 'http://localhost:4200', SIGNING_SECRET: 'secret' } as Config;
    const links = new InvoiceLinks(config, { pdf } as unknown as InvoiceViews, clock);
    const file = links.urlOf(9).split('/').at(-1)!;
    for (const days of [120, 150]) {
      clock.setAhead(days * DAY_MS);
      await links.open(file);
      expect(pdf).toHaveBeenLastCalledWith(9, null);
    }
    clock.setAhead(151 * DAY_MS);
    const late = (async () => links.open(file))();
    await expect(late).rejects.toMatchObject({
      code: 'invoice_link_expired',
      detail: expect.stringContaining('Ask GroupRide'),
    });
    const forged = (async () => links.open(file.replace('9.', '8.')))();
    await expect(forged).rejects.toMatchObject({ code: 'not_found' });
  });
});
