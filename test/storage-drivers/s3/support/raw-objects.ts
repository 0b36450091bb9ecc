import { S3 } from '@aws-sdk/client-s3';
import type { S3Bucket } from '../../../support/s3/s3-server.ts';

/** The names of all objects in a folder of a bucket, as its owner sees them. */
export async function namesIn(server: S3Bucket, folder: string): Promise<(string | undefined)[]> {
  return withClient(server, async (client) => {
    const { Contents = [] } = await client.listObjectsV2({ Bucket: server.bucket, Prefix: `${folder}/` });
    return Contents.map(({ Key }) => Key);
  });
}

/** Puts an object into a bucket past all stores. */
export async function putRaw(server: S3Bucket, Key: string, Body: Uint8Array): Promise<void> {
  await withClient(server, (client) => client.putObject({ Bucket: server.bucket, Key, Body }));
}

async function withClient<T>(server: S3Bucket, work: (client: S3) => Promise<T>): Promise<T> {
  const { endpoint, region, accessKeyId, secretAccessKey } = server;
  const client = new S3({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
  });
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}
