import type { VersionedKind } from '@groupride/contracts';
import { Stack } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { useGetSettingHistoryQuery } from '../api';
import { SettingHistory } from './setting-history';

/** The version history of a record that is edited on its own screen, with author, reason, comparison and restore. */
export function RecordHistory({ kind, subject }: { kind: VersionedKind; subject?: string }) {
  const { currentData, error, isFetching, refetch } = useGetSettingHistoryQuery(
    { kind, ...(subject ? { subject } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Listing what="settings" asked={{ data: currentData, error, isFetching, refetch }} skeletons={2}>
      {(history) => (
        <Stack gap="4">
          <SettingHistory history={history} />
        </Stack>
      )}
    </Listing>
  );
}
