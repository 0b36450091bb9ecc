import type { TokenIssuer } from '../../ports.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import { type TokenResponse, tokenRequestSchema } from '../../schemas/tokens.ts';
import type { ServiceContext } from '../service-context.ts';

/** Tokens for the video-room server (4.4 of the interface). */
export interface TokensService {
  /** Throws `input_invalid`, `tokens_unavailable`. */
  issue(input: unknown): Promise<TokenResponse>;
}

export function createTokens({ issuer, ids }: ServiceContext & { issuer: TokenIssuer }): TokensService {
  return {
    async issue(input) {
      const { room, participant } = parseInput(tokenRequestSchema, input);
      // The server throws out whoever has the same identity, so two people named Ada each get their own.
      const { token, url } = await issuer.issue({ room, identity: ids.uuid(), name: participant });
      return { token, url, room, participant };
    },
  };
}
