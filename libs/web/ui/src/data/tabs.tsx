import { Box, Flex, chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface TabItem<V extends string> {
  value: V;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps<V extends string> {
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** Views of one thing. Arrow keys move between the tabs, Home and End to the outermost. */
export function Tabs<V extends string>({ label, items, value, onChange }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const selected = items.findIndex((item) => item.value === value);

  useEffect(() => {
    // Where the tabs are wider than the screen, the chosen one is in sight, also on a page that begins with it. The page itself stays.
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[selected];
    if (!list.current || !tab) return;
    const [all, one] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (one.left < all.left) list.current.scrollLeft -= all.left - one.left;
    else if (one.right > all.right) list.current.scrollLeft += one.right - all.right;
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = items.length - 1;
    const next = {
      ArrowRight: selected >= last ? 0 : selected + 1,
      ArrowLeft: selected <= 0 ? last : selected - 1,
      Home: 0,
      End: last,
    }[event.key];
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    onChange(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <Box>
      <Flex
        ref={list}
        role="tablist"
        aria-label={label}
        gap="1"
        borderBottomWidth="1px"
        // A finger finds what lies beyond the edge, a mouse does not.
        flexWrap={{ base: 'nowrap', lg: 'wrap' }}
        overflowX="auto"
        scrollbar="hidden"
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <chakra.button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel-${item.value}`}
            tabIndex={item.value === value ? 0 : -1}
            minH="touch"
            px="3.5"
            textStyle="label"
            fontWeight="semibold"
            whiteSpace="nowrap"
            cursor="pointer"
            color="fg.muted"
            borderBottomWidth="2px"
            borderColor="transparent"
            mb="-1px"
            transition="common"
            _hover={{ color: 'fg' }}
            _focusVisible={{ outlineOffset: '-2px' }}
            _selected={{ color: 'brand.fg', borderColor: 'brand.solid' }}
            onClick={() => onChange(item.value)}
          >
            {item.label}
          </chakra.button>
        ))}
      </Flex>
      {items.map(
        (item) =>
          item.value === value && (
            <Box
              key={item.value}
              role="tabpanel"
              id={`${id}-panel-${item.value}`}
              aria-labelledby={`${id}-tab-${item.value}`}
              pt="4"
            >
              {item.panel}
            </Box>
          ),
      )}
    </Box>
  );
}
