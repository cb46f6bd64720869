import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyColorMode } from '@groupride/web-ui';
import { App } from './app/app';

applyColorMode();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
