import { ERROR_CODES } from '@groupride/contracts';
import { format } from 'prettier';
import { ERROR_MEANINGS } from './error-meanings';

const START = '<!-- errors: written by `npm run roles` -->';
const END = '<!-- end of errors -->';

export interface WithErrors {
  'x-errors': Record<string, number>;
}

/**
 * The page with the table between its marks as the codes are now.
 * @param document the OpenAPI document, which says the status of each code
 * @throws Error when the marks or a status are missing
 */
export async function withErrorCatalog(page: string, document: WithErrors): Promise<string> {
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`the page has no ${START} … ${END}`);
  const rows = ERROR_CODES.map((code) => {
    const status = document['x-errors'][code];
    if (status === undefined) throw new Error(`the document does not name ${code}`);
    return { status, line: `| \`${code}\` | ${status} | ${ERROR_MEANINGS[code].join(' | ')} |` };
  });
  // Sorting is stable: within a status as the codes are listed.
  const lines = rows.sort((one, other) => one.status - other.status).map(({ line }) => line);
  const table = ['| code | status | cause | remedy |', '| --- | --- | --- | --- |', ...lines].join('\n');
  const text = `${page.slice(0, start)}${START}\n\n${table}\n\n${page.slice(end)}`;
  return format(text, { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' });
}
