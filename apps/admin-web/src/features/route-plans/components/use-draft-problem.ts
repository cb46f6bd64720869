import { useTranslation } from 'react-i18next';
import type { DraftProblems } from '../plan-form';

/** The message for a field's problem; undefined if there is none. */
export function useDraftProblem(problems: DraftProblems): (field: string) => string | undefined {
  const { t } = useTranslation();
  return (field) => {
    const problem = problems[field];
    return problem && t(`routePlans.editor.problems.${problem}`);
  };
}
