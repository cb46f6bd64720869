import { useEffect, useState } from 'react';
import type { Language } from '@groupride/contracts';
import { useLanguage } from '@groupride/web-ui';
import { loadArticles, type HelpArticle } from './articles';

/** @returns undefined until the articles of the shown language are loaded; 'failed' without a network */
export function useArticles(): readonly HelpArticle[] | 'failed' | undefined {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; articles: readonly HelpArticle[] | 'failed' }>();
  useEffect(() => {
    let current = true;
    const show = (articles: readonly HelpArticle[] | 'failed') => current && setLoaded({ language, articles });
    loadArticles(language).then(show, () => show('failed'));
    return () => {
      current = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.articles : undefined;
}
