import { Parser } from 'htmlparser2'
import type { MailPreset, PresetServer } from '../../contracts/mailboxes/mailbox-presets.ts'

/** A document of this kind has a few kilobytes. */
const TEXT_LENGTH_MAX = 64 * 1024
const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,62}\.){1,10}[a-z\d-]{2,63}$/i
const ENCRYPTIONS: Readonly<Record<string, PresetServer['encryption']>> = { SSL: 'ssl', STARTTLS: 'tls' }

interface Server {
  readonly kind: string
  readonly fields: Record<string, string>
}

/**
 * Reads what a domain publishes for mail programs (https://datatracker.ietf.org/doc/draft-ietf-mailmaint-autoconfig/):
 * the first server of each kind that encrypts.
 *
 * @returns null if the document names no such server
 */
export function readAutoconfig(xml: string): MailPreset | null {
  const servers = serversIn(xml.slice(0, TEXT_LENGTH_MAX))
  const first = (kind: string) => servers.filter((server) => server.kind === kind).flatMap(serverOf)[0] ?? null
  const [smtp, imap] = [first('smtp'), first('imap')]
  return smtp || imap ? { provider: null, smtp, imap, hint: null } : null
}

function serversIn(xml: string): Server[] {
  const servers: Server[] = []
  let open: Server | null = null
  let field: string | null = null
  const parser = new Parser(
    {
      onopentag(name, { type = '' }) {
        if (name === 'incomingServer' || name === 'outgoingServer') {
          open = { kind: type.toLowerCase(), fields: {} }
          servers.push(open)
        }
        field = open ? name : null
      },
      ontext(text) {
        if (open && field && ['hostname', 'port', 'socketType'].includes(field))
          open.fields[field] = `${open.fields[field] ?? ''}${text}`
      },
      onclosetag(name) {
        field = null
        if (name === 'incomingServer' || name === 'outgoingServer') open = null
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return servers
}

function serverOf({ fields }: Server): PresetServer[] {
  const host = fields.hostname?.trim().toLowerCase() ?? ''
  const port = Number(fields.port?.trim() || Number.NaN)
  const encryption = ENCRYPTIONS[fields.socketType?.trim() ?? '']
  return encryption && HOST.test(host) && Number.isInteger(port) && port > 0 && port < 65_536
    ? [{ host, port, encryption }]
    : []
}
