import { useState } from 'react';

/** A reason that is being typed. */
export function useReason() {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  /** The reason; null, and said at the field, when there is none. */
  const take = (): string | null => {
    const given = reason.trim();
    setMissing(given === '');
    return given || null;
  };
  return { field: { value: reason, onChange: setReason, missing: missing && reason.trim() === '' }, take };
}
