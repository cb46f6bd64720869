import { useEffect } from 'react';
import { useUpdateMeMutation } from './generated';

/** Who was told which language last. */
const KEY = 'told-language';

interface LanguageStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/**
 * Tells the server in which language to write to whoever is signed in: the one they read here. Told once for each change.
 * @param userId undefined while nobody is signed in
 * @param language of the page, such as `es` or `es-MX`
 * @param kept where the device remembers what was told
 */
export function useToldLanguage(userId: number | undefined, language: string, kept: LanguageStorage): void {
  const [tell] = useUpdateMeMutation();
  const told = language.startsWith('es') ? 'es' : 'en';
  useEffect(() => {
    const news = `${userId} ${told}`;
    if (userId === undefined || kept.get(KEY) === news) return;
    void tell({ userUpdate: { language: told } })
      .unwrap()
      // Not told: the next visit tries again.
      .then(
        () => kept.set(KEY, news),
        () => undefined,
      );
  }, [userId, told, tell, kept]);
}
