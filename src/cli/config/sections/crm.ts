import { id, type Kind, line, matching, serviceAddress, wholeNumber, word } from '../kinds.ts';
import { present, secret, setting, type ValuesOf } from '../setting.ts';

/** Operators may paste the whole address, which means the same. */
const company: Kind<string> = {
  rule: 'must be the first part of the address, such as acme in acme.pipedrive.com',
  read: (text) =>
    /^(?:https:\/\/)?([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.pipedrive\.com\/?)?$/i
      .exec(text)?.[1]
      ?.toLowerCase(),
};

const fieldKey = matching(
  /^[0-9a-f]{40}$/,
  'must be the key of the field: 40 digits and letters from a to f',
);

/** Basic authentication (RFC 7617) ends the user's name with the first colon. */
const userName = matching(/^[^:]*$/, 'must not contain a colon');

/** Where deals are kept, and who may report changes to them. */
export const crm = {
  pipedriveCompany: setting('THESISDESK_PIPEDRIVE_COMPANY', company)
    .says('The company in Pipedrive: acme in acme.pipedrive.com. With it and a token, deals are kept there.')
    .otherwise('none: the built-in CRM', 'acme')
    .needs('crm.pipedriveToken'),
  pipedriveToken: secret('THESISDESK_PIPEDRIVE_TOKEN', word)
    .says('The API token of a Pipedrive user.')
    .needs('crm.pipedriveCompany'),
  pipedrivePipeline: setting('THESISDESK_PIPEDRIVE_PIPELINE', id)
    .says('The id of the pipeline that new deals go to.')
    .otherwise("Pipedrive's default", '1')
    .needs('crm.pipedriveCompany'),
  pipedriveStage: setting('THESISDESK_PIPEDRIVE_STAGE', id)
    .says('The id of the stage that new deals start in.')
    .otherwise("the pipeline's first", '1')
    .needs('crm.pipedriveCompany'),
  pipedriveField: setting('THESISDESK_PIPEDRIVE_FIELD', fieldKey)
    .says("The key of a text field of deals that stores the submission's id.")
    .otherwise('none: the id goes into the title', '0123456789abcdef0123456789abcdef01234567')
    .needs('crm.pipedriveCompany'),
  pipedriveUrl: setting('THESISDESK_PIPEDRIVE_URL', serviceAddress)
    .says('An alternative address of the API, such as a proxy.')
    .otherwise("the company's own", 'https://proxy.internal/pipedrive')
    .needs('crm.pipedriveCompany'),
  eventUser: setting('THESISDESK_CRM_EVENT_USER', userName)
    .says("The user name that the CRM's webhook sends.")
    .otherwise('none: no event is trusted', 'crm')
    .needs('crm.eventPassword')
    .formerly('THESISDESK_WEBHOOK_USER', 'crm.webhook_user'),
  eventPassword: setting('THESISDESK_CRM_EVENT_PASSWORD', line, { isSecret: true })
    .says("The password that the CRM's webhook sends.")
    .needs('crm.eventUser')
    .formerly('THESISDESK_WEBHOOK_PASSWORD', 'crm.webhook_password'),
  eventDays: setting('THESISDESK_EVENT_DAYS', wholeNumber(1, 36_500))
    .says('Days for which CRM events are kept.')
    .usually('90'),
};

/** How to reach Pipedrive; null for the built-in CRM. */
export function crmOf(values: ValuesOf<typeof crm>) {
  const { pipedriveCompany: company, pipedriveToken: apiToken, pipedriveField, pipedriveUrl } = values;
  if (company === null || apiToken === null) return null;
  const place = { pipelineId: values.pipedrivePipeline, stageId: values.pipedriveStage };
  return {
    company,
    apiToken,
    ...present({ ...place, submissionField: pipedriveField, baseUrl: pipedriveUrl }),
  };
}

/** The credentials that the CRM sends with its events; null if no event is trusted. */
export function eventCredentialsOf({ eventUser: user, eventPassword: password }: ValuesOf<typeof crm>) {
  return user === null || password === null ? null : { user, password };
}
