import { useCallback, useState } from 'react';

/** The answer to a call: data, or a refusal with an error code. */
export interface Answered {
  data?: unknown;
  error?: { status: number | 'FETCH_ERROR'; data?: { code: string } };
}

export const refused = (code: string, status = 409): Answered => ({ error: { status, data: { code } } });

/** A lost answer or a missing connection. */
export const unanswered: Answered = { error: { status: 'FETCH_ERROR' } };

/** A fake mutation hook that stays busy until the spec's answer arrives. */
export interface FakeMutation<Asked> {
  readonly asked: Asked[];
  answer: (asked: Asked) => Answered | Promise<Answered>;
  readonly use: () => readonly [
    (asked: Asked) => Promise<Answered>,
    { isLoading: boolean; isError: boolean; data?: unknown; error?: unknown; reset: () => void },
  ];
}

export function fakeMutation<Asked>(): FakeMutation<Asked> {
  const fake: FakeMutation<Asked> = { asked: [], answer: () => ({}), use: useFake };
  function useFake() {
    const [state, setState] = useState<{ isLoading: boolean; data?: unknown; error?: unknown }>({ isLoading: false });
    const trigger = useCallback(async (asked: Asked) => {
      fake.asked.push(asked);
      setState({ isLoading: true });
      const answer = await fake.answer(asked);
      setState({ isLoading: false, data: answer.data, error: answer.error });
      return answer;
    }, []);
    return [
      trigger,
      { ...state, isError: state.error !== undefined, reset: () => setState({ isLoading: false }) },
    ] as const;
  }
  return fake;
}
