// Runs first: it requests and paints what the first view needs while the rest loads.
import { showFirst } from './app/first';
import { isLanding, showLanding } from './app/landing/show-landing';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const loadStart = () => import('./start');
if (isLanding()) {
  await showLanding(root, loadStart);
} else {
  await showFirst(root);
  await (await loadStart()).start(root);
}
