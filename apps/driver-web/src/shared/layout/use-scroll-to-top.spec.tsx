import { render, screen } from '@testing-library/react';
import { useScrollToTop } from './use-scroll-to-top';

function Sheet({ stage }: { stage: string }) {
  const content = useScrollToTop(stage);
  return (
    <div data-testid="page">
      <div data-sheet="half" data-testid="sheet">
        <div data-testid="body">
          <div ref={content}>{stage}</div>
        </div>
      </div>
    </div>
  );
}

it('scrolls the sheet to its top when the stage changes, and leaves the page alone', () => {
  const { rerender } = render(<Sheet stage="to_pickup" />);
  const all = ['page', 'sheet', 'body'].map((name) => screen.getByTestId(name));
  const scrolled = () => all.map(({ scrollTop }) => scrollTop);
  for (const element of all) element.scrollTop = 200;
  rerender(<Sheet stage="to_pickup" />);
  expect(scrolled()).toEqual([200, 200, 200]);
  rerender(<Sheet stage="at_pickup" />);
  expect(scrolled()).toEqual([200, 0, 0]);
});
