import { api } from '@groupride/web-api-client';

export const { useListAuditQuery } = api.enhanceEndpoints({ endpoints: { listAudit: { providesTags: ['Audit'] } } });
