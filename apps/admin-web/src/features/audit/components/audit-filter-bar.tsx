import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS } from '@groupride/contracts';
import { Box, Button, DateField, Flex, SelectField, TextField } from '@groupride/web-ui';
import type { AuditFilters } from '../audit-filters';

const DEBOUNCE_MS = 300;
const NO_FILTERS = { who: '', action: '', target: '', from: '', to: '' };

interface AuditFilterBarProps {
  filters: AuditFilters;
  /** Empty text removes a filter. */
  onChange: (change: Partial<Record<keyof AuditFilters, string>>) => void;
}

/** Chooses which entries are shown. */
export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const { t } = useTranslation();
  const actions = Object.entries(AUDIT_ACTIONS)
    .map(([value, key]) => ({ value, label: t(`audit.actions.${key}`) }))
    .sort((one, two) => one.label.localeCompare(two.label));
  return (
    <Flex as="section" aria-label={t('audit.filters')} gap="3" wrap="wrap" align="end">
      <DelayedText
        label={t('audit.person')}
        hint={t('audit.personHint')}
        value={filters.who ?? ''}
        onChange={(who) => onChange({ who })}
      />
      <Box w={{ base: 'full', md: '18rem' }}>
        <SelectField
          label={t('audit.actionLabel')}
          value={filters.action ?? ''}
          onChange={({ target }) => onChange({ action: target.value })}
          options={[{ value: '', label: t('audit.anyAction') }, ...actions]}
        />
      </Box>
      <DelayedText
        label={t('audit.target')}
        hint={t('audit.targetHint')}
        value={filters.target ?? ''}
        onChange={(target) => onChange({ target })}
      />
      {(['from', 'to'] as const).map((end) => (
        <Box key={end} w="10rem">
          <DateField
            label={t(`days.${end}`)}
            value={filters[end] ?? ''}
            min={end === 'to' ? filters.from : undefined}
            max={end === 'from' ? filters.to : undefined}
            onChange={({ target }) => onChange({ [end]: target.value })}
          />
        </Box>
      ))}
      {Object.keys(filters).length > 0 && (
        <Button variant="ghost" onClick={() => onChange(NO_FILTERS)}>
          {t('audit.clear')}
        </Button>
      )}
    </Flex>
  );
}

interface DelayedTextProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text field that reports its value after a pause in typing. */
function DelayedText({ label, hint, value, onChange }: DelayedTextProps) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  // The URL changed by other means, for example the back button.
  if (given !== value) {
    setGiven(value);
    if (text.trim() !== value) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <Box w={{ base: 'full', md: '12rem' }}>
      <TextField
        label={label}
        placeholder={hint}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Box>
  );
}
