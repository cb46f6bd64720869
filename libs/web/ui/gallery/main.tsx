import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppProviders, applyColorMode } from '@groupride/web-ui';
import { Gallery } from './gallery';

applyColorMode();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <AppProviders locale="en" closeLabel="Close">
      <Gallery />
    </AppProviders>
  </StrictMode>,
);
