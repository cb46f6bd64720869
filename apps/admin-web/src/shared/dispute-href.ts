/** Address of the page with the evidence for a dispute. */
export const disputeHref = (disputeId: string) => `/admin/money?tab=disputes&dispute=${encodeURIComponent(disputeId)}`;
