import { useEffect, useState } from 'react';
import type { Language } from '@groupride/contracts';
import { useLanguage } from '@groupride/web-ui';

/** Long texts of a page, one file per language, loaded when the page opens. */
export type LanguageContent<Content> = Readonly<Record<Language, () => Promise<Content>>>;

/**
 * @param content a module-level constant; a new object would trigger another load
 * @returns undefined until the content in the shown language is loaded; 'failed' if it cannot be loaded
 */
export function useLanguageContent<Content>(content: LanguageContent<Content>): Content | 'failed' | undefined {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; content: Content | 'failed' }>();
  useEffect(() => {
    let current = true;
    const show = (result: Content | 'failed') => {
      if (current) setLoaded({ language, content: result });
    };
    content[language]().then(show, () => show('failed'));
    return () => {
      current = false;
    };
  }, [content, language]);
  return loaded?.language === language ? loaded.content : undefined;
}
