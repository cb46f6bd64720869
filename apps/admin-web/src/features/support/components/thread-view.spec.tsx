import { screen, waitFor } from '@testing-library/react';
import type { OperatorRole } from '@groupride/contracts';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { ThreadView } from './thread-view';

const question = {
  id: 9,
  clientId: null,
  isYou: false,
  fromOperations: false,
  authorName: 'Riley Carter',
  text: 'Where is my bag?',
  sentAt: '2026-11-21T17:00:00.000Z',
};

async function show(role: OperatorRole) {
  const asked = fakeApi(({ what }) => {
    if (!what.startsWith('GET /api/admin/support/5/messages')) return { status: what.startsWith('GET') ? 404 : 204 };
    return { status: 200, body: { userName: 'Riley Carter', messages: [question], next: null, unread: 1 } };
  });
  renderInApp(<ThreadView userId={5} />, { role });
  await screen.findByText('Where is my bag?');
  return () => asked.filter(({ what }) => what.startsWith('POST'));
}

describe('a chat with support', () => {
  it('counts as read once an operator who may answer has seen it', async () => {
    const changes = await show('support');
    await waitFor(() =>
      expect(changes()).toEqual([{ what: 'POST /api/admin/support/5/messages/read', body: { through: 9 } }]),
    );
  });

  it('stays unread for other roles, whom the server would refuse', async () => {
    const changes = await show('finance');
    expect(screen.queryByRole('textbox')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(changes()).toEqual([]);
  });
});
