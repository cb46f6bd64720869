import { useEffect, useRef, type RefObject } from 'react';

const FIELDS = 'input, select, textarea';

/**
 * Moves the focus to the first field of a form that opens within the page, and back after it closes. Dialogs do this
 * themselves.
 * @param open name of the button that opened the form; null while it is closed
 * @returns a ref for the form, and a ref callback for each button by name
 */
export function useFocusInPlace<Name extends string, Form extends HTMLElement>(
  open: Name | null,
): { form: RefObject<Form | null>; opener: (name: Name) => (button: HTMLButtonElement | null) => void } {
  const form = useRef<Form>(null);
  const openers = useRef(new Map<Name, HTMLButtonElement | null>());
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (open === closed) return;
    if (open !== null) form.current?.querySelector<HTMLElement>(FIELDS)?.focus();
    else if (closed !== null) openers.current.get(closed)?.focus();
  }, [open]);
  const opener = (name: Name) => (button: HTMLButtonElement | null) => void openers.current.set(name, button);
  return { form, opener };
}
