import { useState, type ReactElement } from 'react';
import type { ErrorCode } from '@groupride/contracts';
import { isRefused, isUnreachable, problemOf, type FreshProofRequest } from '@groupride/web-api-client';
import { ProofDialog, type ProofDialogProps, type ProofMethod } from './components/proof-dialog';

interface ProofOptions<Answer> extends Pick<ProofDialogProps, 'submit' | 'busyLabel' | 'danger'> {
  /** The action that may need proof of identity; it leaves the dialog itself on success. */
  run: (proof: FreshProofRequest) => Promise<Answer>;
  /** Called after `run` succeeded with a code. */
  onProved?: () => void;
  /** Called for errors that no code can resolve. Without it, the dialog shows them. */
  onRefused?: (error: unknown) => void;
  /** Called when the operator cancels the dialog. */
  onCancel?: () => void;
}

interface Proof<Answer> {
  attempt: () => Promise<Answer>;
  /** Rendered in place of the form, which keeps its entries in its own state. */
  dialog: ReactElement | null;
}

/** Performs an action that requires a code if the operator did not sign in recently. */
export function useProof<Answer extends { error?: unknown }>({
  run,
  onProved,
  onRefused,
  onCancel,
  ...labels
}: ProofOptions<Answer>): Proof<Answer> {
  const [proof, setProof] = useState<ProofMethod | null>(null);
  const attempt = async () => {
    const answer = await run({});
    const missing = missingProof(answer.error);
    if (missing) setProof(missing);
    else if (answer.error) onRefused?.(answer.error);
    return answer;
  };
  const prove = async (code: string) => {
    const answer = await run({ code });
    if (!answer.error) {
      setProof(null);
      onProved?.();
    } else if (onRefused && !concernsCode(answer.error)) {
      setProof(null);
      onRefused(answer.error);
    }
    return answer;
  };
  const cancel = () => {
    setProof(null);
    onCancel?.();
  };
  return { attempt, dialog: proof && <ProofDialog {...labels} proof={proof} run={prove} onClose={cancel} /> };
}

/** The required proof; null if no code was requested, or only a new sign-in can prove the identity. */
function missingProof(error: unknown): ProofMethod | null {
  if (!isRefused(error, 'fresh_proof_required')) return null;
  const { proof, lastDigits } = problemOf(error)?.extra ?? {};
  if (proof === 'app') return { method: 'app' };
  return proof === 'text' ? { method: 'text', lastDigits: String(lastDigits) } : null;
}

const OF_CODES: readonly ErrorCode[] = [
  'app_code_invalid',
  'code_invalid',
  'code_expired',
  'code_attempts_exceeded',
  'code_wrong_browser',
  'factor_attempts_exceeded',
  'fresh_proof_required',
  'too_many_requests',
];
const concernsCode = (error: unknown): boolean =>
  isUnreachable(error) || OF_CODES.some((code) => isRefused(error, code));
