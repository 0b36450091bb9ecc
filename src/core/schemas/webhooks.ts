import { z } from 'zod';

export const webhookReceivedSchema = z.object({ received: z.literal(true) }).meta({
  id: 'WebhookReceived',
  description: 'Always the answer, so that the CRM does not send again (4.5).',
});

export const crmEventSchema = z
  .object({
    v: z.number().optional().describe('Payload version.'),
    event: z.string().optional().describe('Such as `updated.deal`.'),
    meta: z.looseObject({}).optional(),
    current: z.looseObject({}).nullish(),
    previous: z.looseObject({}).nullish(),
    data: z.looseObject({}).nullish(),
  })
  .meta({
    id: 'CrmEvent',
    description: 'A deal event of the CRM, payload version 1 or 2 (2.8). Any body is accepted.',
  });
