import { Tabs as ChakraTabs } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { LARGE_TEXT } from '../layout/large-text';

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

/** Tabs with their panels. Arrow keys move between the tabs, Home and End go to the first and the last. */
export function Tabs<V extends string>({ label, items, value, onChange }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  const selected = items.findIndex((item) => item.value === value);

  useEffect(() => {
    // Scrolls the chosen tab into view where the tabs are wider than the screen. `scrollIntoView` could move the page.
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[selected];
    if (!list.current || !tab) return;
    const [all, one] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (one.left < all.left) list.current.scrollLeft -= all.left - one.left;
    else if (one.right > all.right) list.current.scrollLeft += one.right - all.right;
  }, [selected]);

  return (
    <ChakraTabs.Root value={value} onValueChange={(details) => onChange(details.value as V)}>
      <ChakraTabs.List
        ref={list}
        aria-label={label}
        display="flex"
        gap="1"
        borderBottomWidth="1px"
        // Wide screens wrap the tabs, because a mouse cannot scroll to those beyond the edge.
        flexWrap={{ base: 'nowrap', lg: 'wrap' }}
        css={{ [LARGE_TEXT]: { flexWrap: 'wrap', '& > [role=tab]': { whiteSpace: 'normal' } } }}
        overflowX="auto"
        scrollbar="hidden"
      >
        {items.map((item) => (
          <ChakraTabs.Trigger
            key={item.value}
            value={item.value}
            // Chakra would report it only after the event.
            onClick={() => onChange(item.value)}
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
          >
            {item.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {items.map(
        (item) =>
          item.value === value && (
            <ChakraTabs.Content key={item.value} value={item.value} pt="4">
              {item.panel}
            </ChakraTabs.Content>
          ),
      )}
    </ChakraTabs.Root>
  );
}
