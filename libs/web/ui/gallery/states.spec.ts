import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '../src/index';
import { declaredStates, tagsOf, type DeclaredState } from './declared-states';

/** States that have no look of their own, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'CodeInput.autoFocus': 'takes the focus and looks the same',
  'Combobox.focused': 'takes the focus and looks the same',
  'LanguageToggle.value=es': 'is what somebody chooses in the gallery',
  'MapSheet.tabs': 'is the default, which a frame turns off',
};

const samples = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.spec.tsx'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));

// Whether a dialog is open is no state of its own: the samples open them with buttons.
const exported = declaredStates().filter(({ component, prop }) => component in kit && prop !== 'open');

/** The states that no sample shows, such as "Button.block" or "Button.variant=ghost". */
function missing({ component, prop, values }: DeclaredState): string[] {
  const used = samples.flatMap((sample) =>
    tagsOf(component, sample).map((tag) => ({
      ...tag,
      sample,
      has: new RegExp(`\\s${prop}(?=[\\s=/]|$)`).test(tag.shallow),
    })),
  );
  const set = used.filter(({ has, full }) => has && !full.includes(`${prop}={false}`));
  if (values === 'switch') return set.length > 0 ? [] : [`${component}.${prop}`];
  const lacking = values.filter(
    (value) =>
      !set.some(
        ({ full, sample }) =>
          full.includes(`${prop}="${value}"`) || (full.includes(`${prop}={`) && sample.includes(`'${value}'`)),
      ),
  );
  // A tag without the prop shows its default value.
  const left = used.some(({ has }) => !has) ? lacking.slice(1) : lacking;
  return left.map((value) => `${component}.${prop}=${value}`);
}

describe('the gallery', () => {
  it('shows the states that the props of its components name', () => {
    expect(exported.length).toBeGreaterThan(50);
    const lacking = exported.flatMap(missing);
    expect(lacking.filter((state) => !(state in EXCEPTIONS))).toEqual([]);
    expect(Object.keys(EXCEPTIONS).filter((state) => !lacking.includes(state))).toEqual([]);
  });
});
