import { Box, Flex, chakra } from '@chakra-ui/react';
import { MapPin, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from './button';
import { Suggestions, type ComboboxTexts } from './combobox-suggestions';
import { FieldFrame, controlStyle, type FieldFrameProps } from './field';
import { useAsyncOptions, type ComboboxOption, type LoadOptions } from './use-async-options';

export interface ComboboxProps<O extends ComboboxOption> extends FieldFrameProps {
  value: O | null;
  onChange: (option: O | null) => void;
  /** Suggestions for a text; for '' (asked on focus) the popular ones, or none. */
  loadOptions: LoadOptions<O>;
  texts: ComboboxTexts;
  placeholder?: string;
  /** Marker before the text, for example the dot of a pickup. */
  leading?: ReactNode;
  optionIcon?: (option: O) => ReactNode;
  /** Button at the end of the field while it is empty, for example "use my position". */
  trailing?: ReactNode;
  /** Below the suggestions, for example who made them. Part of the list's box, and reached with Tab before the list closes. */
  footer?: ReactNode;
  minLength?: number;
  debounceMs?: number;
  /** Takes the focus when it appears, because the field before it was filled; suggests nothing yet. */
  focused?: boolean;
  id?: string;
}

const Input = chakra('input', { base: { ...controlStyle, pe: '12', textOverflow: 'ellipsis' } });

/** A text field with suggestions, after the WAI-ARIA combobox pattern (list, manual selection). Only a suggestion can be its value. */
export function Combobox<O extends ComboboxOption>({
  value,
  onChange,
  loadOptions,
  texts,
  placeholder,
  leading,
  optionIcon = () => <MapPin size={18} aria-hidden />,
  trailing,
  footer,
  minLength = 2,
  debounceMs = 300,
  focused = false,
  id,
  ...frame
}: ComboboxProps<O>) {
  /** Null while the field shows what was chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value?.label ?? '';
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The focus returns automatically, so nothing is suggested. */
  const quiet = useRef(false);
  const clearButton = useRef<HTMLButtonElement>(null);
  const trailingHadFocus = useRef(false);
  const { status, options, ask, cancel } = useAsyncOptions({ load: loadOptions, minLength, debounceMs });

  // A value may be chosen here or elsewhere, for example with a button. It replaces the typed text and its suggestions.
  const chosen = value?.id;
  useEffect(() => {
    if (chosen === undefined) return;
    setTyped(null);
    setOpen(false);
    setActive(-1);
    cancel();
    // The button that chose the value is replaced by this one. Focusing the field would open a phone's keyboard.
    if (trailingHadFocus.current && document.activeElement === document.body) clearButton.current?.focus();
    trailingHadFocus.current = false;
  }, [chosen, cancel]);

  const close = () => {
    setOpen(false);
    setActive(-1);
    cancel();
  };
  const choose = (option: O) => {
    setTyped(null);
    onChange(option);
    close();
  };
  const show = (query: string, immediately = false) => {
    setOpen(true);
    setActive(-1);
    ask(query, { immediately });
  };
  const focusQuietly = () => {
    quiet.current = true;
    input.current?.focus();
    quiet.current = false;
  };
  useEffect(() => {
    if (focused) focusQuietly();
  }, [focused]);
  const retry = () => {
    // Its button disappears with the error.
    focusQuietly();
    show(text, true);
  };
  const clear = () => {
    setTyped('');
    onChange(null);
    input.current?.focus();
    show('', true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show(value ? '' : text, true);
      else if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
      else setActive(active <= 0 ? last : active - 1);
    } else if (event.key === 'Enter' && open && options[active]) {
      event.preventDefault();
      choose(options[active]);
    }
  };
  /** From a button of the list's box, which closes with the button. */
  const leave = () => {
    focusQuietly();
    close();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };

  const showing = open && status !== 'idle';
  return (
    <FieldFrame {...frame} id={id}>
      {({ id: inputId, describedBy, invalid }) => {
        const listId = `${inputId}-list`;
        const optionId = (index: number) => `${inputId}-option-${index}`;
        return (
          <Box
            ref={root}
            position="relative"
            onKeyDown={onEscape}
            onBlur={(event) => {
              if (root.current?.contains(event.relatedTarget)) return;
              close();
              setTyped(null);
            }}
          >
            {leading && (
              <Flex position="absolute" insetStart="3.5" top="0" h="13" align="center" pointerEvents="none">
                {leading}
              </Flex>
            )}
            <Input
              ref={input}
              id={inputId}
              role="combobox"
              type="text"
              autoComplete="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={showing}
              aria-controls={listId}
              aria-activedescendant={showing && active >= 0 ? optionId(active) : undefined}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              placeholder={placeholder}
              value={text}
              {...(leading ? { ps: '10' } : {})}
              onFocus={(event) => {
                if (quiet.current) return;
                event.target.select();
                if (!value) show(text, true);
              }}
              onClick={() => !open && show(value ? '' : text, true)}
              onChange={(event) => {
                setTyped(event.target.value);
                if (value) onChange(null);
                show(event.target.value);
              }}
              onKeyDown={onKeyDown}
            />
            {text !== '' && (
              <IconButton
                ref={clearButton}
                label={texts.clear}
                icon={<X size={18} aria-hidden />}
                color="fg.subtle"
                position="absolute"
                insetEnd="1"
                top="1"
                onClick={clear}
              />
            )}
            {text === '' && trailing && (
              <Box
                position="absolute"
                insetEnd="1"
                top="1"
                onFocus={() => (trailingHadFocus.current = true)}
                onBlur={(event) => (trailingHadFocus.current = event.relatedTarget === null)}
              >
                {trailing}
              </Box>
            )}
            <Box srOnly role="status">
              {showing && status === 'ready' ? (options.length > 0 ? texts.count(options.length) : texts.empty) : ''}
            </Box>
            <Suggestions
              listId={listId}
              label={frame.label}
              showing={showing}
              status={status}
              options={options}
              active={active}
              selected={value?.id}
              texts={texts}
              optionId={optionId}
              optionIcon={optionIcon}
              footer={footer}
              onPick={choose}
              onPoint={setActive}
              onRetry={retry}
              onLeave={leave}
            />
          </Box>
        );
      }}
    </FieldFrame>
  );
}
