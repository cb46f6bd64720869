import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { DocumentView, DriverApplicationView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

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
const APPLICATION: DriverApplicationView = {
  fullName: 'Dana B. Driver',
  dateOfBirth: '1988-04-12',
  address: '100 N Tryon St',
  city: 'Charlotte',
  state: 'NC',
  zipCode: '28202',
  licenseNumber: 'D1234567',
  licenseState: 'NC',
  licensedSince: '2008-05-02',
  emergencyContact: 'Erin Driver',
  emergencyPhone: '7045550198',
  experience: null,
  vehicleMake: 'Toyota',
  vehicleModel: 'Sienna',
  vehicleYear: 2022,
  vehicleColor: 'silver',
  insuranceProvider: 'Piedmont Mutual',
  insurancePolicy: 'PM-554-201',
  consents: ['driving_record', 'background_check', 'terms'],
  consentVersion: '2026-11',
  submittedAt: '2026-03-02T15:00:00.000Z',
};
let application: { data?: DriverApplicationView; error?: unknown };
let documents: DocumentView[];
const review = jest.fn((_request: unknown) => Promise.resolve({ data: {} }));
jest.unstable_mockModule('../api', () => ({
  useListDriverDocumentsQuery: () => ({ data: { documents, missing: ['vehicle_photos'], required: true } }),
  useGetDriverApplicationQuery: () => application,
  useReviewDriverDocumentMutation: () => [review, { isLoading: false }],
}));
const { DriverDocuments } = await import('./driver-documents');

const show = () => renderInApp(<DriverDocuments driverId={4} />);

beforeEach(() => {
  review.mockClear();
  application = { data: APPLICATION };
});

describe('a driver’s application', () => {
  beforeEach(() => {
    documents = [];
  });

  it('shows the details to compare with the documents, and the consents', () => {
    show();
    for (const text of ['Apr 12, 1988', 'D1234567 (NC)', 'May 2, 2008', '2022 Toyota Sienna, silver'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Erin Driver, (704) 555-0198')).toBeTruthy();
    expect(screen.getByText(/^driving record, background check, terms\. Given .*wording 2026-11\.$/)).toBeTruthy();
  });

  it('says when a driver applied before these details were required', () => {
    application = { error: { status: 404, data: { code: 'not_found' } } };
    show();
    expect(screen.getByText('This driver applied before we asked for these details.')).toBeTruthy();
  });
});

describe('the review of a driver’s documents', () => {
  it('shows photos, offers PDFs only as files, and lists what is missing', async () => {
    documents = [document(1), document(2, { group: 'insurance', fileType: 'application/pdf', state: 'accepted' })];
    show();
    expect(screen.getByText('Missing: Vehicle photos')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Enlarge Driver’s license/ }));
    const [large] = await screen.findAllByRole('img');
    expect(large!.getAttribute('src')).toBe('/api/documents/1');
    expect(screen.getByText('100 %')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByText('150 %')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    const links = screen.getAllByRole('link', { name: /^Download/ });
    expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
      ['/api/documents/1', true],
      ['/api/documents/2', true],
    ]);
    expect(screen.queryByRole('button', { name: /^Accept: Insurance/ })).toBeNull();
  });

  it('accepts a document at once', async () => {
    documents = [document(1)];
    show();
    fireEvent.click(screen.getByRole('button', { name: /^Accept: Driver’s license/ }));
    await waitFor(() =>
      expect(review).toHaveBeenCalledWith({
        documentId: 1,
        documentReview: { state: 'accepted', changedFrom: 'in_review' },
      }),
    );
  });

  it('records until when a document is valid', async () => {
    documents = [document(1), document(2, { group: 'vehicle_photos' })];
    show();
    const [field, ...others] = screen.getAllByLabelText('Valid through (if stated)');
    expect(others).toEqual([]);
    fireEvent.change(field!, { target: { value: '2027-03-31' } });
    fireEvent.click(screen.getByRole('button', { name: /^Accept: Driver’s license/ }));
    await waitFor(() =>
      expect(review).toHaveBeenCalledWith({
        documentId: 1,
        documentReview: { state: 'accepted', expiresOn: '2027-03-31', changedFrom: 'in_review' },
      }),
    );
  });

  it('asks for a new picture of a document, even an accepted one, with what it must show', async () => {
    documents = [document(1, { state: 'accepted' }), document(2, { state: 'asked_again', reason: 'Too dark' })];
    show();
    expect(screen.getByText('New picture asked for')).toBeTruthy();
    const [ask, ...others] = screen.getAllByRole('button', { name: /^Ask again: Driver’s license/ });
    expect(others).toEqual([]);
    fireEvent.click(ask!);
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a new picture' }));
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('What the new picture must show'), { target: { value: 'All corners' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a new picture' }));
    await waitFor(() =>
      expect(review).toHaveBeenCalledWith({
        documentId: 1,
        documentReview: { state: 'asked_again', reason: 'All corners', changedFrom: 'accepted' },
      }),
    );
  });

  it('moves the focus into the field, and back to the button with Escape or Cancel', async () => {
    documents = [document(1)];
    show();
    const opener = () => screen.getByRole('button', { name: /^Ask again: Driver’s license/ });
    const field = () => screen.getByLabelText('What the new picture must show');
    opener().focus();
    fireEvent.click(opener());
    expect(globalThis.document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: 'All four corners' } });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(globalThis.document.activeElement).toBe(opener());
    fireEvent.click(opener());
    expect(field()).toHaveProperty('value', 'All four corners');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.focus();
    fireEvent.click(cancel);
    expect(globalThis.document.activeElement).toBe(opener());
    fireEvent.click(opener());
    fireEvent.change(field(), { target: { value: '' } });
    const send = screen.getByRole('button', { name: 'Ask for a new picture' });
    send.focus();
    fireEvent.click(send);
    await waitFor(() => expect(globalThis.document.activeElement).toBe(field()));
  });

  it('moves the focus on from a document that was asked for again', async () => {
    documents = [document(1)];
    const { rerender } = show();
    review.mockImplementationOnce(() => {
      documents = [document(1, { state: 'asked_again', reason: 'All corners' })];
      return Promise.resolve({ data: {} });
    });
    fireEvent.click(screen.getByRole('button', { name: /^Ask again: Driver’s license/ }));
    fireEvent.change(screen.getByLabelText('What the new picture must show'), { target: { value: 'All corners' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a new picture' }));
    await waitFor(() => expect(screen.queryByLabelText('What the new picture must show')).toBeNull());
    rerender(<DriverDocuments driverId={4} />);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Ask again: Driver’s license/ })).toBeNull());
    expect(globalThis.document.activeElement).toBe(screen.getByRole('group', { name: /^Driver’s license/ }));
  });

  it('requires a reason for rejecting one', async () => {
    documents = [document(1)];
    show();
    fireEvent.click(screen.getByRole('button', { name: /^Reject: Driver’s license/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Reject document' }));
    expect(await screen.findByText('Enter a reason')).toBeTruthy();
    expect(review).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' The photo is blurred ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reject document' }));
    await waitFor(() =>
      expect(review).toHaveBeenCalledWith({
        documentId: 1,
        documentReview: { state: 'rejected', reason: 'The photo is blurred', changedFrom: 'in_review' },
      }),
    );
  });

  it('refuses the document in the state that the operator saw, and closes when a colleague reviewed it', async () => {
    documents = [document(1)];
    const { rerender } = show();
    fireEvent.click(screen.getByRole('button', { name: /^Reject: Driver’s license/ }));
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Blurred' } });
    documents = [document(1, { state: 'accepted' })];
    rerender(<DriverDocuments driverId={4} />);
    review.mockResolvedValueOnce({
      error: { status: 409, data: { code: 'application_changed', status: 409 } },
    } as never);
    fireEvent.click(screen.getByRole('button', { name: 'Reject document' }));
    expect(await screen.findByText(/^Somebody else just decided about this/)).toBeTruthy();
    expect(review).toHaveBeenCalledWith({
      documentId: 1,
      documentReview: { state: 'rejected', reason: 'Blurred', changedFrom: 'in_review' },
    });
    expect(screen.queryByRole('button', { name: 'Reject document' })).toBeNull();
  });
});
