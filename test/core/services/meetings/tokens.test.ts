import { describe, expect, test } from 'vitest';
import type { TokenIssuer } from '../../../../src/core/ports.ts';
import { createTokens } from '../../../../src/core/services/meetings/tokens.ts';
import { openBench, refusal, unavailable } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';

interface Asked {
  room: string;
  identity: string;
  name: string;
}

function benchWithIssuer() {
  const asked: Asked[] = [];
  const issuer: TokenIssuer = {
    async issue(request) {
      asked.push(request);
      return { token: `signed.for.${request.identity}`, url: 'wss://video.example' };
    },
  };
  return { asked, tokens: createTokens({ ...openBench(), issuer }) };
}

describe('a token', () => {
  test('comes with the server, the room and the participant', async () => {
    const { tokens } = benchWithIssuer();
    expect(await tokens.issue({ room: 'kfm-4tqx-9dw', participant: 'Ada' })).toEqual({
      token: `signed.for.${idNumber(1)}`,
      url: 'wss://video.example',
      room: 'kfm-4tqx-9dw',
      participant: 'Ada',
    });
  });

  test('has an identity of its own and keeps the name, also for two people of one name', async () => {
    const { tokens, asked } = benchWithIssuer();
    for (let count = 0; count < 2; count++) await tokens.issue({ room: 'r', participant: 'Ada' });
    expect(asked).toEqual([
      { room: 'r', identity: idNumber(1), name: 'Ada' },
      { room: 'r', identity: idNumber(2), name: 'Ada' },
    ]);
  });

  test('has no personal data in its identity', async () => {
    const { tokens, asked } = benchWithIssuer();
    await tokens.issue({ room: 'r', participant: 'Ada Lovelace' });
    expect(asked[0]?.identity).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('keeps the letters of a name', async () => {
    const { tokens, asked } = benchWithIssuer();
    const { participant } = await tokens.issue({ room: 'r', participant: ' Zoë 🎓 李 ' });
    expect([participant, asked[0]?.name]).toEqual([' Zoë 🎓 李 ', ' Zoë 🎓 李 ']);
  });

  test.each([
    [{ participant: 'Ada' }, '"room" is missing.'],
    [{ room: 'r' }, '"participant" is missing.'],
    [{ room: '', participant: 'Ada' }, '"room" must not be blank.'],
    [{ room: 'r', participant: ' ' }, '"participant" must not be blank.'],
    [{ room: ['a', 'b'], participant: 'Ada' }, '"room" must be text.'],
    [{ room: 'r', participant: 'a'.repeat(201) }, '"participant" must not be longer than 200 characters.'],
    [undefined, 'The request must be a JSON object.'],
  ])('is refused for %j', async (input, message) => {
    const { tokens, asked } = benchWithIssuer();
    expect(await refusal(tokens.issue(input))).toMatchObject({ code: 'input_invalid', message });
    expect(asked).toEqual([]);
  });

  test('is not to be had without credentials', async () => {
    const issuer = { issue: () => Promise.reject(unavailable('tokens_unavailable')) };
    const error = await refusal(
      createTokens({ ...openBench(), issuer }).issue({ room: 'r', participant: 'A' }),
    );
    expect(error.code).toBe('tokens_unavailable');
  });
});
