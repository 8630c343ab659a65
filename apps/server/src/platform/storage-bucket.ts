import { S3Driver } from 'flydrive/drivers/s3'

/** `s3://bucket?region=us-east-1&endpoint=https://…`; the keys come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. */
export function makeBucketDriver(url: string): S3Driver {
  const { hostname, searchParams } = new URL(url)
  const endpoint = searchParams.get('endpoint')
  return new S3Driver({
    bucket: hostname,
    region: searchParams.get('region') ?? 'us-east-1',
    visibility: 'private',
    supportsACL: false,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
}
