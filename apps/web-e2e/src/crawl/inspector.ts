/** What the crawler knows about one control of a page. */
export interface Control {
  /** Role and name, with its number among controls of the same role and name. */
  readonly key: string;
  readonly kind: 'press' | 'text' | 'toggle' | 'select' | 'slider';
  /** Header, tabs and footer, which every page repeats. */
  readonly shared: boolean;
  /** Why a press needs no visible effect here, if it does not. */
  readonly exempt: string | null;
  readonly width: number;
  readonly height: number;
  /** A filled button with a text: the action that a screen leads to. */
  readonly main: boolean;
  /** In a line of text, where WCAG lets a link be small. */
  readonly inline: boolean;
  /** Out of the window until the keyboard reaches it, such as a skip link. */
  readonly keyboardOnly: boolean;
  /** What lies over its middle once it is scrolled into view. */
  readonly coveredBy: string | null;
  /** Below the edge of a collapsed sheet, which a person opens first. */
  readonly folded: boolean;
}

/** What a person can see of a page, apart from pixels. */
export interface Look {
  readonly url: string;
  readonly lines: readonly string[];
  readonly states: readonly string[];
  readonly focus: string;
  readonly dialogs: number;
  readonly scroll: number;
  readonly copied: number;
}

export interface Inspector {
  controls: () => Control[];
  element: (key: string) => Element | null;
  /** The shown button that opens what holds the control. */
  handle: (key: string) => Element | null;
  /** Whether nothing of the control can be seen. */
  hidden: (key: string) => boolean;
  look: () => Look;
  busy: () => boolean;
}

declare global {
  interface Window {
    inspector: Inspector;
  }
}

