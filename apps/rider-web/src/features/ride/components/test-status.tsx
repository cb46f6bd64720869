import { useTranslation } from 'react-i18next';
import { nextStatusOf, TEST_STATUSES, type TestStatus as Status } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import { Box, Button, Card, Stack, TwoColumns, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { isOver } from '../../../shared/ride-texts';
import { useClientConfig } from '../../../shared/session';
import { useChangeStatusForTestMutation } from '../api';

/** Takes the driver's next step, for trying the product without a driver. Shown only if the test tools are enabled. */
export function TestStatus({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const config = useClientConfig();
  const [change, { isLoading, originalArgs }] = useChangeStatusForTestMutation();
  if (!config?.demoTools || ride.you !== 'organizer' || isOver(ride.status)) return null;
  const next = nextStatusOf(ride);
  const press = async (status: Status) => {
    const answer = await change({ rideId: ride.id, testStatusChange: { status } });
    if ('error' in answer)
      toast({ title: t('testStatus.failed'), description: problemText(answer.error), tone: 'error' });
  };
  return (
    <Card title={t('testStatus.title')}>
      <Stack gap="3">
        <TwoColumns gap="2">
          {TEST_STATUSES.map((status) => (
            <Button
              key={status}
              size="sm"
              variant="secondary"
              disabled={isLoading || status !== next}
              busy={isLoading && originalArgs?.testStatusChange.status === status}
              onClick={() => void press(status)}
            >
              {/* The status name used by the API and the specification. */}
              {status}
            </Button>
          ))}
        </TwoColumns>
        <Box textStyle="caption" color="fg.muted">
          {next ? t('testStatus.hint') : t('testStatus.unpaid')}
        </Box>
      </Stack>
    </Card>
  );
}
