import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { SafetyCheckView, SosView } from '@groupride/web-api-client';
import { setLanguage } from '@groupride/web-ui';
import { fakeMutation, unanswered, type FakeMutation } from '../../../testing/fake-mutation';
import { i18n, renderInApp } from '../../../testing/render-in-app';
import { FakeSocket } from '../testing/fake-socket';

let checks: SafetyCheckView[] | undefined;
let answer: FakeMutation<unknown>;
const sos: SosView = { askedAt: null, closedAt: null, contacts: 2 };
const socket = new FakeSocket();
const refreshed = jest.fn(() => ({ type: 'checks changed' }));
jest.unstable_mockModule('react-redux', () => ({ useDispatch: () => () => undefined }));
jest.unstable_mockModule('../../../shared/socket', () => ({ useSocket: () => socket, useConnected: () => true }));
jest.unstable_mockModule('../api', () => ({
  safetyChecksChanged: refreshed,
  useListSafetyChecksQuery: () => ({ data: checks }),
  useGetSosQuery: () => ({ data: sos }),
  useAnswerSafetyCheckMutation: () => answer.use(),
  useAskForHelpMutation: () => fakeMutation().use(),
}));
const { SafetyCheckAlert } = await import('./safety-check-alert');

const check = (id: number, cause: SafetyCheckView['cause']): SafetyCheckView => ({
  id,
  cause,
  askedAt: '2026-11-23T12:00:00Z',
});
function Page() {
  const [helping, setHelping] = useState(false);
  return <SafetyCheckAlert rideId={7} helping={helping} onHelping={setHelping} />;
}
const show = () => renderInApp(<Page />);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  checks = [check(3, 'deviation')];
  answer = fakeMutation();
});

describe('the safety check', () => {
  it('shows its cause to everyone, also to screen readers, and closes when all is well', async () => {
    show();
    expect(screen.getByRole('alert').textContent).toContain('Is everything OK?Your car has left the planned route.');
    await press('Everything is OK');
    expect(answer.asked).toEqual([{ rideId: 7, checkId: 3, safetyAnswerForm: { answer: 'ok' } }]);
    expect(screen.queryByText('Is everything OK?')).toBeNull();
    expect(await screen.findByText('Thanks. Have a good trip!')).toBeTruthy();
  });

  it('opens the emergency sheet at once for a person who needs help', async () => {
    answer.answer = () => new Promise(() => undefined);
    show();
    await press('I need help');
    expect(answer.asked).toEqual([{ rideId: 7, checkId: 3, safetyAnswerForm: { answer: 'help' } }]);
    const sheet = await screen.findByRole('dialog', { name: 'Do you need help?' });
    expect(sheet.textContent).toContain('Your 2 emergency contacts get a message');
    expect(screen.queryByText('Is everything OK?')).toBeNull();
  });

  it('stays open when the answer could not be sent', async () => {
    answer.answer = () => unanswered;
    show();
    await press('Everything is OK');
    expect(await screen.findByText('Your answer wasn’t sent')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Is everything OK?')).toBeTruthy());
  });

  it('asks about one cause at a time', async () => {
    checks = [check(4, 'long_stop'), check(3, 'deviation')];
    show();
    expect(screen.getAllByText('Is everything OK?')).toHaveLength(1);
    expect(screen.getByText('Your car has been stopped for a while.')).toBeTruthy();
    await press('Everything is OK');
    expect(screen.getByText('Your car has left the planned route.')).toBeTruthy();
  });

  it('is not shown without an open check, or while checks load', () => {
    for (const none of [[], undefined]) {
      checks = none;
      const { unmount } = show();
      expect(screen.queryByRole('alert')).toBeNull();
      unmount();
    }
  });

  it('is fetched again when it changed elsewhere, and after a reconnection', () => {
    const { unmount } = show();
    for (const message of ['safetyChecksChanged', 'connect']) {
      refreshed.mockClear();
      act(() => socket.receive(message));
      expect(refreshed).toHaveBeenCalledTimes(1);
    }
    unmount();
    refreshed.mockClear();
    socket.receive('safetyChecksChanged');
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('is shown in Spanish', async () => {
    await setLanguage(i18n, 'es');
    try {
      show();
      expect(await screen.findByText('¿Va todo bien?')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Necesito ayuda' })).toBeTruthy();
    } finally {
      await act(async () => void (await setLanguage(i18n, 'en')));
    }
  });
});
