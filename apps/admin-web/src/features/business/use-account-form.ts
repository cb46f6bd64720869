import { useState } from 'react';
import { fieldProblemsOf } from '@groupride/web-api-client';
import { useProblemText } from '../../shared/problem-text';
import { accountProblems, fieldOf, type AccountField, type TypedAccount } from './account-form';

/** The state of an account form: typed values and their problems. */
export function useAccountForm(before: TypedAccount) {
  const problemText = useProblemText();
  const [typed, setTyped] = useState(before);
  const [wrong, setWrong] = useState<readonly AccountField[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    typed,
    wrong,
    problem,
    setProblem,
    change: <Field extends AccountField>(field: Field, text: TypedAccount[Field]) => {
      setTyped((now) => ({ ...now, [field]: text }));
      setWrong((now) => now.filter((one) => one !== field));
      setProblem(null);
    },
    /** Whether the form can be sent; marks invalid fields. */
    check: (): boolean => {
      const problems = accountProblems(typed);
      setWrong(problems);
      setProblem(null);
      return problems.length === 0;
    },
    /** Shows the server's refusal, at the fields that it names if any. */
    refuse: (error: unknown, fallback: string) => {
      const fields = fieldProblemsOf(error).flatMap(({ field }) => fieldOf(field) ?? []);
      setWrong(fields);
      if (fields.length === 0) setProblem(problemText(error, fallback));
    },
  };
}
