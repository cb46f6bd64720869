import { useTranslation } from 'react-i18next';
import type { DraftProblems } from '../plan-form';

/** Text of what is wrong with a field of the form; undefined when nothing is. */
export function useDraftProblem(problems: DraftProblems): (field: string) => string | undefined {
  const { t } = useTranslation();
  return (field) => {
    const problem = problems[field];
    return problem && t(`routePlans.editor.problems.${problem}`);
  };
}
