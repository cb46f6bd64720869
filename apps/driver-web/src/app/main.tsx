import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyColorMode } from '@groupride/web-ui';
import { makePositionSource } from '../shared/position/position-source';
import { App } from './app';
import { i18n } from './i18n';
import { makeStore } from './store';

applyColorMode();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App store={makeStore()} i18n={i18n} positions={makePositionSource(navigator)} />
  </StrictMode>,
);
