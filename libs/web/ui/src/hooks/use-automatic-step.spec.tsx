import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { AutoCloseOverlay, BottomSheet } from '../feedback/dialogs';
import { renderInKit } from '../testing/render';
import { useAutomaticStep, type AutomaticStepOptions } from './use-automatic-step';

const advance = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const shown = (name: string) => screen.getByTestId(name).textContent;

function Step({ name, ...options }: AutomaticStepOptions & { name: string }) {
  const { left, stopped, counting } = useAutomaticStep(options);
  return <p data-testid={name}>{stopped ? 'stopped' : counting ? left : 'waiting'}</p>;
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

it('counts down and runs once when nobody touches the page', () => {
  const done = jest.fn();
  renderInKit(<Step name="step" seconds={5} onDone={done} />);
  expect(shown('step')).toBe('5');
  advance(3);
  expect(shown('step')).toBe('2');
  advance(10);
  expect(done).toHaveBeenCalledTimes(1);
});

it.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a touch', () => fireEvent.touchStart(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['scrolling', () => fireEvent.wheel(document.body)],
  ['moving the focus', () => screen.getByRole('button', { name: 'On the page' }).focus()],
])('is stopped by %s, and says so', (_, action) => {
  const done = jest.fn();
  renderInKit(
    <>
      <button>On the page</button>
      <Step name="step" seconds={5} onDone={done} />
    </>,
  );
  advance(4);
  act(() => void action());
  expect(shown('step')).toBe('stopped');
  advance(20);
  expect(done).not.toHaveBeenCalled();
});

it('waits for a more important step that arrives later, and then starts its countdown again', () => {
  const jump = jest.fn();
  function Both() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onMouseEnter={() => setOpen(true)}>Overlay</button>
        <Step name="jump" seconds={3} priority={1} onDone={jump} />
        {open && <Step name="close" seconds={15} priority={2} onDone={() => setOpen(false)} />}
      </>
    );
  }
  renderInKit(<Both />);
  advance(2);
  fireEvent.mouseOver(screen.getByRole('button', { name: 'Overlay' }));
  expect([shown('jump'), shown('close')]).toEqual(['waiting', '15']);
  advance(14);
  expect([shown('jump'), shown('close')]).toEqual(['waiting', '1']);
  advance(1.5);
  expect(shown('jump')).toBe('3');
  advance(4);
  expect(jump).toHaveBeenCalledTimes(1);
});

it('does not start while the person is busy: a dialog is open, a field is focused, or something was just touched', async () => {
  const done = jest.fn();
  function Later({ idleSeconds = 0, part }: { idleSeconds?: number; part?: React.ReactNode }) {
    const [planned, setPlanned] = useState(false);
    return (
      <>
        {part}
        <p onMouseEnter={() => setPlanned(true)}>news</p>
        <Step name="step" seconds={3} enabled={planned} idleSeconds={idleSeconds} onDone={done} />
      </>
    );
  }
  const news = () => fireEvent.mouseOver(screen.getByText('news'));

  const dialog = renderInKit(<Later part={<BottomSheet open onClose={() => undefined} title="Invite" />} />);
  news();
  expect(shown('step')).toBe('stopped');
  dialog.unmount();

  const field = renderInKit(<Later part={<input aria-label="Pickup" />} />);
  act(() => screen.getByLabelText('Pickup').focus());
  news();
  expect(shown('step')).toBe('stopped');
  field.unmount();

  renderInKit(<Later idleSeconds={3} />);
  fireEvent.pointerDown(document.body);
  news();
  expect(shown('step')).toBe('stopped');
  advance(20);
  expect(done).not.toHaveBeenCalled();
});

describe('an overlay that closes on its own', () => {
  const overlay = (onClose: () => void) =>
    renderInKit(
      <AutoCloseOverlay
        open
        seconds={15}
        countdownText={(left) => `Closes in ${left} s`}
        stoppedText="Stays open until you close it"
        closeNowLabel="Close now"
        title="Confirmed"
        footer={<button>Share</button>}
        onClose={onClose}
      />,
    );

  it('closes after its time, although it took the focus when it opened', () => {
    const onClose = jest.fn();
    overlay(onClose);
    advance(14);
    expect(screen.getByText('Closes in 1 s')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    advance(1.5);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open once it is used', () => {
    const onClose = jest.fn();
    overlay(onClose);
    advance(8);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByText('Stays open until you close it').getAttribute('role')).toBe('status');
    expect(screen.queryByText(/Closes in/)).toBeNull();
    advance(60);
    expect(onClose).not.toHaveBeenCalled();
  });
});
