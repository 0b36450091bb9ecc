import type { Secret } from '../../core/ports/secret.ts';
import { type ReadSettings, secretOf } from './read-settings.ts';
import { refuseHalf, refuseWithout } from './refuse-half.ts';

/** How to reach Pipedrive. */
export interface CrmSettings {
  company: string;
  apiToken: Secret;
  pipelineId?: number;
  stageId?: number;
  submissionField?: string;
  baseUrl?: string;
}

/**
 * Null for the built-in CRM.
 *
 * @throws UsageError where the company or the token is missing
 */
export function crmSettings(read: ReadSettings): CrmSettings | null {
  refuseHalf(read, 'pipedriveCompany', 'pipedriveToken');
  refuseWithout(
    read,
    ['pipedrivePipeline', 'pipedriveStage', 'pipedriveField', 'pipedriveUrl'],
    'pipedriveCompany',
  );
  const {
    pipedriveCompany: company,
    pipedrivePipeline,
    pipedriveStage,
    pipedriveField,
    pipedriveUrl,
  } = read.values;
  const apiToken = secretOf(read, 'pipedriveToken');
  if (company === undefined || apiToken === undefined) return null;
  return {
    company,
    apiToken,
    ...(pipedrivePipeline === undefined ? {} : { pipelineId: pipedrivePipeline }),
    ...(pipedriveStage === undefined ? {} : { stageId: pipedriveStage }),
    ...(pipedriveField === undefined ? {} : { submissionField: pipedriveField }),
    ...(pipedriveUrl === undefined ? {} : { baseUrl: pipedriveUrl }),
  };
}
