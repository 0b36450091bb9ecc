import { parseName } from '../parse-services.ts';
import {
  parseAddressTemplate,
  parseHost,
  parseLogFormat,
  parseOrigins,
  parsePort,
  parsePublicUrl,
  parseSize,
  parseToken,
} from '../parse-settings.ts';
import type { Setting } from '../setting.ts';

/** What has to do with the server itself, and with whose it is. */
export const serverSettings = {
  host: {
    variable: 'THESISDESK_HOST',
    key: 'server.host',
    default: '127.0.0.1',
    says: 'The address to listen on; 0.0.0.0 stands for all of this machine.',
    parse: parseHost,
  },
  port: {
    variable: 'THESISDESK_PORT',
    key: 'server.port',
    kind: 'number',
    default: '8787',
    says: 'The port to listen on; 0 takes any free one.',
    parse: parsePort,
  },
  publicUrl: {
    variable: 'THESISDESK_PUBLIC_URL',
    key: 'server.public_url',
    otherwise: 'host and port',
    example: 'https://desk.example.com',
    says: 'Where others reach the server; links lead there.',
    parse: parsePublicUrl,
  },
  allowedOrigins: {
    variable: 'THESISDESK_ALLOWED_ORIGINS',
    key: 'server.allowed_origins',
    kind: 'list',
    default: '*',
    says: 'Origins of the pages that may call the server from a browser.',
    parse: parseOrigins,
  },
  adminToken: {
    variable: 'THESISDESK_ADMIN_TOKEN',
    key: 'server.admin_token',
    isSecret: true,
    otherwise: "none: the operator's routes are open",
    says: "What the operator's routes ask for, as Authorization: Bearer ….",
    parse: parseToken,
  },
  uploadLimit: {
    variable: 'THESISDESK_UPLOAD_LIMIT',
    key: 'server.upload_limit',
    default: '100MiB',
    says: 'The largest upload that the server takes itself.',
    parse: parseSize,
  },
  logFormat: {
    variable: 'THESISDESK_LOG_FORMAT',
    key: 'server.log_format',
    default: 'text',
    says: 'How the log is written: text, or json with one document per line.',
    parse: parseLogFormat,
  },
  businessName: {
    variable: 'THESISDESK_BUSINESS_NAME',
    key: 'business.name',
    default: 'thesisdesk',
    example: 'Example Editing',
    says: 'The name of your business, as mails and invitations show it.',
    parse: parseName,
  },
  joinUrl: {
    variable: 'THESISDESK_JOIN_URL',
    key: 'video.join_url',
    otherwise: 'below the public address',
    example: 'https://www.example.com/meet/{roomCode}',
    says: 'Where participants open a meeting.',
    parse: parseAddressTemplate,
  },
} satisfies Record<string, Setting<unknown>>;
