import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInKit } from '../testing/render';
import { useKeptFocus } from './use-kept-focus';

let show: (stage: string) => void;

function Steps() {
  const [stage, setStage] = useState('At the pickup');
  show = setStage;
  const ref = useKeptFocus((element) => element.querySelector('h2'));
  return (
    <>
      <button>Menu</button>
      <section ref={ref}>
        <h2>{stage}</h2>
        <button key={stage}>Next</button>
      </section>
    </>
  );
}

const next = () => screen.getByRole('button', { name: 'Next' });
const changeTo = (stage: string) => act(async () => show(stage));

describe('the focus of a control that disappears', () => {
  it('moves to the substitute', async () => {
    renderInKit(<Steps />);
    next().focus();
    await changeTo('On the way');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'On the way' }));
  });

  it('stays where the person has moved it', async () => {
    renderInKit(<Steps />);
    next().focus();
    screen.getByRole('button', { name: 'Menu' }).focus();
    await changeTo('On the way');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it('is not taken from the page when nothing inside had it', async () => {
    renderInKit(<Steps />);
    await changeTo('On the way');
    expect(document.activeElement).toBe(document.body);
  });
});
