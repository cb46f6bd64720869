import { defineSlotRecipe } from '@chakra-ui/react';

/** A dialog over another one dims it, because its backdrop lies above the other dialog. Zag counts the open layers. */
const layer = 'calc({zIndex.modal} + var(--layer-index, 0))';

/** Variants of all modal layers: centered dialog, bottom sheet, side drawer and full-screen overlay. */
export const dialogRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  className: 'gr-dialog',
  base: {
    backdrop: {
      bg: 'bg.scrim',
      position: 'fixed',
      inset: '0',
      zIndex: layer,
      _open: { animation: 'fade-in 200ms ease-out' },
      _closed: { animation: 'fade-out 120ms ease-in' },
    },
    positioner: {
      display: 'flex',
      position: 'fixed',
      inset: '0',
      zIndex: layer,
      justifyContent: 'center',
      overscrollBehavior: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: 'full',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      outline: 'none',
      overflow: 'hidden',
    },
    header: { px: '5', pt: '5', pb: '2', pe: '14' },
    title: { textStyle: 'heading', fontSize: 'xl' },
    description: { textStyle: 'small', color: 'fg.muted', mt: '1' },
    // Contains the hidden inputs of radio buttons, so that focusing one scrolls only the body.
    body: { position: 'relative', px: '5', py: '3', overflowY: 'auto', flex: '1 1 auto' },
    footer: {
      px: '5',
      pt: '3',
      pb: 'calc(1.25rem + env(safe-area-inset-bottom))',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
    },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
  },
  variants: {
    shape: {
      dialog: {
        positioner: { alignItems: 'center', p: '4' },
        content: {
          maxW: 'md',
          maxH: 'calc(100dvh - 2rem)',
          borderRadius: 'xl',
          _open: { animation: 'rise-in 240ms cubic-bezier(0.16, 1, 0.3, 1)' },
          _closed: { animation: 'fade-out 120ms ease-in' },
        },
      },
      wide: {
        positioner: { alignItems: 'center', p: '4' },
        content: {
          maxW: '3xl',
          maxH: 'calc(100dvh - 2rem)',
          borderRadius: 'xl',
          _open: { animation: 'rise-in 240ms cubic-bezier(0.16, 1, 0.3, 1)' },
          _closed: { animation: 'fade-out 120ms ease-in' },
        },
      },
      sheet: {
        positioner: { alignItems: { base: 'flex-end', lg: 'center' } },
        content: {
          maxW: 'phone',
          maxH: 'calc(100dvh - 3rem)',
          borderTopRadius: 'xl',
          borderBottomRadius: { base: 'none', lg: 'xl' },
          _open: { animation: 'sheet-in 320ms cubic-bezier(0.16, 1, 0.3, 1)' },
          _closed: { animation: 'sheet-out 160ms ease-in' },
        },
      },
      drawer: {
        positioner: { alignItems: 'stretch', justifyContent: 'flex-start' },
        content: {
          maxW: '19rem',
          height: '100dvh',
          _open: { animation: 'drawer-in 280ms cubic-bezier(0.16, 1, 0.3, 1)' },
          _closed: { animation: 'drawer-out 160ms ease-in' },
        },
      },
      full: {
        positioner: { alignItems: 'stretch' },
        content: {
          maxW: 'phone',
          minH: '100dvh',
          _open: { animation: 'rise-in 280ms cubic-bezier(0.16, 1, 0.3, 1)' },
          _closed: { animation: 'fade-out 120ms ease-in' },
        },
      },
      screen: {
        positioner: { alignItems: 'stretch' },
        content: {
          height: '100dvh',
          _open: { animation: 'rise-in 280ms cubic-bezier(0.16, 1, 0.3, 1)' },
          _closed: { animation: 'fade-out 120ms ease-in' },
        },
      },
    },
  },
  defaultVariants: { shape: 'dialog' },
});