/** Runs inside the page, before its own scripts. It stands on its own because the browser receives it as text. */
export function installInspector(): void {
  const INTERACTIVE = [
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
    '[role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=switch]',
    '[role=checkbox], [role=radio], [role=option], [role=combobox], [role=slider]',
  ].join();
  const found = new Map<string, Element>();
  let copied = 0;

  if ('clipboard' in navigator) {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      copied += 1;
      return write(text);
    };
  }

  const stable = (text: string) =>
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/\S+@\S+/g, '@')
      .replace(/https?:\S+/g, 'URL')
      .replace(/\d+/g, '#')
      .slice(0, 60);

  const labelOf = (element: Element): HTMLElement | null =>
    element instanceof HTMLInputElement ? (element.labels?.[0] ?? element.closest('label')) : null;

  function nameOf(element: Element): string {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labeled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const own = element.getAttribute('aria-label') ?? '';
    const text = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
    const picture = element.querySelector('img[alt]')?.getAttribute('alt') ?? '';
    const hint = element.getAttribute('placeholder') ?? element.getAttribute('title') ?? '';
    return stable(own || labeled || labelOf(element)?.innerText || text || picture || hint);
  }

  function roleOf(element: Element): string {
    const role = element.getAttribute('role');
    if (role) return role;
    if (element instanceof HTMLInputElement) return element.type === 'text' ? 'textbox' : element.type;
    return { A: 'link', BUTTON: 'button' }[element.tagName] ?? element.tagName.toLowerCase();
  }

  /** A hidden input of a switch, radio or checkbox is pressed at its label. */
  function targetOf(element: Element): Element {
    const { width, height } = element.getBoundingClientRect();
    const isTiny = width <= 2 || height <= 2 || getComputedStyle(element).opacity === '0';
    return isTiny ? (labelOf(element) ?? element) : element;
  }

  function isShown(element: Element): boolean {
    if (element.closest('[inert], [aria-hidden=true]')) return false;
    const target = targetOf(element);
    const { width, height } = target.getBoundingClientRect();
    return target.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
  }

  const isEnabled = (element: Element) =>
    !element.matches(':disabled, [aria-disabled=true], [data-disabled], [readonly]') &&
    !element.closest('fieldset:disabled');

  function kindOf(element: Element): Control['kind'] {
    const role = roleOf(element);
    if (['checkbox', 'radio', 'switch'].includes(role)) return 'toggle';
    if (element instanceof HTMLSelectElement) return 'select';
    if (role === 'slider' || role === 'range') return 'slider';
    if (element.matches('textarea, input:not([type=button], [type=submit], [type=file], [type=reset], [type=color])'))
      return 'text';
    return 'press';
  }

  function exemptionOf(element: Element): string | null {
    const href = element.getAttribute('href') ?? '';
    if (/^(tel|mailto|sms|geo):/.test(href)) return 'opens another program of the device';
    if (element.getAttribute('aria-current') === 'page') return 'link to the page that is open';
    if (element.getAttribute('aria-selected') === 'true' && roleOf(element) === 'tab') return 'tab that is open';
    if (element instanceof HTMLInputElement && element.type === 'radio' && element.checked)
      return 'choice that is made';
    if (element.getAttribute('role') === 'radio' && element.getAttribute('aria-checked') === 'true')
      return 'choice that is made';
    return null;
  }

  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} "${nameOf(element).slice(0, 30)}"`;

  /** Width and height of what can be pressed: a link may cover a whole row with an empty box of its own. */
  function sizeOf(element: Element): [number, number] {
    const target = targetOf(element);
    const { width, height } = target.getBoundingClientRect();
    const boxes = ['::before', '::after']
      .map((name) => getComputedStyle(target, name))
      .filter(
        ({ content, position, pointerEvents }) => ![content, pointerEvents].includes('none') && position === 'absolute',
      )
      .map((style) => [parseFloat(style.width) || 0, parseFloat(style.height) || 0] as const);
    return [Math.max(width, ...boxes.map(([wide]) => wide)), Math.max(height, ...boxes.map(([, high]) => high))];
  }

  /** A disclosure takes what it holds away; the handle of a sheet leaves it in the page, below the edge. */
  const handleOf = (element: Element): Element | null =>
    [...document.querySelectorAll('[aria-expanded=false][aria-controls]')].find(
      (each) => isShown(each) && document.getElementById(each.getAttribute('aria-controls') ?? '')?.contains(element),
    ) ?? null;

  function isHidden(element: Element): boolean {
    const target = targetOf(element);
    const { left, top, right, bottom } = target.getClientRects()[0] ?? target.getBoundingClientRect();
    const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
    const places = [
      ...[left + 3, middle, right - 3].map((x) => [x, center] as const),
      ...[top + 3, bottom - 3].map((y) => [middle, y] as const),
    ];
    return places.every(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there === null || !(target.contains(there) || there.contains(target));
    });
  }

  function coverOf(element: Element): string | null {
    if (handleOf(element)) return null;
    const target = targetOf(element);
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
    const top1 = document.elementFromPoint(left + width / 2, top + height / 2);
    if (top1 === null) return 'nothing: it lies outside the window';
    const isOwn = target.contains(top1) || element.contains(top1) || labelOf(element)?.contains(top1);
    // A placeholder or an icon may lie inside the field's own box.
    return isOwn || (top1.contains(target) && top1.closest('label, [role=group]') !== null) ? null : describe(top1);
  }

  function isMain(element: Element): boolean {
    if (!(element instanceof HTMLButtonElement) && !element.matches('a')) return false;
    const { backgroundColor } = getComputedStyle(element);
    const parts = backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
    const isColored = alpha > 0.9 && Math.max(red, green, blue) - Math.min(red, green, blue) > 40;
    return isColored && element.innerText.trim().length > 2 && backgroundColor.startsWith('rgb');
  }

  function isInline(element: Element): boolean {
    const parent = element.parentElement;
    if (getComputedStyle(element).display !== 'inline' || parent === null) return false;
    return (parent.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
  }

  function controls(): Control[] {
    found.clear();
    const { scrollY } = window;
    const numbers = new Map<string, number>();
    const list = [...document.querySelectorAll(INTERACTIVE)]
      .filter((element) => isShown(element) && isEnabled(element))
      // An option or a row with a control inside is pressed through it.
      .filter((element) => !(element.matches('[role]') && element.querySelector('input, button, a[href]')))
      .map((element): Control => {
        const base = `${roleOf(element)} "${nameOf(element)}"`;
        const number = (numbers.get(base) ?? 0) + 1;
        numbers.set(base, number);
        const key = number === 1 ? base : `${base} (${number})`;
        found.set(key, element);
        const { bottom } = targetOf(element).getBoundingClientRect();
        const [width, height] = sizeOf(element);
        return {
          keyboardOnly: bottom + scrollY <= 0,
          key,
          kind: kindOf(element),
          width: Math.round(width),
          height: Math.round(height),
          shared: element.closest('nav, footer, [data-shell]') !== null,
          exempt: exemptionOf(element),
          main: isMain(element),
          inline: isInline(element),
          coveredBy: coverOf(element),
          folded: handleOf(element) !== null,
        };
      });
    window.scrollTo({ top: scrollY, behavior: 'instant' });
    return list;
  }

  function look(): Look {
    const states = [...document.querySelectorAll('*')].flatMap((element) => {
      const attributes = ['expanded', 'checked', 'pressed', 'selected', 'current', 'valuenow', 'invalid', 'sort']
        .map((name) => element.getAttribute(`aria-${name}`) ?? '')
        // A button with a picture alone says with its name what it has become.
        .concat(element.matches('button') ? stable(element.getAttribute('aria-label') ?? '') : '')
        .join();
      const value =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? `${element.value} ${'checked' in element ? String(element.checked) : ''}`
          : element instanceof HTMLSelectElement
            ? element.value
            : element instanceof HTMLDetailsElement
              ? String(element.open)
              : '';
      return /[^,]/.test(attributes) || value ? [`${element.tagName} ${attributes} ${value}`] : [];
    });
    // A sheet that is pulled up changes how much of its content is seen.
    const scrollers = [...document.querySelectorAll('*')]
      .filter((element) => element.scrollHeight > element.clientHeight + 4 && element.clientHeight > 40)
      .map(({ clientHeight }) => `${Math.round(clientHeight / 4)}`);
    const { activeElement, documentElement } = document;
    return {
      url: location.href,
      lines: document.body.innerText.split('\n').filter((line) => line.trim()),
      states: [`${documentElement.lang} ${documentElement.className} ${document.title}`, ...states, scrollers.join()],
      focus: activeElement === null || activeElement === document.body ? 'body' : describe(activeElement),
      dialogs: document.querySelectorAll('[role=dialog]:not([hidden]), [role=alertdialog]:not([hidden])').length,
      scroll: Math.round(scrollY),
      copied,
    };
  }

  window.inspector = {
    controls,
    look,
    element: (key) => {
      const element = found.get(key);
      return element === undefined ? null : targetOf(element);
    },
    handle: (key) => {
      const element = found.get(key);
      return element === undefined ? null : handleOf(element);
    },
    hidden: (key) => {
      const element = found.get(key);
      return element !== undefined && isHidden(element);
    },
    busy: () =>
      document.querySelector('[aria-busy=true]') !== null ||
      document.body.innerText.trim() === '' ||
      /\b(Loading|Cargando)\b/.test(document.body.innerText) ||
      document.getAnimations().some(({ playState, effect }) => {
        const iterations = effect?.getTiming().iterations;
        return playState === 'running' && iterations !== Infinity;
      }),
  };
}
