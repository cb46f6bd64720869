import { RIDE_TRANSITIONS, type TransitionActor } from '@groupride/contracts';
import { format } from 'prettier';

const START = '<!-- transitions: written by `npm run roles` -->';
const END = '<!-- end of transitions -->';

const ACTORS: Readonly<Record<TransitionActor, string>> = {
  organizer: 'organizer',
  driver: 'driver',
  admin: 'operations',
  system: 'system',
};

/** The page with the table of ride transitions between its marks as the code has it now. @throws Error when the marks are missing */
export async function withTransitionTable(page: string, transitions = RIDE_TRANSITIONS): Promise<string> {
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`the page has no ${START} … ${END}`);
  const rows = transitions.map(
    ({ from, to, by, when }) => `| ${from} | ${to} | ${by.map((actor) => ACTORS[actor]).join(', ')} | ${when} |`,
  );
  const table = ['| from | to | by | when |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const text = `${page.slice(0, start)}${START}\n\n${table}\n\n${page.slice(end)}`;
  return format(text, { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' });
}
