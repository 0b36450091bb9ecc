import { describe, expect, test } from 'vitest';
import { prose } from '../../structure/prose.ts';
import { grid, image, items, line } from './counted-items.ts';

const long = '二分类实验每次迭代的训练准确率以及验证准确率变化图和测试集结果的比较';

describe('a Chinese or Japanese caption', () => {
  test('of many characters is as short as its words', async () => {
    const text = `图3-3：${long}（${long}，${long}）`;
    const body = [prose(), image, line('图3-3：交叉验证图'), prose(), prose(), image, line(text), prose()];
    expect(await items(body)).toHaveLength(2);
  });

  test('whose number was used before, with another title, counts', async () => {
    const body = [prose(), image, line('图3-3 交叉验证图'), prose(), prose(), image, line(`图3-3 ${long}`)];
    expect(await items([...body, prose()])).toEqual(['figure: 图3-3 交叉验证图', `figure: 图3-3 ${long}`]);
  });

  test('is not doubled by the sentence before it', async () => {
    const body = [prose(), line('表2.3为本次实验硬件平台表。'), line('表2.3 实验硬件平台表'), grid, prose()];
    expect(await items(body)).toEqual(['table: 表2.3 实验硬件平台表']);
  });

  test.each([
    ['図表', '図表1.研究開発費', '図表2.減損損失の内訳'],
    ['图表', '图表1 研究经费', '图表2 减值损失'],
  ])('with the label %s counts as what it stands at', async (_label, first, second) => {
    const body = [prose(), image, line(first), prose(), prose(), grid, line(second), prose()];
    expect(await items(body)).toEqual([`table: ${second}`, `figure: ${first}`]);
  });
});
