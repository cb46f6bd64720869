// Runs first: shows the page that newcomers open while the rest loads.
import { startApplication } from '@groupride/web-ui';
import { texts } from './texts';

void startApplication(texts, () => import('./start'));
