import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { storage } from '@groupride/web-ui';
import { useUpdateMeMutation } from '../api';

/** Who was told which language last. */
const KEY = 'told-language';

/** Tells the server in which language to write to whoever is signed in: the one they read here. Told once for each change. */
export function useToldLanguage(userId: number | undefined): void {
  const { i18n } = useTranslation();
  const [tell] = useUpdateMeMutation();
  const language = i18n.language === 'es' ? 'es' : 'en';
  useEffect(() => {
    const news = `${userId} ${language}`;
    if (userId === undefined || storage.get(KEY) === news) return;
    void tell({ userUpdate: { language } })
      .unwrap()
      // Not told: the next visit tries again.
      .then(() => storage.set(KEY, news), () => undefined);
  }, [userId, language, tell]);
}
