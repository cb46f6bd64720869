/** What an entry of the audit log is about: exactly this subject, or all that begin so. */
export interface AuditTarget {
  subject: string;
  isWhole: boolean;
}

/** "R-007", "7" and "ride:7" are ride 7; "driver:3" is driver 3; "driver" is every driver. */
export function readAuditTarget(text: string): AuditTarget {
  const trimmed = text.trim();
  const ride = /^(?:r-|#)?0*([1-9]\d{0,9})$/i.exec(trimmed)?.[1];
  if (ride) return { subject: `ride:${ride}`, isWhole: true };
  const named = /^([a-z_]+)[:\s]\s*0*([1-9]\d*)$/i.exec(trimmed);
  if (named) return { subject: `${named[1]!.toLowerCase()}:${named[2]}`, isWhole: true };
  return { subject: trimmed, isWhole: /:./.test(trimmed) };
}
