import { detectLanguage, type Language } from '../i18n/detect-language';
import { applyColorMode } from './color-mode';
import { askFirst } from './first-answers';
import { startWithSnapshot, type Start } from './page-snapshot';
import { runParts } from './parts';
import { reloadAfterFailedStart } from './reload';

/**
 * Starts an application whose sign-in page has a snapshot. Elsewhere the splash stays until the page has loaded.
 * @param texts loads the texts of each language
 * @param load imports the module that renders the application
 */
export async function startApplication(
  texts: Readonly<Record<Language, () => Promise<unknown>>>,
  load: () => Promise<{ start: Start }>,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  askFirst();
  const loadStart = async (page?: string) => {
    await runParts(page);
    return (await load()).start;
  };
  const show = async () => {
    if (/^\/signin\/?$/.test(window.location.pathname))
      return startWithSnapshot(root, 'signin', texts, () => loadStart('signin'));
    applyColorMode();
    // The texts are loaded in parallel with the application.
    texts[detectLanguage()]().catch(() => undefined);
    await (
      await loadStart()
    )(root);
  };
  await show().catch(reloadAfterFailedStart);
}
