import { loadedWhenOpened } from '../app/loaded-when-opened';
import type { SideMenuProps } from './side-drawer';

/** A menu that slides in from the side. */
export const SideMenu = loadedWhenOpened<SideMenuProps>(async () => (await import('./side-drawer')).SideDrawer);
