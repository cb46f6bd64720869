import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Box, TextField } from '@groupride/web-ui';

const DEBOUNCE_MS = 300;

export interface SearchTextProps {
  label: string;
  placeholder: string;
  value: string;
  /** Called with undefined for an empty search. Must stay the same function between renders. */
  onChange: (text: string | undefined) => void;
}

/** A search field that reports its value after a pause in typing. */
export function SearchText({ label, placeholder, value, onChange }: SearchTextProps) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  // The URL changed by other means, for example the back button.
  if (given !== value) {
    setGiven(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim() || undefined), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <Box flex="1" minW={{ base: 'full', md: '13rem' }} maxW={{ md: '24rem' }}>
      <TextField
        label={label}
        labelHidden
        type="search"
        autoComplete="off"
        maxLength={100}
        placeholder={placeholder}
        textOverflow="ellipsis"
        leading={<Search size={18} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Box>
  );
}
