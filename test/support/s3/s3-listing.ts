/** An object in a listing. */
export interface ListedObject {
  key: string;
  /** With its quotation marks. */
  etag: string;
  size: number;
}

/**
 * The answer that AWS gives to ListObjectsV2 with this query: up to 1,000 keys in byte order, and a token for the next
 * page if there are more.
 */
export function listingPage(objects: readonly ListedObject[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url');
  const most = Math.min(1_000, Number(query.get('max-keys') ?? 1_000));
  const rest = objects
    .filter(({ key }) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), after) > 0)
    .sort((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)));
  const page = rest.slice(0, most);
  const isTruncated = rest.length > page.length;
  const token = Buffer.from(page.at(-1)?.key ?? '').toString('base64url');
  const next = isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${escapeXml(prefix)}</Prefix>
<KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${next}
${page.map(contentsOf).join('\n')}</ListBucketResult>`;
}

function contentsOf({ key, etag, size }: ListedObject): string {
  return `<Contents><Key>${escapeXml(key)}</Key><ETag>${escapeXml(etag)}</ETag><Size>${size}</Size></Contents>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
