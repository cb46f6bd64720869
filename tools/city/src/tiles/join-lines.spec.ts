import { joinedLines, type Line } from './join-lines';

const [A, B, C, D]: Line = [
  [0, 0],
  [10, 0],
  [20, 1],
  [30, 0],
];

describe('lines of one road', () => {
  it('are joined where they continue each other, in any order and direction', () => {
    expect(
      joinedLines(
        [
          [B!, C!],
          [A!, B!],
          [D!, C!],
        ],
        false,
      ),
    ).toEqual([[A, B, C, D]]);
    expect(
      joinedLines(
        [
          [A!, B!],
          [C!, D!],
        ],
        false,
      ),
    ).toHaveLength(2);
  });

  it('are never reversed when they have a direction', () => {
    expect(
      joinedLines(
        [
          [B!, C!],
          [A!, B!],
          [D!, C!],
        ],
        true,
      ),
    ).toEqual([
      [A, B, C],
      [D, C],
    ]);
    expect(
      joinedLines(
        [
          [B!, A!],
          [B!, C!],
        ],
        true,
      ),
    ).toHaveLength(2);
  });

  it('are not joined around a corner, but straight across an intersection', () => {
    const intersection: Line[] = [
      [
        [0, 10],
        [10, 10],
      ],
      [
        [10, 0],
        [10, 10],
      ],
      [
        [10, 10],
        [10, 20],
      ],
      [
        [10, 10],
        [20, 10],
      ],
    ];
    expect(joinedLines(intersection, false)).toEqual([
      [
        [0, 10],
        [10, 10],
        [20, 10],
      ],
      [
        [10, 0],
        [10, 10],
        [10, 20],
      ],
    ]);
    expect(
      joinedLines(
        [
          [
            [0, 0],
            [10, 0],
          ],
          [
            [10, 0],
            [10, 10],
          ],
        ],
        false,
      ),
    ).toHaveLength(2);
  });

  it('are all kept, including closed circles', () => {
    const circle: Line = Array.from({ length: 25 }, (_, i) => [
      Math.round(100 * Math.cos((i * Math.PI) / 12)),
      Math.round(100 * Math.sin((i * Math.PI) / 12)),
    ]);
    const [first, ...others] = joinedLines([circle.slice(0, 13), circle.slice(12)], false);
    expect(first).toHaveLength(25);
    expect(others).toEqual([]);
  });
});
