import {
  api,
  useApiDispatch,
  useListApplicantDocumentsQuery,
  useListDriverDocumentsQuery,
  useRemoveApplicantDocumentMutation,
  useRemoveDriverDocumentMutation,
} from '@groupride/web-api-client';

/** File URLs expire after five minutes. */
const POLL = 120_000;

/** The uploaded and missing documents. @param driverId null before the application is sent */
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

/** Refetches the documents again after a pending request, whose answer may be older than the upload. */
export function useRefetchDocuments(): () => void {
  const dispatch = useApiDispatch();
  return () => void dispatch(api.util.invalidateTags(['Documents']));
}
