import { Box, Flex, chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Spinner } from '../feedback/spinner';
import { TextButton } from './button';
import type { AsyncOptions, ComboboxOption } from './use-async-options';

export interface ComboboxTexts {
  loading: string;
  empty: string;
  error: string;
  retry: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Announced when suggestions arrive. */
  count: (n: number) => string;
}

interface SuggestionsProps<O extends ComboboxOption> extends Pick<AsyncOptions<O>, 'status' | 'options'> {
  listId: string;
  label: string;
  showing: boolean;
  /** Index of the option the arrow keys are at; -1 for none. */
  active: number;
  /** Id of the option that is the field's value. */
  selected: string | undefined;
  texts: ComboboxTexts;
  optionId: (index: number) => string;
  optionIcon: (option: O) => ReactNode;
  footer: ReactNode;
  onPick: (option: O) => void;
  onPoint: (index: number) => void;
  onRetry: () => void;
  /**
   * A button of the footer was pressed. What it opens returns the focus to the field, because the button disappears
   * with the list.
   */
  onLeave: () => void;
}

/** The box below a combobox with the suggestions, or the loading, empty or error state. */
export function Suggestions<O extends ComboboxOption>({
  listId,
  label,
  showing,
  status,
  options,
  active,
  selected,
  texts,
  optionId,
  optionIcon,
  footer,
  ...on
}: SuggestionsProps<O>) {
  return (
    <Box
      display={showing ? 'block' : 'none'}
      position="absolute"
      zIndex="dropdown"
      insetX="0"
      top="calc(100% + 0.375rem)"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      boxShadow="md"
      overflow="hidden"
    >
      <chakra.ul
        id={listId}
        role="listbox"
        // Not a tab stop although it scrolls, because the arrow keys move through its options.
        tabIndex={-1}
        aria-label={label}
        aria-busy={status === 'loading'}
        listStyleType="none"
        maxH="20rem"
        overflowY="auto"
        p={options.length > 0 ? '1.5' : '0'}
      >
        {options.map((option, index) => (
          <Option
            key={option.id}
            id={optionId(index)}
            option={option}
            icon={optionIcon(option)}
            active={index === active}
            selected={option.id === selected}
            onPick={() => on.onPick(option)}
            onPoint={() => on.onPoint(index)}
          />
        ))}
      </chakra.ul>
      {status === 'loading' && options.length === 0 && (
        <Flex align="center" gap="3" p="4" color="fg.muted" textStyle="small">
          <Spinner size={18} /> {texts.loading}
        </Flex>
      )}
      {status === 'ready' && options.length === 0 && (
        <Box p="4" color="fg.muted" textStyle="small">
          {texts.empty}
        </Box>
      )}
      {status === 'error' && (
        <Flex align="center" justify="space-between" ps="4" pe="2" py="1" color="danger.fg" textStyle="small">
          {texts.error}
          <TextButton onClick={on.onRetry}>{texts.retry}</TextButton>
        </Flex>
      )}
      {footer && (
        <Box
          borderTopWidth="1px"
          px="4"
          py="2"
          textStyle="caption"
          color="fg.muted"
          onClickCapture={(event) => {
            if (event.target instanceof Element && event.target.closest('button')) on.onLeave();
          }}
        >
          {footer}
        </Box>
      )}
    </Box>
  );
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  icon: ReactNode;
  active: boolean;
  selected: boolean;
  onPick: () => void;
  onPoint: () => void;
}

function Option({ id, option, icon, active, selected, onPick, onPoint }: OptionProps) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <chakra.li
      ref={element}
      id={id}
      role="option"
      aria-selected={selected}
      display="flex"
      alignItems="center"
      gap="3"
      minH="13"
      px="3"
      py="2"
      borderRadius="md"
      cursor="pointer"
      bg={active ? 'bg.muted' : 'transparent'}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      onMouseMove={onPoint}
    >
      <Box color={active ? 'brand.fg' : 'fg.subtle'} flexShrink="0">
        {icon}
      </Box>
      <Box minW="0">
        <Box textStyle="label" truncate>
          {option.label}
        </Box>
        {option.detail && (
          <Box textStyle="caption" color="fg.muted" truncate>
            {option.detail}
          </Box>
        )}
      </Box>
    </chakra.li>
  );
}
