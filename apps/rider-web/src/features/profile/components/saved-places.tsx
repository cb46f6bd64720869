import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_SAVED_PLACES } from '@groupride/contracts';
import {
  useListSavedPlacesQuery,
  useRemoveSavedPlaceMutation,
  useSavePlaceMutation,
  type SavedPlaceView,
} from '@groupride/web-api-client';
import { Box, Button, Card, ErrorState, Flex, Skeleton, Stack, TextField, chakra, toast } from '@groupride/web-ui';
import type { PickedPlace } from '../../../shared/places/place';
import { PlaceField } from '../../../shared/places/place-field';
import { useProblemText } from '../../../shared/problem-text';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';

/** The rider's saved places, which are suggested first. */
export function SavedPlaces() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useListSavedPlacesQuery();
  const list = useFocusAfterRemoval(data?.length);
  return (
    <Card>
      <Stack gap="4">
        <Box textStyle="small" color="fg.muted">
          {t('savedPlaces.detail')}
        </Box>
        {data ? (
          <>
            <Box ref={list} tabIndex={-1} outline="none">
              {data.length === 0 ? (
                <Box>{t('savedPlaces.empty')}</Box>
              ) : (
                <Stack as="ul" gap="0" listStyleType="none" aria-label={t('savedPlaces.list')}>
                  {data.map((place) => (
                    <PlaceRow key={place.id} place={place} />
                  ))}
                </Stack>
              )}
            </Box>
            {data.length < MOST_SAVED_PLACES && <AddPlace saved={data} />}
          </>
        ) : error ? (
          <ErrorState
            title={t('savedPlaces.failed')}
            detail={problemText(error)}
            onRetry={() => void refetch()}
            retryLabel={t('common.retry')}
            retrying={isFetching}
          />
        ) : (
          <Box role="status" aria-label={t('common.loading')}>
            <Skeleton h="16" />
          </Box>
        )}
      </Stack>
    </Card>
  );
}

function PlaceRow({ place: { id, label, name, address } }: { place: SavedPlaceView }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [remove, { isLoading }] = useRemoveSavedPlaceMutation();
  const drop = async () => {
    const answer = await remove({ placeId: id });
    if ('error' in answer)
      toast({ title: t('savedPlaces.notRemoved'), description: problemText(answer.error), tone: 'error' });
    else toast({ title: t('savedPlaces.removed', { label }), tone: 'success' });
  };
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" minH="14">
      <Box minW="0">
        <chakra.div textStyle="label" truncate>
          {label}
        </chakra.div>
        <Box textStyle="caption" color="fg.muted" truncate>
          {[name, address].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Button
        size="sm"
        variant="dangerGhost"
        busy={isLoading}
        aria-label={t('savedPlaces.removeLabel', { label })}
        onClick={() => void drop()}
      >
        {t('savedPlaces.remove')}
      </Button>
    </Flex>
  );
}

/** Labels suggested until they are in use. */
const USUAL = ['home', 'work'] as const;

function AddPlace({ saved }: { saved: readonly SavedPlaceView[] }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [save, { isLoading }] = useSavePlaceMutation();
  const [place, setPlace] = useState<PickedPlace | null>(null);
  const [label, setLabel] = useState('');
  const [tried, setTried] = useState(false);
  const called = label.trim();
  const sameLabel = (text: string) => saved.find((each) => each.label.toLowerCase() === text.toLowerCase());
  const replaced = sameLabel(called);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!place || !called) return;
    const { name, address, lat, lng } = place;
    const answer = await save({ savedPlaceForm: { label: called, name, address, lat, lng } });
    if ('error' in answer) {
      toast({ title: t('savedPlaces.notAdded'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    setPlace(null);
    setLabel('');
    setTried(false);
    toast({ title: t('savedPlaces.added', { label: called }), tone: 'success' });
  };
  return (
    <chakra.form onSubmit={(event) => void add(event)} noValidate>
      <Stack gap="3">
        <PlaceField
          label={t('savedPlaces.place')}
          placeholder={t('savedPlaces.placePlaceholder')}
          value={place}
          onChange={setPlace}
        />
        {tried && !place && (
          <Box role="alert" textStyle="caption" color="fg.error">
            {t('savedPlaces.placeMissing')}
          </Box>
        )}
        <TextField
          label={t('savedPlaces.label')}
          value={label}
          maxLength={40}
          {...(replaced ? { hint: t('savedPlaces.replaces', { label: replaced.label }) } : {})}
          {...(tried && !called ? { error: t('savedPlaces.labelMissing') } : {})}
          onChange={({ target }) => setLabel(target.value)}
        />
        <Flex gap="2" wrap="wrap">
          {USUAL.map((usual) => t(`savedPlaces.labels.${usual}`))
            .filter((usual) => !sameLabel(usual))
            .map((usual) => (
              <Button key={usual} size="sm" variant="secondary" onClick={() => setLabel(usual)}>
                {usual}
              </Button>
            ))}
        </Flex>
        <Button block type="submit" busy={isLoading} busyLabel={t('savedPlaces.adding')}>
          {t('savedPlaces.add')}
        </Button>
      </Stack>
    </chakra.form>
  );
}
