import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../../shared/components/export-button';
import { readAuditFilters } from '../audit-filters';

/** Exports the entries selected by the filters in the URL. */
export function AuditExport() {
  const [query] = useSearchParams();
  return <ExportButton what="audit" filters={{ ...readAuditFilters(query) }} permission="audit.view" />;
}
