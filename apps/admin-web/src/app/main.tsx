import { applyColorMode, detectLanguage, reloadAfterFailedStart } from '@groupride/web-ui';
import { texts } from './texts';

applyColorMode();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// The texts are loaded in parallel with the application.
texts[detectLanguage()]().catch(() => undefined);
const { start } = await import('./start').catch(reloadAfterFailedStart);
start(root);
