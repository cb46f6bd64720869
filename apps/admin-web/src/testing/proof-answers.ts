import type { Answer } from './fake-api';

/** What the API answers to operators who signed in a while ago. @param proof the code that would do */
export const proofRequired = (proof: 'app' | 'text' | null): Answer => ({
  status: 403,
  body: {
    ...{ status: 403, code: 'fresh_proof_required' },
    extra: { proof, ...(proof === 'text' && { lastDigits: '0102' }) },
  },
});
