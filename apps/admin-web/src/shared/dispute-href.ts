/** Page on which evidence for a dispute is read and given. */
export const disputeHref = (disputeId: string) => `/admin/money?tab=disputes&dispute=${encodeURIComponent(disputeId)}`;
