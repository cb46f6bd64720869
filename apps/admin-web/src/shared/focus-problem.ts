/** Focuses the first invalid field once problems are shown; in a radio group, its first button. */
export function focusProblem(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
    (field?.matches('fieldset') ? field.querySelector('input') : field)?.focus();
  });
}
