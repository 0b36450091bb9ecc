import { describe, expect, test } from 'vitest';
import { completeOptions } from '../../src/http/options.ts';

describe('completeOptions', () => {
  test('knows the limits of the interface', () => {
    expect(completeOptions({})).toMatchObject({
      throttle: { rate: 10_000, burst: 5_000 },
      maximumUploadBytes: 104_857_600,
      maximumJsonBytes: 1_048_576,
      adminToken: undefined,
      allowedOrigins: [],
      basePath: '',
    });
  });

  test('takes undefined for what is left out', () => {
    const none = {
      businessName: undefined,
      throttle: undefined,
      logger: undefined,
      uploadOrigins: undefined,
    };
    const { now: _now, uploadOrigins, ...complete } = completeOptions(none);
    const { now: _usualNow, uploadOrigins: _usualOrigins, ...usual } = completeOptions({});
    expect(complete).toEqual(usual);
    expect(uploadOrigins()).toEqual([]);
  });

  test.each([
    ['', ''],
    ['/', ''],
    ['/desk', '/desk'],
    ['/api/desk-1/', '/api/desk-1'],
  ])('takes %j as the base path %j', (basePath, complete) => {
    expect(completeOptions({ basePath }).basePath).toBe(complete);
  });

  test.each(['desk', '//desk', '/a b', '/a?b', '/{id}', 'https://desk.example', '/**'])(
    'refuses the base path %j',
    (basePath) => {
      expect(() => completeOptions({ basePath })).toThrow(TypeError);
    },
  );

  test.each([
    'https://a.example/',
    'a.example',
    'https://a.example/page',
    'HTTPS://A.example',
    'https://a.example:443',
  ])('refuses the origin %j, which no browser sends', (origin) => {
    expect(() => completeOptions({ allowedOrigins: ['https://b.example', origin] })).toThrow(TypeError);
  });

  test.each([
    ['maximumUploadBytes', { maximumUploadBytes: Number.NaN }],
    ['maximumJsonBytes', { maximumJsonBytes: 0 }],
    ['throttle.rate', { throttle: { rate: -1, burst: 5 } }],
    ['throttle.burst', { throttle: { rate: 5, burst: Number.NaN } }],
    ['jsonPatience.idle', { jsonPatience: { idle: Number.POSITIVE_INFINITY, total: 5 } }],
    ['uploadPatience.total', { uploadPatience: { idle: 5, total: 0 } }],
  ])('refuses a limit that cannot work: %s', (path, options) => {
    expect(() => completeOptions(options)).toThrow(`"${path}" must be a number`);
  });

  test('takes limits without an end', () => {
    const maximumUploadBytes = Number.POSITIVE_INFINITY;
    expect(completeOptions({ maximumUploadBytes }).maximumUploadBytes).toBe(maximumUploadBytes);
  });

  test('takes a star for any origin', () => {
    expect(completeOptions({ allowedOrigins: ['https://a.example', '*'] }).allowedOrigins).toEqual([]);
  });

  test('takes an empty token for none', () => {
    expect(completeOptions({ adminToken: '' }).adminToken).toBeUndefined();
  });
});
