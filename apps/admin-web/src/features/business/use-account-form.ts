import { useState } from 'react';
import { fieldProblemsOf } from '@groupride/web-api-client';
import { useProblemText } from '../../shared/problem-text';
import { accountProblems, fieldOf, type AccountField, type TypedAccount } from './account-form';

/** What is typed about an account and what is wrong with it. */
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
    /** Whether everything can be sent; marks what is wrong. */
    check: (): boolean => {
      const problems = accountProblems(typed);
      setWrong(problems);
      setProblem(null);
      return problems.length === 0;
    },
    /** What the server refused, at its fields where it names them. */
    refuse: (error: unknown, fallback: string) => {
      const fields = fieldProblemsOf(error).flatMap(({ field }) => fieldOf(field) ?? []);
      setWrong(fields);
      if (fields.length === 0) setProblem(problemText(error, fallback));
    },
  };
}
