import { ApiError, fieldError } from '../../platform/http/api-error';
import type { CodeRefusal } from './domain/code-rules';

export const emailTaken = (): ApiError =>
  new ApiError('email_taken', 'There is an account with this email address already. You can sign in with it.');

export const phoneTaken = (): ApiError =>
  new ApiError(
    'phone_taken',
    'Another account has verified this phone number. Sign in with it there, or use another number here.',
  );

export const phoneUnreadable = (): ApiError => fieldError('phone', 'Enter a US phone number with 10 digits');

export const avatarRefused = (): ApiError =>
  fieldError('avatar', 'must be an https address of a picture on an allowed host');

export function codeRefused(refusal: CodeRefusal, attemptsLeft?: number): ApiError {
  switch (refusal) {
    case 'expired':
      return new ApiError('code_expired', 'This code is no longer valid. Please ask for a new one.');
    case 'attempts_exceeded':
      return new ApiError(
        'code_attempts_exceeded',
        'Too many wrong codes. Ask for a new one; at most five are sent in 15 minutes.',
      );
    case 'invalid':
      return new ApiError(
        'code_invalid',
        'This code is not right. Enter the newest one in the browser where you asked for it, or ask for a new one; at most five are sent in 15 minutes.',
        attemptsLeft === undefined ? {} : { extra: { attemptsLeft } },
      );
  }
}

export const wrongBrowser = (): ApiError =>
  new ApiError(
    'code_wrong_browser',
    'This browser has not asked for a code. Enter it in the browser where you asked for it, or ask for a new one here.',
  );

export const textCodesOff = (): ApiError =>
  new ApiError('text_codes_off', 'No code can be sent to you by text message. Use what you have set up.');

export const setupExpired = (): ApiError =>
  new ApiError('setup_expired', 'This setup is no longer valid. Start again and scan the new code.');

export const lastSecondFactor = (): ApiError =>
  new ApiError(
    'last_second_factor',
    'You might not be able to sign in without it: no codes are sent by text message here, or your phone number is not verified. Set up another way first.',
  );

export const onlySecondFactor = (): ApiError =>
  new ApiError(
    'last_second_factor',
    'A mistyped number could lock you out. Set up an authenticator app or a passkey first.',
  );

export const appCodeInvalid = (): ApiError =>
  new ApiError(
    'app_code_invalid',
    'This code is not right or was used already. Enter the next one that the app shows.',
  );

/** The kind of code that gives a fresh proof; null when the operator must sign in again. */
export type ProofMethod = { method: 'app' } | { method: 'text'; phone: string } | null;

export function freshProofRequired(proof: ProofMethod): ApiError {
  const how = {
    app: 'Send the code that your authenticator app shows now, or sign in again.',
    text: 'Have a code texted to you and send it, or sign in again.',
    none: 'Sign in again, then try once more.',
  }[proof?.method ?? 'none'];
  const extra = {
    proof: proof?.method ?? null,
    ...(proof?.method === 'text' && { lastDigits: proof.phone.slice(-4) }),
  };
  return new ApiError('fresh_proof_required', `You signed in a while ago. ${how}`, { extra });
}

export const recoveryCodeInvalid = (): ApiError =>
  new ApiError('recovery_code_invalid', 'This recovery code is not right or was used already.');

export const factorAttemptsExceeded = (): ApiError =>
  new ApiError(
    'factor_attempts_exceeded',
    'Too many wrong codes. Wait an hour, or sign in with a browser in which you have signed in before.',
  );

export const passkeyRefused = (): ApiError =>
  new ApiError('passkey_refused', 'This passkey was not accepted. Try again, or sign in with a code.');

export const operatorPhoneProtected = (): ApiError => {
  const message = 'Operators change their phone number in the operations app, under Security.';
  return new ApiError('operator_phone_protected', message, {
    errors: [{ field: 'phone', code: 'operator_phone_protected', message }],
  });
};

export const notAnOperator = (): ApiError => new ApiError('forbidden', 'Only operations can do this.');

export const tooManyCodes = (): ApiError =>
  new ApiError('too_many_requests', 'You’ve asked for several codes. Use the newest one, or wait 15 minutes.');

/** Reveals nothing about an account: perhaps no code was sent at all. */
export const tooManyCodeRequests = (retryAfterSeconds: number): ApiError =>
  new ApiError(
    'too_many_codes',
    `You’ve asked for five codes in 15 minutes. Use the newest one, or ask for another in ${Math.ceil(retryAfterSeconds / 60)} minutes.`,
    { retryAfterSeconds },
  );

export const accountIsOperator = (): ApiError =>
  new ApiError('account_is_operator', 'This account is used for operations. Ask another operator to remove it.');

export const alreadyOperator = (): ApiError =>
  new ApiError('already_operator', 'Someone with this email address is already an operator.');

export const operatorChanged = (): ApiError =>
  new ApiError(
    'operator_changed',
    'Someone else just changed this operator’s role, so nothing was saved. Review the role and try again.',
  );

export const operatorFixed = (): ApiError =>
  new ApiError('operator_fixed', 'This address is listed in ADMIN_EMAILS. Remove it there first.');

export const lastAdministrator = (): ApiError =>
  new ApiError(
    'last_administrator',
    'No one else who has signed in is an administrator, so nothing was changed. Make someone else an administrator first.',
  );

export const accountIsDriver = (): ApiError =>
  new ApiError(
    'account_is_driver',
    'This account has a driver profile. Its earnings and tax records must be kept, so it can’t be deleted. Write to us in Help to stop driving.',
  );

/** @param reason what operations told the person; null where the caller may be somebody else */
export const accountBlocked = (reason: string | null): ApiError =>
  new ApiError(
    'account_blocked',
    `You can’t book or join rides.${reason === null ? '' : ` Reason: ${reason}`} Write to us in Help if you think that’s wrong.`,
    reason === null ? {} : { extra: { reason } },
  );

export const alreadyBlocked = (): ApiError => new ApiError('already_blocked', 'This rider is already blocked.');
export const notBlocked = (): ApiError => new ApiError('not_blocked', 'This rider is not blocked.');
export const operatorNotBlocked = (): ApiError =>
  new ApiError('account_is_operator', 'This account is used for operations, so it can’t be blocked.');

export const guestLinkInvalid = (): ApiError =>
  new ApiError('guest_link_invalid', 'This link was already used or has expired. Ask for a new one on the join page.');

export const contactUnreadable = (): ApiError =>
  fieldError('contact', 'Enter an email address or a phone number with 10 digits');
