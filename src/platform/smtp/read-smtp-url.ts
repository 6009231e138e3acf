import type { SmtpServer } from './port.ts'

const DEFAULT_PORTS = { ssl: 465, tls: 587, none: 25 } as const

/**
 * A mail server from its URL: `smtps:` is TLS from the first byte, `smtp:` requires STARTTLS unless
 * `?encryption=none`. User and password are percent-encoded; without a user the client does not authenticate.
 *
 * @returns null if it is malformed
 */
export function readSmtpUrl(text: string): SmtpServer | null {
  const url = URL.parse(text.trim())
  if (!url || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return null
  if (url.hostname === '' || !['', '/'].includes(url.pathname) || url.hash !== '') return null
  const named = [...url.searchParams]
  const inTheClear = url.protocol === 'smtp:' && url.search === '?encryption=none'
  if (named.length > 0 && !inTheClear) return null
  const encryption = url.protocol === 'smtps:' ? 'ssl' : inTheClear ? 'none' : 'tls'
  try {
    const [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
    if ((username === '') !== (password === '')) return null
    const port = url.port === '' ? DEFAULT_PORTS[encryption] : Number(url.port)
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port, encryption, username, password }
  } catch {
    return null
  }
}
