import type { ErrorCode } from './error-codes';
import { Details, ListOf, Text, Integer } from './fields';

export class FieldProblem {
  @Text({ max: 200, description: 'Path of the field, e.g. pickup.lat' }) field!: string;
  @Text({ max: 100, description: 'The rule that the field breaks' }) code!: string;
  @Text({ max: 2000 }) message!: string;
}

/** Body of every error response: `application/problem+json` (RFC 9457) with a stable `code`. */
export class Problem {
  @Text({ max: 200, description: 'URI reference of the kind of problem' }) type!: string;
  @Text({ max: 200 }) title!: string;
  @Integer() status!: number;
  @Text({ max: 100 }) code!: ErrorCode;
  @Text({ max: 1000, description: 'What is wrong and what to do' }) detail!: string;
  @Text({ max: 100, optional: true }) requestId?: string;
  @ListOf(() => FieldProblem, { optional: true }) errors?: FieldProblem[];
  @Details({ optional: true }) extra?: Record<string, unknown>;
}
