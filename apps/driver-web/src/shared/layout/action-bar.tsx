import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Box, Stack } from '@groupride/web-ui';

const ActionSlot = createContext<HTMLElement | null>(null);

export const ActionSlotProvider = ActionSlot;

/** The place at the bottom edge of the screen where a page shows its next step. */
export function ActionSlotBox({ onSlot }: { onSlot: (slot: HTMLElement | null) => void }) {
  return <Box ref={onSlot} />;
}

/** The next step of a page. It stays at the bottom edge of the screen, whatever the page shows above it. */
export function ActionBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const slot = use(ActionSlot);
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
      boxShadow="md"
    >
      {children}
    </Stack>
  );
  return slot ? createPortal(bar, slot) : <Stack gap="2">{children}</Stack>;
}
