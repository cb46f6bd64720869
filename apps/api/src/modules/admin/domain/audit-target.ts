/** The subject to search for in the audit log: exactly this one, or all that begin with it. */
export interface AuditTarget {
  subject: string;
  isWhole: boolean;
}

/** Parses a subject: "R-007", "7" and "ride:7" mean ride 7; "driver:3" means driver 3; "driver" means all drivers. */
export function readAuditTarget(text: string): AuditTarget {
  const trimmed = text.trim();
  const ride = /^(?:r-|#)?0*([1-9]\d{0,9})$/i.exec(trimmed)?.[1];
  if (ride) return { subject: `ride:${ride}`, isWhole: true };
  const named = /^([a-z_]+)[:\s]\s*0*([1-9]\d*)$/i.exec(trimmed);
  if (named) return { subject: `${named[1]!.toLowerCase()}:${named[2]}`, isWhole: true };
  return { subject: trimmed, isWhole: /:./.test(trimmed) };
}
