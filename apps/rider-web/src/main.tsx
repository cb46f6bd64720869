// Runs first: requests and paints what the first view needs while the rest loads.
import { reloadAfterFailedStart } from '@groupride/web-ui';
import { showFirst } from './app/first';
import { isLanding, showLanding } from './app/landing/show-landing';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const loadStart = () => import('./start');
const show = async () => {
  if (isLanding()) return showLanding(root, loadStart);
  await showFirst(root);
  await (await loadStart()).start(root);
};
await show().catch(reloadAfterFailedStart);
