import { Grid } from '@groupride/web-ui';
import { ApplicationDetails } from './application-details';
import { DocumentGroups } from './document-groups';

/** The data of a driver's application beside the documents, for comparison. */
export function DriverDocuments({ driverId }: { driverId: number }) {
  return (
    <Grid templateColumns={{ base: '1fr', xl: '2fr 3fr' }} gap="6" alignItems="start">
      <ApplicationDetails driverId={driverId} />
      <DocumentGroups driverId={driverId} />
    </Grid>
  );
}
