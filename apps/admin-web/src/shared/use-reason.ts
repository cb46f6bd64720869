import { useState } from 'react';

/** The state of a required reason field. */
export function useReason() {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  /** The trimmed reason; null if it is empty, which marks the field. */
  const take = (): string | null => {
    const given = reason.trim();
    setMissing(given === '');
    return given || null;
  };
  return { field: { value: reason, onChange: setReason, missing: missing && reason.trim() === '' }, take };
}
