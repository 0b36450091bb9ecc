import { defaultDocxLimits } from '../../../core/docx/package/limits.ts';
import { webUrl } from '../../../core/text/web-url.ts';
import {
  hostName,
  type Kind,
  matching,
  oneOf,
  path,
  size,
  webAddress,
  wholeNumber,
  yesOrNo,
} from '../kinds.ts';
import { setting } from '../setting.ts';

/** A token that fits unambiguously into a header and cannot be guessed, or `none` for no token on purpose. */
const token = matching(
  /^(?:none|[\x21-\x7e]{16,})$/,
  'must be 16 or more letters, digits and signs without spaces, or be none if something else guards the desk',
);

/** Origins separated by commas; a single asterisk stands for all. */
const origins: Kind<string[]> = {
  rule: 'must be a list such as https://www.example.com,https://example.org, or *',
  form: 'list',
  read(text) {
    if (text.trim() === '*') return [];
    const given = text.split(',').map((part) => part.trim().replace(/\/$/, '').toLowerCase());
    return given.every((each) => webUrl(each)?.origin === each) ? given : undefined;
  },
};

const nameOnOneLine: Kind<string> = {
  rule: 'must be a name on one line',
  read: (text) => (/^\P{Cc}{1,200}$/u.test(text.trim()) ? text.trim() : undefined),
};

/** Larger documents would be accepted, but never analysed. */
const mostBytes = defaultDocxLimits.fileBytes;
const largest = `${mostBytes / 1024 ** 2}MiB`;
const documentSize = size(1, `must be a size such as 20MiB, and ${largest} at most`, mostBytes);

/** The server itself. */
export const server = {
  host: setting('THESISDESK_HOST', hostName)
    .says('The address to listen on; 0.0.0.0 means all addresses of this machine.')
    .usually('127.0.0.1'),
  port: setting('THESISDESK_PORT', wholeNumber(0, 65_535))
    .says('The port to listen on; 0 means any free port.')
    .usually('8787'),
  publicUrl: setting('THESISDESK_PUBLIC_URL', webAddress('https://desk.example.com'))
    .says('The address at which others reach the server; links lead there.')
    .otherwise('host and port', 'https://desk.example.com'),
  allowedOrigins: setting('THESISDESK_ALLOWED_ORIGINS', origins)
    .says('Origins of the pages that may call the server from a browser.')
    .usually('*'),
  adminToken: setting('THESISDESK_ADMIN_TOKEN', token, { isSecret: true })
    .says(
      "The token for the operator's routes, sent as Authorization: Bearer …: 16 characters or more, or none if something else guards them.",
    )
    .otherwise('made by the server itself if others can reach it'),
  uploadLimit: setting('THESISDESK_UPLOAD_LIMIT', documentSize)
    .says(`The largest document accepted, wherever it is uploaded; ${largest} at most.`)
    .usually(largest),
  uploadMinutes: setting('THESISDESK_UPLOAD_MINUTES', wholeNumber(1, 1_440))
    .says('Time limit of an upload to the server, in minutes.')
    .usually('15'),
  uploadSpeed: setting('THESISDESK_UPLOAD_SPEED', size(0))
    .says('The lowest average speed of an upload to the server, per second.')
    .usually('1KiB'),
  connections: setting('THESISDESK_CONNECTIONS', wholeNumber(1, 1_000_000))
    .says('Connections open at the same time; any more are closed.')
    .usually('1000'),
  pages: setting('THESISDESK_PAGES', yesOrNo)
    .says("Serve the students' page at /, the operator's at /desk and the documentation at /docs.")
    .usually('yes'),
  metrics: setting('THESISDESK_METRICS', yesOrNo)
    .says("Serve Prometheus metrics at /metrics, for clients with the operator's token.")
    .usually('no'),
  mcp: setting('THESISDESK_MCP', yesOrNo)
    .says('Answer agents at /mcp (Model Context Protocol), read-only.')
    .usually('no'),
  retentionDays: setting('THESISDESK_RETENTION_DAYS', wholeNumber(1, 36_500))
    .says('Days after which the documents and personal data of finished submissions are removed.')
    .otherwise('kept until thesisdesk purge', '90'),
  logLevel: setting('THESISDESK_LOG_LEVEL', oneOf('debug', 'info', 'warn', 'error'))
    .says(
      'The lowest level to log: debug (includes health checks), info (includes every request), warn or error.',
    )
    .usually('info'),
  logFormat: setting('THESISDESK_LOG_FORMAT', oneOf('text', 'json'))
    .says('Log format: text, or json with one document per line.')
    .usually('text'),
};

/** The business that runs the desk. */
export const business = {
  name: setting('THESISDESK_BUSINESS_NAME', nameOnOneLine)
    .says('The name of your business on pages, quotes, mails and invitations.')
    .usually('thesisdesk'),
  font: setting('THESISDESK_FONT', path)
    .says('A TrueType font for PDF quotes with names beyond the letters of Western Europe.')
    .otherwise('a system font', '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'),
  rates: setting('THESISDESK_RATES', path)
    .says(
      "A rate schedule in JSON for thesisdesk quote and mcp, used instead of the desk's own. The desk does not use it; thesisdesk rates set stores one there.",
    )
    .otherwise("the desk's rates, else the starter rates", 'rates.json'),
};
