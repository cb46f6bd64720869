import type { ReactNode } from 'react';
import { Stack, chakra } from '@groupride/web-ui';

/** Related fields under a heading that screen readers announce with each field. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.fieldset minW="0" border="0" p="0" m="0">
      <chakra.legend textStyle="strong" mb="3" p="0">
        {title}
      </chakra.legend>
      <Stack gap="4">{children}</Stack>
    </chakra.fieldset>
  );
}
