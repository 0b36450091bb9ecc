import { unavailable } from './failure.ts';

/** An HTTP response that was read to the end. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Undefined if the body is not JSON. */
  json: unknown;
}

/**
 * Reads a response of any kind; throws `crm_unavailable` if it is too large. The token is cut out of error responses
 * that repeat it.
 */
export async function readAnswer(response: Response, token: string): Promise<Answer> {
  const { status, headers } = response;
  const text = await boundedText(response);
  return { status, headers, json: parsed(status >= 400 ? text.replaceAll(token, '…') : text) };
}

/** 500 deals with many custom fields take a few megabytes. */
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
      throw unavailable('Pipedrive sent a response that is too large.', { details: { status } });
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
