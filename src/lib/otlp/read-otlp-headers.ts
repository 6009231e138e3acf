/**
 * Reads `OTEL_EXPORTER_OTLP_HEADERS`: `name=value,name=value`, values percent-encoded
 * (https://opentelemetry.io/docs/specs/otel/protocol/exporter/#specifying-headers-via-environment-variables). What is
 * not a pair, or no header, is left out.
 */
export function readOtlpHeaders(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(0, at)).trim().toLowerCase()
    const value = decoded(pair.slice(at + 1).trim())
    return /^[a-z\d!#$%&'*+.^_`|~-]+$/.test(name) && /^[\x20-\x7e]+$/.test(value) ? [[name, value]] : []
  })
  return Object.fromEntries(pairs)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
