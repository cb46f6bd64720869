import { useEffect, useState } from 'react';
import type { Language } from '@groupride/contracts';
import { useLanguage } from '@groupride/web-ui';

/** Long texts of a page, each language a file of its own that loads when the page opens. */
export type LanguageContent<Content> = Readonly<Record<Language, () => Promise<Content>>>;

/**
 * @param content a constant of the module: a new object would load again
 * @returns undefined until the content of the shown language is loaded; 'failed' without a network
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
