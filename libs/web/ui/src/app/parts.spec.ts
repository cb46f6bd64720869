import { fetchParts, runParts } from './parts';

const ran: string[] = [];
Object.assign(globalThis, { ran });

/** A file that notes that it runs, after keeping the processor busy. */
const file = (name: string, busyMs = 0) =>
  `data:text/javascript,const end=performance.now()+${busyMs};while(performance.now()<end);globalThis.ran.push('${name}')`;
const link = (href: string, pages = '') => `<link rel="modulepreload" href="${href}"${pages}>`;

function list(...links: string[]): void {
  document.head.innerHTML = '';
  document.body.innerHTML = `<template id="parts">${links.join('')}</template>`;
}

beforeEach(() => ran.splice(0));

it('fetches what every page needs and what this page needs, once', () => {
  list(link('/react.js'), link('/home.js', ' data-pages="home"'), link('/form.js', ' data-pages="signin signup"'));
  fetchParts('signin');
  fetchParts('signin');
  const fetched = [...document.head.querySelectorAll('link')].map((each) => each.getAttribute('href'));
  expect(fetched).toEqual(['/react.js', '/form.js']);
});

it('runs the files in order and lets the browser answer after a slow one', async () => {
  list(link(file('slow', 8)), link(file('page'), ' data-pages="signin"'), link(file('other'), ' data-pages="home"'));
  setTimeout(() => ran.push('touch'));
  await runParts('signin');
  expect(ran).toEqual(['slow', 'touch', 'page']);
});

it('does nothing on the development server, which lists no files', async () => {
  document.body.innerHTML = '<template id="parts"></template>';
  await runParts();
  document.body.innerHTML = '';
  await runParts();
  expect(ran).toEqual([]);
});
