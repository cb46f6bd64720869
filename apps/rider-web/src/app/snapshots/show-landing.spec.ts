import { jest } from '@jest/globals';

const answer = (body: unknown, age = false) =>
  ({ ok: true, headers: { has: () => age }, json: () => Promise.resolve(body) }) as unknown as Response;

/** Opens the landing page of somebody about whom the API answers this. @returns what is shown */
async function openAs(user: () => Promise<Response>): Promise<string | null | undefined> {
  jest.resetModules();
  document.body.innerHTML = `<div id="root"></div>
    <template id="snapshots"><link data-page="landing" hreflang="en" href="/landing-en.json"></template>`;
  globalThis.fetch = jest.fn<typeof fetch>((path) => {
    if (path === '/api/auth/user') return user();
    return Promise.resolve(answer({ title: 'GroupRide', html: '<h1>For visitors</h1>' }));
  });
  const { showLanding } = await import('./show-landing');
  await showLanding(document.querySelector<HTMLElement>('#root')!, () =>
    Promise.resolve((root) => void setTimeout(() => (root.innerHTML = '<h1>Application</h1>'))),
  );
  return document.querySelector('h1')?.textContent;
}

describe('showLanding', () => {
  it('shows visitors the page of the build, and signed-in people the application', async () => {
    expect(await openAs(() => Promise.resolve(answer(null)))).toBe('For visitors');
    expect(await openAs(() => Promise.resolve(answer({ id: 7 })))).toBe('Application');
  });

  it('shows the application when nobody answers who is signed in, for example offline', async () => {
    expect(await openAs(() => Promise.resolve(answer({ id: 7 }, true)))).toBe('Application');
    expect(await openAs(() => Promise.reject(new Error('offline')))).toBe('Application');
  });
});
