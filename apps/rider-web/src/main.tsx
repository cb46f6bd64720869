// First, as it asks for and paints what the first picture needs while the rest is on its way.
import { showFirst } from './app/first';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await showFirst(root);
const { start } = await import('./start');
await start(root);
