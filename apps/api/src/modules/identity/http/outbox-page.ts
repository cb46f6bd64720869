import { createHash } from 'node:crypto';
import type { Message } from '../outbox.repository';

/** Trusted or escaped HTML. */
class Markup {
  constructor(readonly html: string) {}
}

/** Escapes every value except markup; lists are joined. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Markup | Markup[])[]): Markup {
  const text = (value: string | number | Markup | Markup[]): string =>
    value instanceof Markup ? value.html : Array.isArray(value) ? value.map(text).join('') : escape(String(value));
  return new Markup(parts.reduce((all, part, at) => all + text(values[at - 1] ?? '') + part));
}

const escape = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char] ?? char,
  );

const STYLE = `
:root { color-scheme: light dark; --page: #f3f6f6; --card: #fff; --line: #dbe2e3; --text: #10191c; --soft: #56646a; --accent: #0a525c; --wash: #ecf6f7; }
@media (prefers-color-scheme: dark) { :root { --page: #12151a; --card: #1a1f26; --line: #2c343e; --text: #e8ecf1; --soft: #9aa6b2; --accent: #74bcc5; --wash: #0c2429; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
.wrap { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0; }
.lead { color: var(--soft); margin: .25rem 0 1.5rem; }
form { display: flex; gap: .5rem; margin-bottom: 1rem; }
input { flex: 1; min-width: 0; }
input, button { font: inherit; color: inherit; padding: .6rem .85rem; border: 1px solid var(--line); border-radius: .6rem; background: var(--card); }
button { background: var(--accent); border-color: var(--accent); color: var(--page); font-weight: 600; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
nav { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: 1.5rem; }
nav a { padding: .2rem .7rem; border: 1px solid var(--line); border-radius: 99px; color: inherit; text-decoration: none; font-size: .875rem; background: var(--card); overflow-wrap: anywhere; }
nav a[aria-current] { background: var(--wash); border-color: var(--accent); }
article { background: var(--card); border: 1px solid var(--line); border-radius: .9rem; padding: 1.1rem 1.25rem; margin-bottom: 1rem; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; color: var(--soft); font-size: .875rem; }
.to { overflow-wrap: anywhere; }
h2 { font-size: 1.05rem; margin: .35rem 0 0; }
.code { display: inline-block; margin: .75rem 0 .25rem; padding: .3rem 1rem; border-radius: .6rem; background: var(--wash); color: var(--accent); font: 700 2rem/1.3 ui-monospace, monospace; letter-spacing: .18em; user-select: all; }
.body { margin: .5rem 0 0; color: var(--soft); white-space: pre-wrap; overflow-wrap: anywhere; }
.empty { text-align: center; color: var(--soft); padding: 3rem 1rem; border: 1px dashed var(--line); border-radius: .9rem; }
`;

/** Updates the list without disturbing input or selection. */
const SCRIPT = `
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer || !answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  const shown = document.querySelector('main');
  if (fresh && fresh.innerHTML !== shown.innerHTML) shown.replaceWith(fresh);
}, 3000);
`;

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows only the page's own style and script. */
export const OUTBOX_PAGE_POLICY = [
  `default-src 'none'`,
  `style-src ${digest(STYLE)}`,
  `script-src ${digest(SCRIPT)}`,
  `connect-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/**
 * A page that shows waiting messages and refreshes itself.
 * @param filter the recipient whose messages are shown, as typed; empty for everybody's
 */
export function outboxPage(messages: Message[], filter: string, timeZone: string): string {
  const recipients = [...new Set(messages.map(({ to }) => to))];
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GroupRide outbox</title>
<style>${new Markup(STYLE)}</style>
<noscript><meta http-equiv="refresh" content="5"></noscript>
</head>
<body>
<div class="wrap">
<h1>GroupRide outbox</h1>
<p class="lead">Mail and text messages that would go out if a mail server were configured. Newest first, up to date by itself.</p>
<form method="get" role="search">
<input name="to" type="search" value="${filter}" placeholder="Email address or phone number" aria-label="Recipient" autocomplete="off">
<button>Filter</button>
</form>
<main>
${navigation(recipients, filter)}
${messages.length > 0 ? messages.map((message) => article(message, timeZone)) : html`<p class="empty">No messages${filter.trim() ? html` for ${filter}` : ''} yet.</p>`}
</main>
</div>
<script>${new Markup(SCRIPT)}</script>
</body>
</html>
`;
  return page.html;
}

function navigation(recipients: string[], filter: string): Markup {
  const links = recipients.map(
    (to) =>
      html`<a href="?to=${encodeURIComponent(to)}"${filter.trim() ? new Markup(' aria-current="page"') : ''}>${to}</a> `,
  );
  return html`<nav aria-label="Recipients"><a href="?"${filter.trim() ? '' : new Markup(' aria-current="page"')}>Everybody</a> ${links}</nav>`;
}

function article(message: Message, timeZone: string): Markup {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'medium' }).format(
    message.createdAt,
  );
  return html`<article>
<header><span class="to">${message.channel === 'mail' ? 'Mail' : 'Text'} to ${message.to}</span><time datetime="${message.createdAt.toISOString()}">${time}</time></header>
<h2>${message.subject}</h2>
${message.code ? html`<div class="code">${message.code}</div>` : ''}
<p class="body">${message.body}</p>
</article>
`;
}
