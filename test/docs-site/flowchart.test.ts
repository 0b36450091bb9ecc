import { expect, test } from 'vitest';
import { flowchartBoxes } from '../../docs-site/markdown/flowchart.ts';

test('a flowchart becomes its boxes, with where their arrows lead', () => {
  const chart = `flowchart TD
  cli["cli/ — the program"]
  subgraph core["core/ — imports nothing"]
    desk["desk.ts"]
    docx["docx/"]
  end
  cli --> desk & docx
  desk --> docx`;
  expect(flowchartBoxes(chart)).toEqual([
    { name: 'cli', label: 'cli/ — the program', to: ['desk', 'docx'] },
    { name: 'core', label: 'core/ — imports nothing', to: [] },
    { name: 'desk', label: 'desk.ts', to: ['docx'] },
    { name: 'docx', label: 'docx/', to: [] },
  ]);
});

test('a chain of arrows leads from each step to the next', () => {
  const boxes = flowchartBoxes('a["A"]\nb["B"]\nc["C"]\na --> b --> c');
  expect(boxes.map(({ to }) => to)).toEqual([['b'], ['c'], []]);
});

test.each(['a["A"]\na -.-> a', 'a --> b', 'classDef bold'])('%j is not read as something else', (chart) => {
  expect(() => flowchartBoxes(chart)).toThrow(/flowchart/);
});
