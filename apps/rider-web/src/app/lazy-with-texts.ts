import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Imports the module on demand, because the build renders the landing page outside a browser. */
export const loadAllTexts = async () => (await import('./i18n')).loadAllTexts();

/**
 * A component whose code is loaded when it is first shown, together with the texts that the initial load leaves out.
 */
export function lazyWithTexts<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await Promise.all([load(), loadAllTexts()]))[0] }));
}
