import type { ReactNode } from 'react';
import { Box, Card, Flex, Stack, chakra } from '@groupride/web-ui';
import { Page } from '../../shared/page';

export interface InfoSection {
  title: string;
  text: string;
  /** Bullet points of the section, one sentence each. */
  points?: readonly string[];
  icon?: ReactNode;
}

export interface InfoPageProps {
  title: string;
  lead: string;
  back?: string;
  sections: readonly InfoSection[];
  children?: ReactNode;
}

/** An information page with sections of text. */
export function InfoPage({ title, lead, back = 'history', sections, children }: InfoPageProps) {
  return (
    <Page title={title} back={back}>
      <Box fontSize="lg" color="fg.muted" pb="1">
        {lead}
      </Box>
      <Stack gap="3">
        {sections.map((section) => (
          <Card key={section.title}>
            <Flex align="center" gap="2.5">
              {section.icon && (
                <Box color="brand.fg" flexShrink="0">
                  {section.icon}
                </Box>
              )}
              <chakra.h2 textStyle="strong">{section.title}</chakra.h2>
            </Flex>
            <Box textStyle="small" color="fg.muted" mt="1">
              {section.text}
            </Box>
            {section.points && (
              <Stack as="ul" gap="1.5" mt="2" ps="5" listStyleType="disc" textStyle="small" color="fg.muted">
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </Stack>
            )}
          </Card>
        ))}
      </Stack>
      {children}
    </Page>
  );
}
