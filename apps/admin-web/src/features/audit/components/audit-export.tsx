import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../../shared/components/export-button';
import { readAuditFilters } from '../audit-filters';

/** Saves the entries that the address of the page selects. */
export function AuditExport() {
  const [query] = useSearchParams();
  return <ExportButton what="audit" filters={{ ...readAuditFilters(query) }} permission="audit.view" />;
}
