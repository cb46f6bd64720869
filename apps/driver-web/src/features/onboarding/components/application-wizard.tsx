import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DocumentGroup } from '@groupride/contracts';
import { instantToZoned } from '@groupride/geo';
import {
  fieldProblemsOf,
  problemOf,
  useApplyAsDriverMutation,
  useGetConfigQuery,
  type ApplicationDraftView,
} from '@groupride/web-api-client';
import { Box, Button, Card, Flex, InlineAlert, Stack, chakra, toast, useFormat } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import {
  applicationResolver,
  EMPTY_FIELDS,
  toApplication,
  toDraftFields,
  type ApplicationFields,
} from '../application-fields';
import { FIELDS_OF_STEP, stepOf, STEPS, type StepName } from '../steps';
import { useDraft } from '../use-draft';
import { DraftStatus } from './draft-status';
import { StepList } from './step-list';
import { BackgroundStep } from './steps/background-step';
import { PaymentStep } from './steps/payment-step';
import { PersonalStep } from './steps/personal-step';
import { RequirementsStep } from './steps/requirements-step';
import { VehicleStep } from './steps/vehicle-step';
import { WelcomeStep } from './steps/welcome-step';

export interface Applicant {
  name: string;
  email: string;
  phone?: string | null;
}

export interface ApplicationWizardProps {
  draft: ApplicationDraftView;
  applicant: Applicant;
  onApplied: () => void;
  /** Reloads the draft saved by another device. */
  onReload: () => void;
  reloading: boolean;
  /** Content of the documents step. */
  documents: ReactNode;
  /** Groups without a document; undefined while unknown. */
  missing: readonly DocumentGroup[] | undefined;
}

const LAST = STEPS.length - 1;

/** The application to drive in seven steps. */
export function ApplicationWizard(props: ApplicationWizardProps) {
  const { draft, applicant, onApplied, onReload, reloading, documents, missing = [] } = props;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { timeZone } = useFormat();
  const today = () => instantToZoned(new Date(), timeZone).date;
  const [apply, { isLoading, error }] = useApplyAsDriverMutation();
  const [step, setStep] = useState(draft.step);
  const [completed, setCompleted] = useState(draft.completed);
  const form = useForm<ApplicationFields>({
    resolver: applicationResolver(today),
    defaultValues: filledIn(draft, applicant),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  // Each group of documents has its own card.
  const Frame = STEPS[step] === 'documents' ? Box : Card;
  const headingRef = useHeadingFocus(step);
  const name = STEPS[step] ?? 'welcome';
  const { saver, state } = useDraft(draft, {
    step: draft.step,
    completed: draft.completed,
    fields: toDraftFields(filledIn(draft, applicant)),
  });

  useCorrections(form);
  const next = async () => {
    if (!(await form.trigger(FIELDS_OF_STEP[name], { shouldFocus: true }))) return;
    setCompleted((before) => Math.max(before, step + 1));
    setStep(step + 1);
  };
  /** Opens the step of the first field with an error and focuses it. */
  const showError = (fields: readonly string[]) => {
    const field = FIELDS.find((each) => fields.includes(each));
    const at = field === undefined ? null : stepOf(field);
    if (field === undefined || at === null) return;
    if (at !== step) headingRef.skipNext();
    setStep(at);
    toast({ tone: 'warning', title: t('onboarding.fix') });
    setTimeout(() => form.setFocus(field));
  };
  const submit = form.handleSubmit(
    async (fields) => {
      if (missing.length > 0) {
        const names = missing.map((group) => t(`documents.groups.${group}`)).join(', ');
        toast({ tone: 'warning', title: t('documents.missing'), description: t('documents.missingText', { names }) });
        return setStep(STEPS.indexOf('documents'));
      }
      saver.stop();
      const answer = await apply({ driverApplication: toApplication(fields) });
      if (!answer.error || problemOf(answer.error)?.code === 'application_exists') return onApplied();
      saver.resume();
      const problems = fieldProblemsOf(answer.error);
      for (const { field, code } of problems)
        if (isField(field)) form.setError(field, { type: field === 'consents' ? 'consent_missing' : code });
      showError(problems.map(({ field }) => field));
    },
    (errors) => showError(Object.keys(errors)),
  );

  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (step === LAST ? submit() : next());
      }}
    >
      <Stack gap="5">
        <StepList current={step} completed={completed} onOpen={setStep} />
        <Frame>
          <chakra.h2 ref={headingRef.ref} tabIndex={-1} textStyle="heading" mb="4" outline="none">
            {t(`onboarding.titles.${name}`)}
          </chakra.h2>
          <Step name={name} form={form} applicant={applicant} today={today()} documents={documents} />
        </Frame>
        {error && <InlineAlert tone="error">{problemText(error, t('onboarding.failed'))}</InlineAlert>}
        <DraftStatus
          step={step}
          completed={completed}
          saver={saver}
          state={state}
          onReload={onReload}
          reloading={reloading}
          control={form.control}
        />
        <Flex gap="3">
          <Button variant="secondary" size="lg" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {t('onboarding.previous')}
          </Button>
          <Box flex="1" minW="0">
            <Button type="submit" block size="lg" busy={isLoading} busyLabel={t('onboarding.sending')}>
              {t(step === LAST ? 'onboarding.submit' : 'onboarding.next')}
            </Button>
          </Box>
        </Flex>
      </Stack>
    </chakra.form>
  );
}

const filledIn = ({ fields }: ApplicationDraftView, { name }: Applicant): ApplicationFields => ({
  ...EMPTY_FIELDS,
  fullName: name,
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)),
});

const FIELDS = STEPS.flatMap((step) => FIELDS_OF_STEP[step]);
const isField = (field: string): field is keyof ApplicationFields => FIELDS.some((each) => each === field);

interface StepProps {
  name: StepName;
  form: UseFormReturn<ApplicationFields>;
  applicant: Applicant;
  today: string;
  documents: ReactNode;
}

function Step({ name, form, applicant, today, documents }: StepProps) {
  const { data: config } = useGetConfigQuery();
  if (name === 'welcome') return <WelcomeStep />;
  if (name === 'requirements') return <RequirementsStep />;
  if (name === 'personal-info')
    return <PersonalStep form={form} account={applicant} profileUrl={config && `${config.riderWebUrl}/profile`} />;
  if (name === 'vehicle-info') return <VehicleStep form={form} today={today} />;
  if (name === 'documents') return documents;
  if (name === 'payment') return <PaymentStep />;
  return <BackgroundStep form={form} riderWebUrl={config?.riderWebUrl} />;
}

/** Removes an error as soon as the entry is valid, even if "Next" or the server found it. */
function useCorrections({ watch, trigger, getFieldState }: UseFormReturn<ApplicationFields>) {
  useEffect(() => {
    const watching = watch((_fields, { name }) => {
      const field = FIELDS.find((each) => each === name);
      if (field && getFieldState(field).error) void trigger(field);
    });
    return () => watching.unsubscribe();
  }, [watch, trigger, getFieldState]);
}

/** Focuses the heading of a newly opened step for screen readers, unless one of its fields takes the focus. */
function useHeadingFocus(step: number) {
  const ref = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  const skips = useRef(false);
  useLayoutEffect(() => {
    if (before.current !== step && !skips.current) {
      window.scrollTo({ top: 0 });
      ref.current?.focus();
    }
    before.current = step;
    skips.current = false;
  }, [step]);
  return { ref, skipNext: () => void (skips.current = true) };
}
