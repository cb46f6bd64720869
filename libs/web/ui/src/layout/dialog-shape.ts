/** Selects a variant of our dialog recipe, which Chakra's generated types do not know. */
export function shape(value: 'dialog' | 'wide' | 'sheet' | 'drawer' | 'full' | 'screen'): object {
  return { shape: value };
}

/**
 * Ignores focus events outside a dialog. A closing dialog returns the focus to its opener; if another dialog takes its
 * place, Zag would count that as leaving the new one and close it. A modal dialog keeps the focus inside anyway.
 */
export function ignoreFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
