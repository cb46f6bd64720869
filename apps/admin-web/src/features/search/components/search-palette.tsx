import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSearchEverythingQuery } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  Flex,
  InlineAlert,
  Modal,
  Spinner,
  Stack,
  TextField,
  chakra,
  useDebounced,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { usePermission } from '../../../shared/permissions';
import { couldBeCharge, entriesOf, GROUPS, type Entry, type Group } from '../results';

const DEBOUNCE_MS = 200;

export interface SearchPaletteProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/**
 * Finds anything by number, name or part of a name. The arrow keys select a result and Enter opens it. Nothing typed is
 * stored.
 */
export function SearchPalette({ text, onText, onClose }: SearchPaletteProps) {
  const { t } = useTranslation();
  const [pointed, setPointed] = useState(0);
  const listId = useId();
  const fieldId = useId();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  const { currentData, data, error, isFetching, refetch } = useSearchEverythingQuery(
    { q },
    { skip: q === '', refetchOnMountOrArgChange: true },
  );
  const mayFindCharges = usePermission('money.view');
  const found = q === '' || error ? [] : entriesOf(currentData ?? data ?? NOTHING);
  const charges: Entry[] = [
    {
      key: 'charges',
      group: 'charges',
      title: t('search.findCharges', { text: q }),
      detail: t('search.findChargesText'),
      href: `/admin/money?${new URLSearchParams({ tab: 'find', query: q })}`,
    },
  ];
  const entries = mayFindCharges && !error && couldBeCharge(q) ? [...found, ...charges] : found;
  const active = Math.min(pointed, entries.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const open = ({ href }: Entry) => {
    onClose();
    void navigate(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (target !== undefined && entries.length > 0) {
      event.preventDefault();
      setPointed((target + entries.length) % entries.length);
    }
    // Results of an earlier text must not open for this one.
    if (event.key === 'Enter' && !isFetching && q === text.trim() && entries[active]) open(entries[active]);
  };
  return (
    <Modal
      wide
      open
      onClose={onClose}
      title={t('search.title')}
      closeLabel={t('app.close')}
      initialFocus={() => document.getElementById(fieldId)}
    >
      <Stack gap="3" minH="24rem">
        <TextField
          label={t('search.label')}
          hint={t('search.hint')}
          leading={<Search size={18} aria-hidden />}
          trailing={isFetching ? <Spinner size={18} /> : undefined}
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          id={fieldId}
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setPointed(0);
          }}
          onFocus={({ currentTarget: field }) => {
            // The dialog selects the text after it focuses the field, so the next letter would replace it.
            queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length));
          }}
          onKeyDown={onKeyDown}
        />
        {error && q !== '' && (
          <InlineAlert tone="error" title={t('failed.search')}>
            <Stack gap="2" align="start">
              {problemText(error)}
              <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
                {t('app.retry')}
              </Button>
            </Stack>
          </InlineAlert>
        )}
        <Box role="status" textStyle="small" color="fg.muted" srOnly={entries.length > 0}>
          {q === '' || error || isFetching
            ? ''
            : entries.length > 0
              ? t('search.count', { count: entries.length })
              : t('search.empty', { text: q })}
        </Box>
        <Box id={listId} role="listbox" aria-label={t('search.results')} aria-busy={isFetching}>
          {GROUPS.map((group) => (
            <Results
              key={group}
              group={group}
              entries={entries.map((entry, index) => ({ entry, index })).filter(({ entry }) => entry.group === group)}
              active={active}
              optionId={optionId}
              onOpen={open}
              onPoint={setPointed}
            />
          ))}
        </Box>
      </Stack>
    </Modal>
  );
}

const NOTHING = { rides: [], people: [], drivers: [], payments: [], receipts: [] };

interface ResultsProps {
  group: Group;
  entries: readonly { entry: Entry; index: number }[];
  active: number;
  optionId: (index: number) => string;
  onOpen: (entry: Entry) => void;
  onPoint: (index: number) => void;
}

function Results({ group, entries, active, optionId, onOpen, onPoint }: ResultsProps) {
  const { t } = useTranslation();
  const headingId = useId();
  if (entries.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={headingId} mb="3">
      <Box id={headingId} textStyle="overline" color="fg.muted" px="3" py="1">
        {t(`search.groups.${group}`)}
      </Box>
      {entries.map(({ entry, index }) => (
        <chakra.div
          key={entry.key}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          ref={(element: HTMLDivElement | null) => {
            if (index === active) element?.scrollIntoView?.({ block: 'nearest' });
          }}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          minH="touch"
          px="3"
          py="1.5"
          borderRadius="md"
          cursor="pointer"
          bg={index === active ? 'bg.muted' : 'transparent'}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onPoint(index)}
          onClick={() => onOpen(entry)}
        >
          <Box minW="0">
            <Box textStyle="label" truncate>
              {entry.title}
            </Box>
            <Box textStyle="caption" color="fg.muted" truncate>
              {entry.detail}
            </Box>
          </Box>
          <Flex flexShrink="0">
            {entry.rideStatus && <Badge>{t(`status.${entry.rideStatus}`)}</Badge>}
            {entry.applicationStatus && <Badge>{t(`applicationStatus.${entry.applicationStatus}`)}</Badge>}
          </Flex>
        </chakra.div>
      ))}
    </Box>
  );
}
