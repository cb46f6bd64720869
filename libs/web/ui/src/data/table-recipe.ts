import { defineSlotRecipe } from '@chakra-ui/react';

/** Looks of a table. The tables name it, rather than the system, so that pages without a table load without it. */
export const tableRecipe = defineSlotRecipe({
  slots: ['root', 'caption', 'row', 'columnHeader', 'cell'],
  className: 'gr-table',
  base: {
    root: { w: 'full', borderCollapse: 'collapse', textStyle: 'small' },
    caption: { srOnly: true },
    row: { borderTopWidth: '1px' },
    columnHeader: { h: '11', textStyle: 'overline', color: 'fg.muted' },
    cell: { h: '14' },
  },
  variants: {
    size: {
      sm: { columnHeader: { px: '3' }, cell: { px: '3', py: '1' } },
      md: { columnHeader: { px: '4' }, cell: { px: '4', py: '3' } },
    },
  },
  defaultVariants: { size: 'md' },
});
