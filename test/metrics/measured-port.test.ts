import { describe, expect, test } from 'vitest';
import { measuredPort } from '../../src/metrics/measured-port.ts';

/** Says what begins and ends, in this order. */
function listening() {
  const said: string[] = [];
  const observe = (method: string) => {
    said.push(`${method} begins`);
    return (error: unknown) => void said.push(`${method} ends${error === null ? '' : ` with ${error}`}`);
  };
  return { said, observe };
}

class Safe {
  #content = 7;
  async open() {
    return this.#content;
  }
  async force(): Promise<never> {
    throw new Error('No.');
  }
  size() {
    return 1;
  }
}

describe('a port that is measured', () => {
  test('tells when a call begins and ends, and gives what the port gives', async () => {
    const { said, observe } = listening();
    expect(await measuredPort(new Safe(), observe).open()).toBe(7);
    expect(said).toEqual(['open begins', 'open ends']);
  });

  test('passes an error on and tells of it', async () => {
    const { said, observe } = listening();
    await expect(measuredPort(new Safe(), observe).force()).rejects.toThrow('No.');
    expect(said).toEqual(['force begins', 'force ends with Error: No.']);
  });

  test('says nothing of what is there at once', () => {
    const { said, observe } = listening();
    expect(measuredPort(new Safe(), observe).size()).toBe(1);
    expect(said).toEqual([]);
  });

  test('lacks what the port lacks', () => {
    const port: { ping?(): Promise<void> } = measuredPort({}, listening().observe);
    expect(port.ping).toBeUndefined();
  });
});
