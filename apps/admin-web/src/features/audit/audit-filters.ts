import { readDays, type DayRange } from '../../shared/day-range';

/** The filters for entries, read from the URL. */
export interface AuditFilters extends DayRange {
  who?: string;
  action?: string;
  target?: string;
}

const TEXTS = ['who', 'action', 'target'] as const;
const LONGEST = 100;

export function readAuditFilters(params: URLSearchParams): AuditFilters {
  const texts = TEXTS.flatMap((name) => {
    const text = params.get(name)?.trim().slice(0, LONGEST);
    return text ? [[name, text]] : [];
  });
  return { ...(Object.fromEntries(texts) as Pick<AuditFilters, 'who' | 'action' | 'target'>), ...readDays(params) };
}
