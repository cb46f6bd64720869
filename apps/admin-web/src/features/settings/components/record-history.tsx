import type { VersionedKind } from '@groupride/contracts';
import { Stack } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { useGetSettingHistoryQuery } from '../api';
import { SettingHistory } from './setting-history';

/** Versions of what has its own screen: who changed it and why, compared, and applied again. */
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
