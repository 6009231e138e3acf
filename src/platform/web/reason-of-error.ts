/** Why a request or the reading of its answer failed. What runtimes throw differs in type and code, so their words decide. */
export function reasonOfError(error: unknown): 'dns' | 'decode' | 'connect' {
  const cause = error instanceof Error ? error.cause : undefined
  const words = `${error} ${cause} ${(cause as { code?: unknown } | undefined)?.code}`
  if (/ENOTFOUND|EAI_AGAIN|\bDNS\b/i.test(words)) return 'dns'
  return /gzip|zlib|brotli|inflat|compress|Z_[A-Z]+_ERROR|incorrect header|ERR_BROTLI/i.test(words)
    ? 'decode'
    : 'connect'
}
