import { useEffect } from 'react';
import { useUpdateMeMutation } from './generated';

/** Storage key of the user and language that were last reported. */
const KEY = 'told-language';

interface LanguageStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/**
 * Tells the server the language of the page, in which it then writes to the signed-in user. Each change is reported
 * once.
 * @param userId undefined while nobody is signed in
 * @param language language of the page, such as `es` or `es-MX`
 * @param kept storage for the last report
 */
export function useLanguageReport(userId: number | undefined, language: string, kept: LanguageStorage): void {
  const [tell] = useUpdateMeMutation();
  const told = language.startsWith('es') ? 'es' : 'en';
  useEffect(() => {
    const news = `${userId} ${told}`;
    if (userId === undefined || kept.get(KEY) === news) return;
    void tell({ userUpdate: { language: told } })
      .unwrap()
      // After a failure, the next visit tries again.
      .then(
        () => kept.set(KEY, news),
        () => undefined,
      );
  }, [userId, told, tell, kept]);
}
