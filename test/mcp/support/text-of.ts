import { z } from 'zod';

const answerSchema = z.object({
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
});

/** The text that a tool returned to the model. */
export function textOf(answer: unknown): string {
  return answerSchema.parse(answer).content[0].text;
}
