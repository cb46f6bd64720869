import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { api, type DocumentView } from '@groupride/web-api-client';
import { makeStore } from '../../../app/store';
import { renderInApp } from '../../../testing/render-in-app';
import type { DocumentUpload, UploadError } from '../upload-document';

const document = (id: number, more: Partial<DocumentView> = {}): DocumentView => ({
  id,
  group: 'license',
  state: 'in_review',
  reason: null,
  fileType: 'image/jpeg',
  sizeBytes: 400_000,
  uploadedAt: '2026-03-02T15:00:00.000Z',
  expiresOn: null,
  isExpired: false,
  url: `/api/documents/${id}`,
  ...more,
});
let documents: DocumentView[];
let missing: string[];
let tellProgress: (part: number) => void;
let finish: (error: UploadError | null) => void;
const refetch = jest.fn(() => Promise.resolve());
const remove = jest.fn((_request: unknown) => Promise.resolve({ data: {} }));
const removeOfApplicant = jest.fn((_request: unknown) => Promise.resolve({ data: {} }));
const uploadDocument = jest.fn((_upload: DocumentUpload, onProgress: (part: number) => void) => {
  tellProgress = onProgress;
  return new Promise<UploadError | null>((done) => (finish = done));
});
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListDriverDocumentsQuery: () => ({ data: { documents, missing, required: true }, refetch }),
  useRemoveDriverDocumentMutation: () => [remove, { isLoading: false }],
  useListApplicantDocumentsQuery: () => ({ data: { documents, missing, required: true }, refetch }),
  useRemoveApplicantDocumentMutation: () => [removeOfApplicant, { isLoading: false }],
}));
jest.unstable_mockModule('../upload-document', () => ({ uploadDocument }));
const { DriverDocuments } = await import('./driver-documents');

const file = (name = 'front.jpg', size = 10) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
const show = (driverId: number | null = 4, store = makeStore()) =>
  renderInApp(<DriverDocuments driverId={driverId} />, store);
const input = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const choose = (name: string, files: File[]) => fireEvent.change(input(name), { target: { files } });

beforeEach(() => {
  documents = [];
  missing = ['license', 'insurance'];
  for (const mock of [refetch, remove, uploadDocument]) mock.mockClear();
});

describe('the documents of a driver', () => {
  it('can be uploaded and removed before there is an application', async () => {
    documents = [document(1)];
    show(null);
    choose('Choose file: Insurance', [file()]);
    await waitFor(() => expect(uploadDocument).toHaveBeenCalled());
    expect(uploadDocument.mock.calls[0]![0]).toMatchObject({ driverId: null, group: 'insurance' });
    fireEvent.click(screen.getByRole('button', { name: /^Remove: Driver’s license/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(removeOfApplicant).toHaveBeenCalledWith({ documentId: 1 }));
    expect(remove).not.toHaveBeenCalled();
  });

  it('show which ones are missing', () => {
    show();
    expect(screen.getByText('Missing Documents')).toBeTruthy();
    expect(screen.getByText('Please upload: Driver’s license, Insurance')).toBeTruthy();
  });

  it('show the state of each, and the reason for a rejection', () => {
    missing = [];
    documents = [
      document(1),
      document(2, { group: 'insurance', state: 'accepted', fileType: 'application/pdf' }),
      document(3, { state: 'rejected', reason: 'The photo is blurred' }),
    ];
    show();
    expect(screen.queryByText('Missing Documents')).toBeNull();
    for (const text of ['In review', 'Accepted', 'Not accepted', 'Reason: The photo is blurred'])
      expect(screen.getByText(text)).toBeTruthy();
    const insurance = within(screen.getByRole('list', { name: 'Insurance' }));
    expect(insurance.getByRole('link', { name: /^Download/ }).getAttribute('href')).toBe('/api/documents/2');
    expect(insurance.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('say what a new picture must show, and replace the old one', () => {
    missing = [];
    documents = [document(4, { state: 'asked_again', reason: 'The corner is cut off' })];
    show();
    expect(screen.getByText('New picture needed')).toBeTruthy();
    expect(screen.getByText('We need a new picture: The corner is cut off')).toBeTruthy();
    expect(input(/^Send a new picture/)).toBeTruthy();
  });

  it('show until when they are valid', () => {
    documents = [
      document(1, { state: 'accepted', expiresOn: '2027-03-31' }),
      document(2, { group: 'insurance', state: 'accepted', expiresOn: '2026-03-01', isExpired: true }),
    ];
    show();
    expect(screen.getByText('Valid through Mar 31, 2027')).toBeTruthy();
    expect(screen.getByText('Expired')).toBeTruthy();
    expect(screen.getByText(/Was valid through Mar 1, 2026/)).toBeTruthy();
  });

  it('show upload progress, and are listed again afterwards', async () => {
    const store = makeStore();
    const dispatch = jest.spyOn(store, 'dispatch');
    show(4, store);
    const name = 'Choose file: Driver’s license';
    expect([input(name).multiple, input(name).accept]).toEqual([true, 'image/jpeg,image/png,image/webp']);
    expect(input('Choose file: Insurance').accept).toContain('application/pdf');
    choose(name, [file()]);
    expect(uploadDocument.mock.calls[0]![0]).toMatchObject({ driverId: 4, group: 'license' });
    act(() => tellProgress(0.4));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    act(() => tellProgress(1));
    expect(screen.getByText('Checking front.jpg…')).toBeTruthy();
    act(() => finish(null));
    // Unlike `refetch`, this does not accept a response in flight, which may be older than the upload.
    await waitFor(() => expect(dispatch).toHaveBeenCalledWith(api.util.invalidateTags(['Documents'])));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('can be sent again after a network failure', async () => {
    show();
    choose('Choose file: Driver’s license', [file()]);
    act(() => finish({ status: 'FETCH_ERROR' }));
    expect(await screen.findByText('front.jpg wasn’t uploaded')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(uploadDocument).toHaveBeenCalledTimes(2);
    act(() => finish(null));
    await waitFor(() => expect(screen.queryByText('front.jpg wasn’t uploaded')).toBeNull());
  });

  it('that the server refuses say why, and are not sent again', async () => {
    show();
    choose('Choose file: Driver’s license', [file('drawing.svg')]);
    act(() => finish({ status: 415, data: { code: 'document_type_refused' } }));
    expect(await screen.findByText(/This type of file can’t be used/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/This type of file/)).toBeNull();
  });

  it('that are too large are not uploaded', async () => {
    show();
    choose('Choose file: Driver’s license', [file('huge.jpg', 10 * 1024 * 1024 + 1)]);
    expect(await screen.findByText(/larger than 10 MB/)).toBeTruthy();
    expect(uploadDocument).not.toHaveBeenCalled();
  });

  it('cannot be removed after they were accepted, even if they were refused since', () => {
    documents = [document(1, { state: 'asked_again', reason: 'Blurred', expiresOn: '2027-03-01' })];
    show();
    expect(screen.getByText('Valid through Mar 1, 2027')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('that were not accepted can be replaced and removed', async () => {
    documents = [document(3, { state: 'rejected', reason: 'Blurred' })];
    show();
    choose('Replace: Driver’s license, Mar 2, 2026', [file()]);
    expect(uploadDocument.mock.calls[0]![0]).toMatchObject({ group: 'license', replaces: 3 });
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Driver’s license, Mar 2, 2026' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ driverId: 4, documentId: 3 }));
  });
});
