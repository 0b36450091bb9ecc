import type { S3Settings } from '../../../storage-drivers/s3/connection.ts';
import type { Environment } from '../../terminal/terminal.ts';
import { matching, prefix, serviceAddress, word, yesOrNo } from '../kinds.ts';
import { present, secret, setting, type ValuesOf } from '../setting.ts';

/** S3's naming rules for new buckets. */
const bucketName = matching(
  /^[a-z0-9](?:[a-z0-9.-]{1,61})[a-z0-9]$/,
  'must be 3 to 63 lowercase letters, digits, dots and dashes',
);

const regionName = matching(/^[a-z0-9-]{1,50}$/i, 'must be a region such as eu-central-1');

export const s3 = {
  bucket: setting('THESISDESK_S3_BUCKET', bucketName)
    .says('The bucket. It must exist.')
    .otherwise('none', 'example-desk'),
  region: setting('THESISDESK_S3_REGION', regionName)
    .says('The region of the bucket.')
    .otherwise('`AWS_REGION`, else `us-east-1`', 'eu-central-1'),
  endpoint: setting('THESISDESK_S3_ENDPOINT', serviceAddress)
    .says('The address of an S3 service other than AWS, as this machine reaches it.')
    .otherwise('AWS', 'https://minio.internal:9000'),
  publicEndpoint: setting('THESISDESK_S3_PUBLIC_ENDPOINT', serviceAddress)
    .says('Its address for browsers, if different.')
    .otherwise('the endpoint', 'https://files.example.com'),
  pathStyle: setting('THESISDESK_S3_PATH_STYLE', yesOrNo)
    .says('Put the bucket in the path instead of the host name, as most services other than AWS expect.')
    .otherwise('yes with a custom endpoint, otherwise no', 'yes'),
  accessKeyId: secret('THESISDESK_S3_ACCESS_KEY_ID', word)
    .says('The id of the access key.')
    .otherwise("what the AWS SDK finds: `AWS_…`, its files, the machine's role")
    .needs('s3.secretAccessKey'),
  secretAccessKey: secret('THESISDESK_S3_SECRET_ACCESS_KEY', word)
    .says('The secret access key.')
    .otherwise('as above')
    .needs('s3.accessKeyId'),
  prefix: setting('THESISDESK_S3_PREFIX', prefix)
    .says('Prefix of all keys in the bucket.')
    .otherwise('none', 'desk'),
};

/** Null without a bucket, because then nothing uses S3. */
export function s3Of(values: ValuesOf<typeof s3>, environment: Environment): S3Settings | null {
  const { bucket, region, pathStyle: forcePathStyle, accessKeyId, secretAccessKey, ...places } = values;
  if (bucket === null) return null;
  const isSigned = accessKeyId !== null && secretAccessKey !== null;
  return {
    bucket,
    region: region ?? (environment.AWS_REGION || environment.AWS_DEFAULT_REGION || 'us-east-1'),
    ...present({ forcePathStyle, ...places }),
    ...(isSigned ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}
