import { Injectable } from '@nestjs/common';
import type { AuditRow } from '@groupride/contracts';
import { AdminRepository } from './admin.repository';

const AUDIT_ROWS = 200;

/** The audit log. */
@Injectable()
export class OperationsService {
  constructor(private readonly repository: AdminRepository) {}

  async auditLog(): Promise<AuditRow[]> {
    return this.repository.audit(AUDIT_ROWS);
  }
}
