// First, as it asks for what the first picture needs while the rest is on its way.
import './app/first';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const { start } = await import('./start');
await start(root);
