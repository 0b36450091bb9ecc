import { requiredText } from '../../core/schemas/fields.ts';

/** The whole id of a submission. */
export const submissionId = requiredText(100).describe('The id of a submission.');
