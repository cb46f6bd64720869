import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewWinery } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import { fieldProblemsOf, type ListedWinery } from '@groupride/web-api-client';
import { Box, Grid, TextAreaField, TextField, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { ReasonField } from '../../../shared/components/reason-field';
import { useProblemText } from '../../../shared/problem-text';
import { useBasedOn } from '../../../shared/use-based-on';
import { useReason } from '../../../shared/use-reason';
import { useAddWineryMutation, useChangeWineryMutation } from '../api';
import {
  LONGEST,
  asWineryField,
  changeOf,
  fieldProblem,
  readDegrees,
  roundDegrees,
  type WineryField,
} from '../winery-form';
import { WineryMap } from './winery-map';

export interface WineryDialogProps {
  /** The winery to edit; null adds one. */
  winery: ListedWinery | null;
  /** The newest version of the list that the operator saw. */
  listVersion: number;
  onClose: () => void;
}

/** Marks the first element to focus; without it, the dialog focuses its × button. */
const FOCUS_FIRST = { 'data-autofocus': '' };
/** Zoom level that shows the roads around a place. */
const NEAR_ZOOM = 13;

/** Edits a winery. Its place is picked on the map, or typed as coordinates. */
export default function WineryDialog({ winery, listVersion, onClose }: WineryDialogProps) {
  const { t } = useTranslation();
  const { form, save, busy, problem, reason } = useWineryForm({ winery, listVersion, onClose });
  const { register, control, setValue, formState } = form;
  const [name, lat, lng] = useWatch({ control, name: ['name', 'lat', 'lng'] });
  const position = positionOf(lat, lng);
  const [center, setCenter] = useState<{ position: LatLng; zoom?: number } | null>(
    position && { position, zoom: NEAR_ZOOM },
  );

  const coordinates = useRef<HTMLDivElement>(null);
  const {
    name: wrongName,
    address: wrongAddress,
    description: wrongDescription,
    lat: wrongLat,
    lng: wrongLng,
  } = formState.errors;
  const onlyPlaceWrong = Boolean(wrongLat ?? wrongLng) && !wrongName && !wrongAddress && !wrongDescription;
  useEffect(() => {
    // Focusing scrolls only to the field; its error message below it would stay hidden behind the buttons.
    if (onlyPlaceWrong) coordinates.current?.scrollIntoView?.({ block: 'nearest' });
  }, [onlyPlaceWrong, formState.submitCount]);

  const errorOf = (field: WineryField): string | undefined => {
    const error = formState.errors[field];
    return error && t(`wineries.${fieldProblem(field, error.type)}`, { max: LONGEST[field] ?? '' });
  };
  const pick = (at: LatLng) => {
    for (const field of ['lat', 'lng'] as const)
      setValue(field, roundDegrees(at[field]), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const degrees = { setValueAs: readDegrees, onBlur: () => position && setCenter({ position }) };
  return (
    <FormDialog
      title={winery ? t('wineries.editTitle', { name: winery.name }) : t('wineries.addTitle')}
      description={winery ? undefined : t('wineries.addText')}
      submit={winery ? t('wineries.save') : t('wineries.add')}
      busy={busy}
      busyLabel={t('wineries.saving')}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('wineries.name')}
        autoComplete="off"
        {...(winery ? {} : FOCUS_FIRST)}
        error={errorOf('name')}
        {...register('name')}
      />
      <TextField
        label={t('wineries.address')}
        hint={t('wineries.addressHint')}
        autoComplete="off"
        error={errorOf('address')}
        {...register('address')}
      />
      <TextAreaField
        label={t('wineries.descriptionOptional')}
        error={errorOf('description')}
        {...register('description')}
      />
      <Box>
        <Box textStyle="label" mb="1.5">
          {t('wineries.position')}
        </Box>
        <WineryMap position={position} label={name?.trim() || t('wineries.newOne')} center={center} onPick={pick} />
        <Box textStyle="caption" color="fg.subtle" mt="1.5">
          {t('wineries.positionHint')}
        </Box>
      </Box>
      <Grid ref={coordinates} templateColumns="1fr 1fr" gap="3" alignItems="start">
        <TextField label={t('wineries.lat')} autoComplete="off" error={errorOf('lat')} {...register('lat', degrees)} />
        <TextField label={t('wineries.lng')} autoComplete="off" error={errorOf('lng')} {...register('lng', degrees)} />
      </Grid>
      <ReasonField {...reason} />
    </FormDialog>
  );
}

const EMPTY: DefaultValues<NewWinery> = { name: '', address: '', description: '' };

function useWineryForm({ winery, listVersion, onClose }: WineryDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [add] = useAddWineryMutation();
  const [change] = useChangeWineryMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { field: reason, take } = useReason();
  const { basedOn, answered } = useBasedOn(listVersion);
  // What the operator started from. Compared with the newest row, fields that a colleague changed would be set back.
  const [before] = useState(() => winery && factsOf(winery));
  const form = useForm<NewWinery>({
    resolver: classValidatorResolver(NewWinery),
    defaultValues: before ?? EMPTY,
  });

  const save = form.handleSubmit(async (filled) => {
    setProblem(null);
    const facts = factsOf(filled);
    const changed = before && changeOf(before, facts);
    if (winery && !changed) return onClose();
    const given = take();
    if (given === null) return;
    const why = { reason: given, basedOn };
    const { error } = answered(
      winery && changed
        ? await change({ wineryId: winery.id, wineryChange: { ...changed, ...why } })
        : await add({ wineryAddition: { ...facts, ...why } }),
    );
    if (!error) {
      toast({ tone: 'success', title: t(winery ? 'wineries.changed' : 'wineries.added', { name: facts.name }) });
      return onClose();
    }
    const refused = fieldProblemsOf(error).map(({ field, code }) => ({ field: asWineryField(field), code }));
    refused.forEach(
      ({ field, code }, index) => field && form.setError(field, { type: code }, { shouldFocus: index === 0 }),
    );
    if (!refused.some(({ field }) => field)) setProblem(problemText(error, t('wineries.failed')));
  });
  return { form, save, busy: form.formState.isSubmitting, problem, reason };
}

const factsOf = ({ name, address, description, lat, lng }: NewWinery): NewWinery => ({
  name,
  address,
  description,
  lat,
  lng,
});

/** Position of the marker; null while the coordinates are missing or invalid. */
function positionOf(lat: number | undefined, lng: number | undefined): LatLng | null {
  if (lat === undefined || lng === undefined || Number.isNaN(lat) || Number.isNaN(lng)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
