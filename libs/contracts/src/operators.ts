import { Email, Flag, Instant, OneOf, Text, Integer } from './fields';
import { FreshProofRequest } from './operator-security';
import { OPERATOR_ROLES, type OperatorRole } from './operator-roles';

/** A person who may sign in to operations. */
export class OperatorView {
  @Integer() id!: number;
  @Text({ max: 100 }) name!: string;
  @Email() email!: string;
  @OneOf(OPERATOR_ROLES, { name: 'OperatorRole' }) role!: OperatorRole;
  @Flag({ description: 'Named in ADMIN_EMAILS, so always an administrator' }) isFixed!: boolean;
  @Instant({ optional: true, description: 'Null for a person who was invited and has not signed in yet' })
  lastSignedInAt!: string | null;
}

export class OperatorInvitation extends FreshProofRequest {
  @Text({ max: 100, description: 'Used when the address has no account yet' }) name!: string;
  @Email() email!: string;
  @OneOf(OPERATOR_ROLES, { name: 'OperatorRole' }) role!: OperatorRole;
}

/** A change of role. It is refused when the role has changed since it was read. */
export class OperatorRoleChange extends FreshProofRequest {
  @OneOf(OPERATOR_ROLES, { name: 'OperatorRole' }) role!: OperatorRole;
  @OneOf(OPERATOR_ROLES, { name: 'OperatorRole', description: 'The role that is being replaced' })
  expectedRole!: OperatorRole;
}

export class OperatorRemoval {
  @OneOf(OPERATOR_ROLES, { name: 'OperatorRole', description: 'The role that the operator has' })
  expectedRole!: OperatorRole;
}
