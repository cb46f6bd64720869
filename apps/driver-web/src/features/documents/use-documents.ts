import { api, useApiDispatch } from '@groupride/web-api-client';
import {
  useListApplicantDocumentsQuery,
  useListDriverDocumentsQuery,
  useRemoveApplicantDocumentMutation,
  useRemoveDriverDocumentMutation,
} from './api';

/** Addresses of files are good for five minutes. */
const POLL = 120_000;

/** What was uploaded, and what is missing. @param driverId null before the application is sent */
export function useDocuments(driverId: number | null) {
  const ofDriver = useListDriverDocumentsQuery(
    { driverId: driverId ?? 0 },
    { pollingInterval: POLL, skip: driverId === null },
  );
  const ofApplicant = useListApplicantDocumentsQuery(undefined, { pollingInterval: POLL, skip: driverId !== null });
  return driverId === null ? ofApplicant : ofDriver;
}

/** @param driverId null before the application is sent */
export function useRemoveDocument(driverId: number | null) {
  const [removeOfDriver, ofDriver] = useRemoveDriverDocumentMutation();
  const [removeOfApplicant, ofApplicant] = useRemoveApplicantDocumentMutation();
  const remove = (documentId: number) =>
    driverId === null ? removeOfApplicant({ documentId }) : removeOfDriver({ driverId, documentId });
  return { remove, isLoading: ofDriver.isLoading || ofApplicant.isLoading };
}

/** Reads the documents once more, after an answer that is on its way: it may be older than what was just uploaded. */
export function useRefetchDocuments(): () => void {
  const dispatch = useApiDispatch();
  return () => void dispatch(api.util.invalidateTags(['Documents']));
}
