// The files of the application, which the build lists in `<template id="parts">` of index.html (vite.shared.mjs), each
// after those that it imports. The development server lists none.

/** A file that takes longer than this to run is followed by a pause. */
const LONG_MS = 4;

/**
 * The files that every page needs and those of one page.
 * @param page one of those that `webAppConfig` names
 */
function partsFor(page: string | undefined): HTMLLinkElement[] {
  const links = document.querySelector<HTMLTemplateElement>('#parts')?.content.querySelectorAll('link') ?? [];
  return [...links].filter(({ dataset: { pages } }) => pages === undefined || pages.split(' ').includes(page ?? ''));
}

const fetched = new Set<HTMLLinkElement>();

/** Makes the browser fetch the application's files without running them. */
export function fetchParts(page?: string): void {
  for (const link of partsFor(page)) {
    if (!fetched.has(link)) document.head.append(link.cloneNode());
    fetched.add(link);
  }
}

/** Lets the browser paint and answer touches. */
async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Fetches and runs the application's files, one after the other, with pauses. Imported all at once they would run in a single task,
 * which keeps a slow phone from answering for a third of a second.
 */
export async function runParts(page?: string): Promise<void> {
  fetchParts(page);
  for (const link of partsFor(page)) {
    const started = performance.now();
    await import(/* @vite-ignore */ link.getAttribute('href') ?? '');
    if (performance.now() - started > LONG_MS) await pause();
  }
}
