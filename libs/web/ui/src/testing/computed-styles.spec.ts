import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const styleSheet = document.createElement('style');

function elementWith(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`No element ${id}`);
  return element;
}

beforeEach(() => {
  document.head.append(styleSheet);
  document.body.innerHTML = `
    <main id="main" class="page wide">
      <p id="text" class="css-1ab note" data-part="text">Text</p>
      <button id="button" class="css-1abc" disabled>Press</button>
      <svg id="drawing"><linearGradient id="gradient"></linearGradient></svg>
    </main>`;
});

afterEach(() => {
  styleSheet.remove();
});

describe('The computed styles of unit tests', () => {
  const ids = ['main', 'text', 'button', 'drawing', 'gradient'];

  it.each([
    '*',
    'P',
    'p, button',
    '.css-1ab',
    '.css-1ab.note',
    '.css-1ab.wide',
    '.css-1abc:is(:disabled, [disabled], [data-disabled])',
    '.css-1abc:not(.note, .wide)',
    '.page .note',
    '.page > .css-1abc',
    '.page>p',
    '.css-1ab + .css-1abc',
    '.css-1ab~button',
    '.wide > :not(p)',
    '[data-part="text"]',
    'p[data-part="a, .b"], .missing',
    '#text',
    'p#text',
    ':where(p, .css-1abc)',
    ':disabled',
    'linearGradient',
    '.missing, .missing > p',
    '.css-1\\61 b',
  ])('hide what %s selects', (selector) => {
    styleSheet.textContent = `@keyframes spin { to { rotate: 1turn } } ${selector} { display: none }`;
    const hidden = ids.filter((id) => getComputedStyle(elementWith(id)).display === 'none');
    expect(hidden).toEqual(ids.filter((id) => elementWith(id).matches(selector)));
  });

  it('inherit visibility and pointer events, and follow changes of the document', () => {
    styleSheet.textContent = '.off { visibility: hidden; pointer-events: none }';
    const style = () => getComputedStyle(elementWith('text'));
    expect([style().visibility, style().pointerEvents]).toEqual(['visible', 'auto']);
    elementWith('main').classList.add('off');
    expect([style().visibility, style().getPropertyValue('pointer-events')]).toEqual(['hidden', 'none']);
    elementWith('text').style.visibility = 'visible';
    expect([style().visibility, style().pointerEvents]).toEqual(['visible', 'none']);
    elementWith('main').classList.remove('off');
    expect(style().pointerEvents).toBe('auto');
  });

  it('contain other properties', () => {
    styleSheet.textContent = '.note { white-space: normal; color: red; --room: 3px }';
    const style = getComputedStyle(elementWith('text'));
    expect(style.display).toBe('block');
    expect([style.whiteSpace, style.color]).toEqual(['normal', 'rgb(255, 0, 0)']);
    expect(style.getPropertyValue('--room')).toBe('3px');
    expect(style.getPropertyValue('background-color')).toBe('rgba(0, 0, 0, 0)');
    expect(style.length).toBeGreaterThan(10);
  });
});
