import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Imported when needed: the build renders the landing page outside a browser. */
export const loadAllTexts = async () => (await import('./i18n')).loadAllTexts();

/** A component whose code loads when it is first shown, with the texts that the first load leaves out. */
export function lazyWithTexts<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await Promise.all([load(), loadAllTexts()]))[0] }));
}
