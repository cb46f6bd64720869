import type { ReactNode } from 'react';
import { Box, chakra } from '@groupride/web-ui';

/** A heading with a list of terms and their descriptions. */
export function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <chakra.section>
      <chakra.h3 textStyle="strong" mb="2">
        {title}
      </chakra.h3>
      <chakra.dl css={{ '& > div': { borderTopWidth: '1px' } }}>
        {facts.map(([term, detail]) => (
          <Box key={term} py="2.5">
            <chakra.dt textStyle="label">{term}</chakra.dt>
            <chakra.dd textStyle="small" color="fg.muted">
              {detail}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
