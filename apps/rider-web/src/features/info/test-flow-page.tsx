import { Box, Card, LinkButton, chakra } from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useLanguageContent } from '../../shared/use-language-content';
import { GuideState } from './guide-state';
import { guides } from './guides';

const steps = ['rider', 'driver', 'ride'] as const;
const paths = { rider: '/', driver: '/driver' };

/** Explains how to try a whole ride with a rider in one window and a driver in another. */
export default function TestFlowPage() {
  const content = useLanguageContent(guides);
  if (typeof content !== 'object') return <GuideState failed={content === 'failed'} />;
  const { testFlow } = content;
  return (
    <Page title={testFlow.title} subtitle={testFlow.lead} back="history">
      <chakra.ol display="flex" flexDirection="column" gap="4" listStyleType="none">
        {steps.map((name, index) => (
          <li key={name}>
            <Card>
              <chakra.h2 textStyle="strong">
                {index + 1}. {testFlow.steps[name].title}
              </chakra.h2>
              <Box color="fg.muted" mt="1">
                {testFlow.steps[name].text}
              </Box>
              {name !== 'ride' && (
                <Box mt="4">
                  <LinkButton href={paths[name]}>{testFlow.steps[name].open}</LinkButton>
                </Box>
              )}
            </Card>
          </li>
        ))}
      </chakra.ol>
    </Page>
  );
}
