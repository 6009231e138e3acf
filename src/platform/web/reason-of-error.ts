/**
 * Why a request, or reading its response, failed. Error types and codes differ between runtimes, so the message
 * decides.
 */
export function reasonOfError(error: unknown): 'dns' | 'decode' | 'connect' {
  const cause = error instanceof Error ? error.cause : undefined
  const words = `${error} ${cause} ${(cause as { code?: unknown } | undefined)?.code}`
  if (/ENOTFOUND|EAI_AGAIN|\bDNS\b/i.test(words)) return 'dns'
  return /gzip|zlib|brotli|inflat|compress|Z_[A-Z]+_ERROR|incorrect header|ERR_BROTLI/i.test(words)
    ? 'decode'
    : 'connect'
}
