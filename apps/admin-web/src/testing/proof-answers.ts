import type { Answer } from './fake-api';

/** The API's answer to operators who did not sign in recently. @param proof the accepted kind of code */
export const proofRequired = (proof: 'app' | 'text' | null): Answer => ({
  status: 403,
  body: {
    status: 403,
    code: 'fresh_proof_required',
    extra: { proof, ...(proof === 'text' && { lastDigits: '0102' }) },
  },
});
