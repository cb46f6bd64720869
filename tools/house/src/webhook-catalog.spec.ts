import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withWebhookCatalog } from './webhook-catalog';

const guide = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs/api/webhooks.md'), 'utf8');

describe('the list of event types in the guide to webhooks', () => {
  it('matches the code (run `npm run roles` after adding a type)', async () => {
    expect(await withWebhookCatalog(guide)).toBe(guide);
  });

  it('is written where the guide has a mark for it', async () => {
    const without = guide.replace(/\| `ride\.completed`.*\n/, '');
    expect(without).not.toBe(guide);
    expect(await withWebhookCatalog(without)).toBe(guide);
    await expect(withWebhookCatalog('# No marks')).rejects.toThrow('the guide has no');
  });
});
