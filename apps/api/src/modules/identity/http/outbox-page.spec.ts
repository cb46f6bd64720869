import { createHash } from 'node:crypto';
import type { Message } from '../outbox.repository';
import { OUTBOX_PAGE_POLICY, outboxPage } from './outbox-page';

const message: Message = {
  id: 1,
  channel: 'mail',
  to: 'ann@example.test',
  subject: 'Your code',
  body: 'It is 012345.',
  key: null,
  unsubscribeUrl: null,
  code: '012345',
  sentAt: null,
  createdAt: new Date('2026-01-02T03:04:05Z'),
};

describe('the page of the outbox', () => {
  it('shows codes, recipients and the city’s time', () => {
    const page = outboxPage([message], '', 'America/New_York');
    expect(page).toContain('<div class="code">012345</div>');
    expect(page).toContain('href="?to=ann%40example.test"');
    expect(page).toMatch(/Jan 1, 2026, 10:04:05\sPM/);
  });

  it('escapes messages and the filter', () => {
    const evil = `"><script>alert(1)</script>'&`;
    const page = outboxPage(
      [{ ...message, to: evil, subject: evil, body: evil, code: evil }],
      evil,
      'America/New_York',
    );
    expect(page).not.toContain('<script>alert');
    expect(page.match(/&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&#39;&amp;/g)?.length).toBeGreaterThanOrEqual(
      6,
    );
  });

  it('says so when there are no messages', () => {
    expect(outboxPage([], 'bob@example.test', 'UTC')).toContain('No messages for bob@example.test yet.');
    expect(outboxPage([], '', 'UTC')).toContain('No messages yet.');
  });

  it('allows only its own style and script', () => {
    const page = outboxPage([], '', 'UTC');
    for (const tag of ['style', 'script']) {
      const [, text = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(page) ?? [];
      expect(OUTBOX_PAGE_POLICY).toContain(`${tag}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(OUTBOX_PAGE_POLICY).not.toContain('unsafe');
  });
});
