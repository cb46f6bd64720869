/** Once what is wrong is shown, the first field with a problem gets the focus; of radio buttons, the first one. */
export function focusProblem(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
    (field?.matches('fieldset') ? field.querySelector('input') : field)?.focus();
  });
}
