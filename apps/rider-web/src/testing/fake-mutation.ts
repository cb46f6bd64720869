import { useState } from 'react';

/** What a call answers: data, or a refusal with a code that the application has words for. */
export interface Answered {
  data?: unknown;
  error?: { status: number; data: { code: string } };
}

export const refused = (code: string): Answered => ({ error: { status: 409, data: { code } } });

/** A call to the server as its hook gives it: busy until the spec's answer is there. */
export interface FakeMutation<Asked> {
  readonly asked: Asked[];
  answer: (asked: Asked) => Answered | Promise<Answered>;
  readonly use: () => readonly [(asked: Asked) => Promise<Answered>, { isLoading: boolean; isError: boolean; error?: unknown; reset: () => void }];
}

export function fakeMutation<Asked>(): FakeMutation<Asked> {
  const fake: FakeMutation<Asked> = { asked: [], answer: () => ({}), use: useFake };
  function useFake() {
    const [state, setState] = useState<{ isLoading: boolean; error?: unknown }>({ isLoading: false });
    const trigger = async (asked: Asked) => {
      fake.asked.push(asked);
      setState({ isLoading: true });
      const answer = await fake.answer(asked);
      setState({ isLoading: false, error: answer.error });
      return answer;
    };
    return [trigger, { ...state, isError: state.error !== undefined, reset: () => setState({ isLoading: false }) }] as const;
  }
  return fake;
}
