import { renderInApp } from '../testing/render-in-app';
import { useProblemToast } from './problem-text';

const unreachable = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };
const NOT_CHANGED = 'Your status didn’t change. Please try again.';

function Toast({ error }: { error: unknown }) {
  const { title, description } = useProblemToast()(error, NOT_CHANGED);
  return `${title} ${description ?? ''}`.trim();
}
const told = (error: unknown) => renderInApp(<Toast error={error} />).container.textContent;

it('asks the driver to try again only once when the server cannot be reached', () => {
  expect(told(unreachable)).toBe(`${NOT_CHANGED} We can’t reach GroupRide. Check your connection.`);
});

it('adds which entry the server refused', () => {
  const data = {
    status: 400,
    code: 'validation_failed',
    title: 'Bad request',
    detail: 'isOnline must be true or false',
  };
  expect(told({ status: 400, data })).toBe(`${NOT_CHANGED} isOnline must be true or false`);
  expect(told(undefined)).toBe(NOT_CHANGED);
});
