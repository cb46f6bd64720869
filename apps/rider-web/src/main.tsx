// Runs first: requests and paints what the first view needs while the rest loads.
import { reloadAfterFailedStart, runParts, startWithSnapshot } from '@groupride/web-ui';
import { showFirst } from './app/first';
import { pageWithParts } from './app/first-view';
import { isLanding, showLanding } from './app/snapshots/show-landing';
import { texts } from './app/texts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const loadStart = async (page?: string) => {
  await runParts(page);
  return (await import('./start')).start;
};
/** With a page to return to, the links of the sign-in page differ from those of its snapshot. */
const isPlainSignIn = (): boolean => /^\/signin\/?$/.test(window.location.pathname) && window.location.search === '';
const show = async () => {
  if (isLanding()) return showLanding(root, loadStart);
  if (isPlainSignIn()) return startWithSnapshot(root, 'signin', texts, () => loadStart('signin'));
  await showFirst(root);
  await (
    await loadStart(pageWithParts())
  )(root);
};
void show().catch(reloadAfterFailedStart);
