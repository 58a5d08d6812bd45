/** The HTTP status that an error of the S3 client stands for; undefined when no answer came, or when it is another error. */
export function s3ErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number }
  return httpStatusCode
}
