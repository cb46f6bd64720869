// Which tests failed and why, from the reports of Jest and Playwright: the summary repeats them where nobody can miss them.
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** File, titles of the groups and title of the test. */
  readonly test: string;
  /** What the test runner said of it, without colors. */
  readonly why: string;
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/**
 * @param text what `jest --json` wrote
 * @param root folder that names of files are shown relative to
 */
export function jestFailures(text: string, root: string): Failure[] {
  const { testResults } = JSON.parse(text) as JestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relativeTo(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failure(file, [message])];
    return failed.map(({ fullName, failureMessages = [] }) => failure(`${file} › ${fullName}`, failureMessages));
  });
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

/** @param text what Playwright's json reporter wrote; a test that passed only at the second try is listed too */
export function playwrightFailures(text: string): Failure[] {
  const { suites, errors } = JSON.parse(text) as PlaywrightReport;
  const outside = errors.map(({ message = '' }) => failure('outside the tests', [message]));
  return [...suites.flatMap(failuresOf), ...outside];
}

function failuresOf({ file, suites = [], specs }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(
          `${file} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Lines of an explanation that the summary repeats: the rest is in the step's log. */
const LINES = 15;

const failure = (test: string, messages: readonly string[]): Failure => ({
  test,
  why: stripVTControlCharacters(messages.join('\n')).trim().split('\n').slice(0, LINES).join('\n'),
});

const relativeTo = (root: string, file: string): string => (file.startsWith(root) ? file.slice(root.length + 1) : file);
