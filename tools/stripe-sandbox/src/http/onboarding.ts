import { nowSeconds } from '../clock';
import { invalidRequest } from '../errors';
import { onboard } from '../resources/accounts';
import { newRequestId, type Database } from '../store/database';
import type { OpenAccountLink } from '../store/kinds';
import { equal } from './auth';

/** The content of the onboarding page. */
export interface OnboardingState {
  name: string;
  done: boolean;
}

/** Opens the page behind an account link. `refresh` is where the browser goes instead when the link is over. */
export async function openOnboarding(
  database: Database,
  id: string,
  token: string,
): Promise<{ account: OnboardingState; refresh: null } | { refresh: string }> {
  return database.transaction({ id: null, idempotencyKey: null }, async (tx) => {
    const { data, hidden } = await tx.get('account', id);
    const link = checked(hidden.link, token);
    if (link.expiresAt <= nowSeconds()) return { refresh: link.refreshUrl };
    return {
      account: { name: data.business_profile?.name ?? data.email ?? data.id, done: data.details_submitted },
      refresh: null,
    };
  });
}

/** Takes what was filled in, or nothing when the page is left; either way the link is used up and the browser returns. */
export async function answerOnboarding(
  database: Database,
  id: string,
  form: URLSearchParams,
): Promise<{ redirect: string }> {
  const outcome = form.get('outcome');
  if (outcome !== 'done' && outcome !== 'later') throw invalidRequest('outcome must be done or later');
  return database.transaction({ id: newRequestId(), idempotencyKey: null }, async (tx) => {
    const stored = await tx.lock('account', id);
    const link = checked(stored.hidden.link, form.get('link') ?? '');
    if (link.expiresAt <= nowSeconds()) return { redirect: link.refreshUrl };
    stored.hidden.link = { ...link, expiresAt: 0 };
    await tx.save('account', stored);
    if (outcome === 'done') await onboard(tx, stored, form.get('bank') ?? '');
    return { redirect: link.returnUrl };
  });
}

function checked(link: OpenAccountLink | null, token: string): OpenAccountLink {
  if (!link || !equal(link.token, token)) throw invalidRequest('This link does not belong to the account.', {}, 404);
  return link;
}
