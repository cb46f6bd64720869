import { failureText } from '@groupride/contracts';
import { useLanguage } from '@groupride/web-ui';

/** Why another person's payment failed, in the operator's language. */
export function useFailureText(): (code: unknown, message: string) => string {
  const language = useLanguage();
  return (code, message) =>
    failureText({ code: typeof code === 'string' ? code : null, message }, language, 'operator');
}
