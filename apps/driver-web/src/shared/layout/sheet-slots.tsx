import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Box, Flex, LARGE_TEXT, Stack, chakra } from '@groupride/web-ui';

/** Elements of the fixed parts of the sheet over the map; null until they are mounted. */
export interface SheetSlots {
  head: HTMLElement | null;
  footer: HTMLElement | null;
}

const Slots = createContext<SheetSlots>({ head: null, footer: null });

export const SheetSlotsProvider = Slots;

/** A slot in the sheet that is filled by the current content. */
export function SheetSlot({ onSlot }: { onSlot: (slot: HTMLElement | null) => void }) {
  return <Box ref={onSlot} />;
}

/** Content that stays visible even while the sheet is collapsed. */
export function SheetHead({ children }: { children: ReactNode }) {
  const { head } = use(Slots);
  return head ? createPortal(children, head) : <>{children}</>;
}

export interface SheetHeadlineProps {
  title: string;
  /** Explains the title. */
  detail?: ReactNode;
  /** Placed on the right. */
  action?: ReactNode;
}

/** The current state in one line, with an optional action. */
export function SheetHeadline({ title, detail, action }: SheetHeadlineProps) {
  return (
    <Flex align="center" justify="space-between" gap="4" css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}>
      <Box minW="0">
        <chakra.h2 textStyle="title">{title}</chakra.h2>
        {detail && (
          <Box textStyle="small" color="fg.muted" mt="1">
            {detail}
          </Box>
        )}
      </Box>
      {action}
    </Flex>
  );
}

/** The next step of a page. It stays at the bottom edge of the screen. */
export function ActionBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { footer } = use(Slots);
  const bar = (
    <Stack
      as="section"
      aria-label={t('app.nextStep')}
      gap="2"
      px="4"
      pt="3"
      pb="calc(env(safe-area-inset-bottom) + 0.75rem)"
      bg="bg.panel"
      borderTopWidth="1px"
      // The text of buttons grows, but not the space around it, which the rest of the sheet needs.
      css={{ [LARGE_TEXT]: { paddingBlock: '12px', '& button': { minHeight: '60px', paddingInlineEnd: '12px' } } }}
    >
      {children}
    </Stack>
  );
  return footer ? createPortal(bar, footer) : <Stack gap="2">{children}</Stack>;
}
