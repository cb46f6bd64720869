import { useTranslation } from 'react-i18next';
import { usePages } from '../../../shared/use-pages';
import { useListReviewsQuery } from '../api';
import { ReviewPages } from './review-pages';

/** Reviews that a rider gave or a driver got, newest first. */
export function PersonReviews({ of }: { of: { riderId: number } | { driverId: number } }) {
  const { t } = useTranslation();
  const { start: before, pagination } = usePages<number>(JSON.stringify(of));
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListReviewsQuery({ ...of, ...(before ? { before } : {}) }, { refetchOnMountOrArgChange: true });
  return (
    <ReviewPages asked={{ data, error, isFetching, refetch }} none={t('reviews.noneYet')} pagination={pagination} />
  );
}
