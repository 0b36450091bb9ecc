import { unavailable } from './failure.ts';

/** An HTTP answer that was read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Undefined where the body is no JSON. */
  json: unknown;
}

/**
 * Reads an answer of any kind; throws `crm_unavailable` for one that is too large. Where it is a failure that
 * repeats the token, the token is cut out.
 */
export async function readAnswer(response: Response, token: string): Promise<Answer> {
  const { status, headers } = response;
  const text = await boundedText(response);
  return { status, headers, json: parsed(status >= 400 ? text.replaceAll(token, '…') : text) };
}

/** 500 deals with many custom fields have a few megabytes. */
const largestAnswer = 16 * 1024 * 1024;

async function boundedText({ body, status }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > largestAnswer) {
      await reader.cancel();
      throw unavailable('Pipedrive sent an answer that is too large.', { details: { status } });
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
