import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '@groupride/contracts';
import { format } from 'prettier';

const START = '<!-- events: written by `npm run roles` -->';
const END = '<!-- end of events -->';

/** The guide with the list of event types between its marks as the code has it now. @throws Error when the marks are missing */
export async function withWebhookCatalog(guide: string): Promise<string> {
  const [start, end] = [guide.indexOf(START), guide.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`the guide has no ${START} … ${END}`);
  const rows = WEBHOOK_EVENT_TYPES.map((type) => `| \`${type}\` | ${WEBHOOK_EVENTS[type]} |`);
  const table = ['| type | what happened |', '| --- | --- |', ...rows].join('\n');
  const text = `${guide.slice(0, start)}${START}\n\n${table}\n\n${guide.slice(end)}`;
  return format(text, { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' });
}
