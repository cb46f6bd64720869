import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderInKit } from '../testing/render';
import { MapSheet } from './map-sheet';
import { nearestHeight, type SheetHeight } from './sheet-height';

const SPACE = 800;
let sheetPixels = 464;
const onAction = jest.fn();

function Harness({ content = <button>Further down</button> }: { content?: ReactNode }) {
  const [height, setHeight] = useState<SheetHeight>('half');
  return (
    <MapSheet
      map={<button>Show as a list</button>}
      label="Your ride"
      height={height}
      onHeight={setHeight}
      handleLabel={{ more: 'Show more', less: 'Show less' }}
      head={<button onClick={onAction}>Call driver</button>}
    >
      {content}
    </MapSheet>
  );
}

const sheet = () => screen.getByRole('region', { name: 'Your ride' });
const handle = () => screen.getByRole('button', { name: /Show (more|less)/ });
const height = () => sheet().dataset['sheet'];

beforeEach(() => {
  sheetPixels = 464;
  onAction.mockClear();
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SPACE);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => sheetPixels);
});
afterEach(() => jest.restoreAllMocks());

/** Drags the handle slowly, so that the distance decides and not the speed. */
function drag(by: number): void {
  const at = (y: number, type: string, ms: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientY: y, button: 0 });
    Object.defineProperty(event, 'timeStamp', { value: ms });
    fireEvent(handle(), event);
  };
  at(400, 'pointerdown', 1000);
  at(400 - by, 'pointermove', 3000);
  at(400 - by, 'pointerup', 3000);
}

it('settles at the height nearest to where it is released', () => {
  renderInKit(<Harness />);
  expect(height()).toBe('half');
  drag(250);
  expect(height()).toBe('full');
  sheetPixels = 752;
  drag(-450);
  expect(height()).toBe('peek');
});

it('stays where it is after a touch that hardly moved', () => {
  renderInKit(<Harness />);
  drag(3);
  expect(height()).toBe('half');
});

it('is moved by a press on its handle and by keys, and says whether it is open', () => {
  renderInKit(<Harness />);
  fireEvent.click(handle());
  expect(height()).toBe('full');
  expect(handle().getAttribute('aria-label')).toBe('Show less');
  fireEvent.click(handle());
  expect(height()).toBe('peek');
  expect(handle().getAttribute('aria-expanded')).toBe('false');
  const content = document.getElementById(handle().getAttribute('aria-controls')!)!;
  expect(content.contains(screen.getByRole('button', { name: 'Further down' }))).toBe(true);
  for (const [key, expected] of [
    ['ArrowUp', 'half'],
    ['ArrowUp', 'full'],
    ['ArrowUp', 'full'],
    ['ArrowDown', 'half'],
    ['Home', 'peek'],
    ['End', 'full'],
  ] as const) {
    fireEvent.keyDown(handle(), { key });
    expect([key, height()]).toEqual([key, expected]);
  }
});

it('does not drag when a button in its header is pressed', () => {
  renderInKit(<Harness />);
  const button = screen.getByRole('button', { name: 'Call driver' });
  fireEvent.pointerDown(button, { clientY: 400 });
  fireEvent.pointerMove(button, { clientY: 100 });
  fireEvent.pointerUp(button, { clientY: 100 });
  fireEvent.click(button);
  expect(height()).toBe('half');
  expect(onAction).toHaveBeenCalledTimes(1);
});

describe('nearestHeight', () => {
  const at = (pixels: number, speed = 0, height: SheetHeight = 'half') =>
    nearestHeight({ height, pixels, space: SPACE, speed });

  it('returns the nearest height', () => {
    expect([at(100), at(240), at(450), at(740)]).toEqual(['peek', 'peek', 'half', 'full']);
  });

  it('follows a quick movement to the next height, and no farther than the last', () => {
    expect(at(480, 1.2)).toBe('full');
    expect(at(450, -1.2)).toBe('peek');
    expect(at(240, -1.2, 'peek')).toBe('peek');
  });
});

it('positions visually hidden content inside its scrolling area', () => {
  renderInKit(<Harness />);
  const scrolls = (each: Element): boolean => getComputedStyle(each).overflowY === 'auto';
  let body = screen.getByRole('button', { name: 'Further down' }).parentElement!;
  while (!scrolls(body)) body = body.parentElement!;
  expect(sheet().contains(body)).toBe(true);
  expect(getComputedStyle(body).position).toBe('relative');
});

describe('content that scrolls', () => {
  const globals = globalThis as { ResizeObserver?: unknown };
  const before = globals.ResizeObserver;
  afterEach(() => {
    globals.ResizeObserver = before;
  });

  it.each([
    ['takes the focus when nothing in it does', <p key="text">Further down</p>, 0],
    ['leaves the focus to what is in it', <button key="button">Further down</button>, -1],
  ] as const)('%s', (_, content, tabIndex) => {
    const resized: (() => void)[] = [];
    globals.ResizeObserver = class {
      constructor(onResize: () => void) {
        resized.push(onResize);
      }
      observe() {}
      disconnect() {}
    };
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2 * SPACE);
    renderInKit(<Harness content={content} />);
    act(() => resized.forEach((onResize) => onResize()));
    const body = document.getElementById(handle().getAttribute('aria-controls')!)!;
    expect(body.tabIndex).toBe(tabIndex);
  });
});

it('makes way for a control of the map that it covers and that gets the focus', () => {
  renderInKit(<Harness />);
  fireEvent.keyDown(handle(), { key: 'End' });
  expect(height()).toBe('full');
  const control = screen.getByRole('button', { name: 'Show as a list' });
  let top = 60;
  sheet().getBoundingClientRect = () => new DOMRect(0, top, 390, 740);
  control.getBoundingClientRect = () => new DOMRect(334, 68, 44, 44);
  act(() => control.focus());
  expect(height()).toBe('half');
  top = 340;
  act(() => control.blur());
  act(() => control.focus());
  expect(height()).toBe('half');
});
