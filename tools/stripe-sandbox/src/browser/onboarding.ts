import { localeOf, say, speak } from './texts';

speak(localeOf(document.documentElement.lang));

const submit = document.getElementById('submit') as HTMLButtonElement;
const later = document.getElementById('later') as HTMLButtonElement;
const bank = document.getElementById('bank') as HTMLSelectElement;
const problem = document.getElementById('error') as HTMLElement;
const link = new URLSearchParams(location.search).get('link') ?? '';

async function answer(outcome: 'done' | 'later'): Promise<void> {
  problem.textContent = '';
  submit.disabled = later.disabled = true;
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      body: new URLSearchParams({ link, outcome, bank: bank.value }),
    });
    if (!response.ok) throw new Error(String(response.status));
    const { redirect } = (await response.json()) as { redirect: string };
    location.assign(redirect);
  } catch {
    problem.textContent = say('Your answer did not arrive. Please check your connection and try again.');
    submit.disabled = later.disabled = false;
  }
}

submit.addEventListener('click', () => void answer('done'));
later.addEventListener('click', () => void answer('later'));
