import { failureText } from '@groupride/contracts';
import { useLanguage } from '@groupride/web-ui';

/** Explains in the operator's language why another person's payment failed. */
export function useFailureText(): (code: unknown, message: string) => string {
  const language = useLanguage();
  return (code, message) =>
    failureText({ code: typeof code === 'string' ? code : null, message }, language, 'operator');
}
