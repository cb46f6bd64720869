/** Selects a look of our dialog recipe, whose variants Chakra's generated types do not know. */
export function shape(value: 'dialog' | 'wide' | 'sheet' | 'drawer' | 'full' | 'screen'): object {
  return { shape: value };
}

/**
 * A dialog that closes gives the focus back to its opener. When another dialog takes its place, Zag would count that as leaving the new one
 * and close it; a modal dialog keeps the focus inside anyway.
 */
export function ignoreFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
