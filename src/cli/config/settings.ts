import {
  parseAddressTemplate,
  parseConcurrency,
  parseHost,
  parseLogFormat,
  parseOrigins,
  parsePath,
  parsePort,
  parsePublicUrl,
  parseSize,
  parseToken,
  parseUserName,
} from './parse-settings.ts';

/** One thing that can be set. */
export interface Setting<Value> {
  /** Its name in the environment. */
  variable: string;
  /** It can be given as a file as well, under the name with `_FILE`. @default false */
  isSecret?: boolean;
  /** Throws a {@link WrongValue}. */
  parse(text: string): Value;
}

/** Everything that can be set, by its name in the program. */
export const settings = {
  host: { variable: 'THESISDESK_HOST', parse: parseHost },
  port: { variable: 'THESISDESK_PORT', parse: parsePort },
  data: { variable: 'THESISDESK_DATA', parse: parsePath },
  publicUrl: { variable: 'THESISDESK_PUBLIC_URL', parse: parsePublicUrl },
  joinUrl: { variable: 'THESISDESK_JOIN_URL', parse: parseAddressTemplate },
  allowedOrigins: { variable: 'THESISDESK_ALLOWED_ORIGINS', parse: parseOrigins },
  adminToken: { variable: 'THESISDESK_ADMIN_TOKEN', isSecret: true, parse: parseToken },
  webhookUser: { variable: 'THESISDESK_WEBHOOK_USER', parse: parseUserName },
  webhookPassword: { variable: 'THESISDESK_WEBHOOK_PASSWORD', isSecret: true, parse: (text: string) => text },
  logFormat: { variable: 'THESISDESK_LOG_FORMAT', parse: parseLogFormat },
  concurrency: { variable: 'THESISDESK_CONCURRENCY', parse: parseConcurrency },
  uploadLimit: { variable: 'THESISDESK_UPLOAD_LIMIT', parse: parseSize },
} satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof settings;

/** What was set; a setting that is absent has its default. */
export type GivenSettings = { [Name in SettingName]?: ReturnType<(typeof settings)[Name]['parse']> };
