import { Grid } from '@groupride/web-ui';
import { ApplicationDetails } from './application-details';
import { DocumentGroups } from './document-groups';

/** What a driver applied with beside the documents, to compare them. */
export function DriverDocuments({ driverId }: { driverId: number }) {
  return (
    <Grid templateColumns={{ base: '1fr', xl: '2fr 3fr' }} gap="6" alignItems="start">
      <ApplicationDetails driverId={driverId} />
      <DocumentGroups driverId={driverId} />
    </Grid>
  );
}
