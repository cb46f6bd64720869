import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { OperatorRole } from '@groupride/contracts';
import type { DisputeCase } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import EvidenceDialog from './evidence-dialog';

const HOUR_MS = 3_600_000;
const dispute: DisputeCase = {
  id: 'du_1',
  rideId: 7,
  paymentId: 4,
  payerName: 'Riley Carter',
  amount: '54.81',
  fee: '15.00',
  reason: 'fraudulent',
  state: 'needs_response',
  evidenceState: 'draft',
  canChange: true,
  version: 0,
  evidenceDueAt: new Date(Date.now() + 75 * HOUR_MS).toISOString(),
  openedAt: '2026-11-20T17:00:00.000Z',
  closedAt: null,
  statement: '',
  proposal: 'The trip was completed.',
  files: [],
  savedBy: null,
  savedAt: null,
  submittedBy: null,
  submittedAt: null,
};
const CASE = '/api/admin/disputes/du_1';

async function open(answer: (asked: RecordedRequest) => Answer, role: OperatorRole = 'finance') {
  const asked = fakeApi(answer);
  renderInApp(<EvidenceDialog disputeId="du_1" onClose={jest.fn()} />, { role });
  await screen.findByRole('dialog');
  return asked;
}
/** Answers file uploads by XMLHttpRequest, which reports progress. @param run receives the uploads that were started */
async function whereUploadsAreAnswered({ status, body }: Answer, run: (opened: readonly string[]) => Promise<void>) {
  const opened: string[] = [];
  class FakeUpload {
    readonly upload = {};
    readonly status = status;
    readonly responseText = JSON.stringify(body);
    onload = () => undefined as void;
    open = (method: string, url: string) => void opened.push(`${method} ${url}`);
    send = () => void queueMicrotask(() => this.onload());
  }
  const real = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  try {
    await run(opened);
  } finally {
    globalThis.XMLHttpRequest = real;
  }
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const statement = () => screen.getByLabelText<HTMLTextAreaElement>('Statement');

describe('the evidence dialog', () => {
  it('starts with the recorded facts and the deadline, saves, and submits after a confirmation', async () => {
    const saved = { ...dispute, version: 1, statement: 'They boarded.' };
    const done: DisputeCase = {
      ...saved,
      state: 'under_review',
      evidenceState: 'submitted',
      canChange: false,
      submittedBy: 'Olga Ops',
      submittedAt: '2026-11-21T17:00:00.000Z',
    };
    const asked = await open(({ what }) =>
      what.startsWith('GET')
        ? { status: 200, body: dispute }
        : { status: 200, body: what.startsWith('PUT') ? saved : done },
    );
    await screen.findByText(/^Due .+, in 3 days$/);
    expect(statement().value).toBe('The trip was completed.');
    fireEvent.change(statement(), { target: { value: 'They boarded.' } });
    await press('Submit to the bank');
    await screen.findByText('The bank accepts evidence only once. After you submit it, it can’t be changed.');
    expect(asked).toHaveLength(1);
    await press('Submit to the bank');
    await screen.findByText(/^Submitted by Olga Ops on/);
    expect(asked.slice(1)).toEqual([
      { what: `PUT ${CASE}/evidence`, body: { statement: 'They boarded.', version: 0 } },
      { what: `POST ${CASE}/evidence/submission`, body: { version: 1 } },
    ]);
    expect(statement().readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Submit to the bank' })).toBeNull();
  });

  it('keeps the text when saving fails, says why, and shows what a colleague saved', async () => {
    let stored = dispute;
    const asked = await open(({ what, body }) => {
      if (what.startsWith('GET')) return { status: 200, body: stored };
      const { version, statement: words } = body as { version: number; statement: string };
      if (version !== 2) {
        stored = { ...dispute, version: 2, statement: 'Their words' };
        return { status: 409, body: { code: 'dispute_evidence_changed', detail: 'A colleague changed it.' } };
      }
      return { status: 200, body: { ...stored, version: 3, statement: words } };
    });
    await screen.findByLabelText('Statement');
    fireEvent.change(statement(), { target: { value: 'My words' } });
    await press('Save draft');
    await screen.findByText('A colleague just changed this evidence. Load it again to see it.');
    expect(statement().value).toBe('My words');
    await press('Load again');
    await screen.findByText('Their words');
    expect(statement().value).toBe('My words');
    await press('Save draft');
    await screen.findByText('Draft saved');
    expect(screen.queryByText('Their words')).toBeNull();
    expect(asked.at(-1)).toEqual({ what: `PUT ${CASE}/evidence`, body: { statement: 'My words', version: 2 } });
  });

  it('does not begin with an outdated answer after it was closed and opened again', async () => {
    let stored = dispute;
    fakeApi(({ what, body }) => {
      if (!what.startsWith('GET')) stored = { ...dispute, ...(body as { statement: string }), version: 1 };
      return { status: 200, body: stored };
    });
    const Reopened = () => {
      const [times, setTimes] = useState(0);
      return <EvidenceDialog key={times} disputeId="du_1" onClose={() => setTimes(times + 1)} />;
    };
    renderInApp(<Reopened />, { role: 'finance' });
    await screen.findByLabelText('Statement');
    fireEvent.change(statement(), { target: { value: 'My words' } });
    await press('Save draft');
    await screen.findByText('Draft saved');
    // Only in the dialog, because the message has a button with this name until it disappears after five seconds.
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByLabelText('Statement')).toBeNull());
    await screen.findByLabelText('Statement');
    expect(statement().value).toBe('My words');
  });

  it('submits nothing while a file is on its way, and loads again when a colleague was faster', async () => {
    const refused = { code: 'dispute_evidence_changed', detail: 'A colleague changed it.' };
    await whereUploadsAreAnswered({ status: 409, body: refused }, async () => {
      let stored = dispute;
      await open(() => ({ status: 200, body: stored }));
      const input = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
      stored = { ...dispute, version: 1, statement: 'Their words' };
      fireEvent.change(input, { target: { files: [new File(['%PDF'], 'scan.pdf')] } });
      for (const name of ['Submit to the bank', 'Save draft'])
        expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
      await screen.findByText('A colleague just changed this evidence. Load it again to see it.');
      await press('Load again');
      await waitFor(() => expect(statement().value).toBe('Their words'));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit to the bank' }).disabled).toBe(false);
    });
  });

  it('is read-only for roles that may not submit, and says so', async () => {
    await open(() => ({ status: 200, body: dispute }), 'support');
    await screen.findByText(/Finance/);
    expect(statement().readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  });

  it('asks before a file replaces another one of its kind', async () => {
    await whereUploadsAreAnswered({ status: 200, body: dispute }, async (opened) => {
      const file = {
        kind: 'receipt',
        name: 'receipt.pdf',
        type: 'application/pdf',
        sizeBytes: 900,
        uploadedBy: 'Olga Ops',
        uploadedAt: '2026-11-21T17:00:00.000Z',
      };
      await open(() => ({ status: 200, body: { ...dispute, files: [file] } }));
      const input = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
      const choose = () => fireEvent.change(input, { target: { files: [new File(['%PDF'], 'newer.pdf')] } });
      choose();
      await screen.findByText('Replace receipt.pdf?');
      expect(opened).toEqual([]);
      await press('Keep the old one');
      expect(screen.queryByText('Replace receipt.pdf?')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }));
      expect(opened).toEqual([]);
      choose();
      await press('Replace');
      await waitFor(() => expect(opened).toEqual([`POST ${CASE}/evidence/files?kind=receipt&version=0`]));
    });
  });

  it('refuses a file over the limit before it is sent, and says the limit when the server refuses one', async () => {
    const refused = { code: 'payload_too_large', detail: 'The file is larger than 4.5 MB. Choose a smaller one.' };
    await whereUploadsAreAnswered({ status: 413, body: refused }, async (opened) => {
      await open(() => ({ status: 200, body: dispute }));
      const input = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
      const tooLarge = async () => {
        const text = await screen.findByText(/^Banks take 4.5 MB of files in all/);
        // The message is beside the buttons, because below the files they would cover it.
        expect(within(screen.getByRole('group', { name: 'Files' })).queryByRole('alert')).toBeNull();
        return text;
      };
      const choose = (bytes: number) =>
        fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], 'scan.pdf')] } });
      choose(4_500_001);
      await tooLarge();
      expect(opened).toEqual([]);
      choose(4_500_000);
      await waitFor(() => expect(opened).toEqual([`POST ${CASE}/evidence/files?kind=receipt&version=0`]));
      await tooLarge();
    });
  });
});
