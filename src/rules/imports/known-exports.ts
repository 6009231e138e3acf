/** Products whose exports are recognised by the names of their columns. */
export const KNOWN_EXPORTS = { listmonk: 'listmonk', mailchimp: 'Mailchimp', hunter: 'Hunter' } as const
export type KnownExportName = keyof typeof KNOWN_EXPORTS

/** Why an address in an export must get no messages. */
export type ExportedState = 'unsubscribed' | 'bounced' | 'manual'

/** An export of another product, and where its rows say who must get no messages. */
export interface KnownExport {
  readonly name: KnownExportName
  /** The column that holds the state; -1 where the kind of file decides. */
  readonly stateAt: number
  /** The state of every row, where the kind of file decides. */
  readonly stateOfAll: ExportedState | null
  /** The column with a JSON object of further fields; -1 for none. */
  readonly fieldsAt: number
  /** The columns that it is recognised by. */
  readonly markers: ReadonlySet<number>
  /** Columns that mean something to that product only, or say where and when somebody signed up there. */
  readonly ignored: ReadonlySet<number>
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const MAILCHIMP_IGNORED = wordsOf(
  'member_rating optin_ip confirm_ip latitude longitude gmtoff dstoff timezone cc last_changed leid euid ' +
    'unsub_campaign_id clean_campaign_id',
)
const LISTMONK_IGNORED = wordsOf('uuid attributes status created_at updated_at')

/** Subscribers that are not `enabled` get nothing: a blocklisted one for good, a disabled one until it is enabled. */
const LISTMONK_STATES: Readonly<Record<string, ExportedState>> = { blocklisted: 'unsubscribed', disabled: 'manual' }
const HUNTER_STATES: Readonly<Record<string, ExportedState>> = { bounced: 'bounced', unsubscribed: 'unsubscribed' }
const STATES: Readonly<Record<KnownExportName, Readonly<Record<string, ExportedState>>>> = {
  listmonk: LISTMONK_STATES,
  hunter: HUNTER_STATES,
  mailchimp: {},
}

/**
 * Recognises the export of another product by its columns:
 *
 * - listmonk, subscribers: `uuid, email, name, attributes, status, created_at, updated_at`
 * - Mailchimp, an audience, in three files: `LEID` and `EUID` in all of them, `UNSUB_TIME` among the unsubscribed,
 *   `CLEAN_TIME` among those whose mail bounced
 * - Hunter, leads: `Sending status` beside `Verification status` or `Confidence score`
 *
 * @param headers as in the file, in their order
 */
export function recogniseExport(headers: readonly string[]): KnownExport | null {
  const names = headers.map((header) => header.trim().toLowerCase())
  const at = (name: string) => names.indexOf(name)
  const has = (...wanted: readonly string[]) => wanted.every((name) => names.includes(name))
  const ignoring = (words: ReadonlySet<string>) =>
    new Set(names.flatMap((name, index) => (words.has(name) ? index : [])))
  // The region that follows `CC` belongs to the IP address as well; a field of the audience may have that name, too.
  const regionOfAddress = names.findIndex((name, index) => name === 'region' && names[index - 1] === 'cc')
  const marking = (...wanted: readonly string[]) => new Set(wanted.map(at).filter((index) => index !== -1))
  if (has('uuid', 'email', 'attributes', 'status'))
    return {
      ...{ name: 'listmonk', stateAt: at('status'), stateOfAll: null, fieldsAt: at('attributes') },
      ignored: ignoring(LISTMONK_IGNORED),
      markers: marking('uuid', 'email', 'attributes', 'status'),
    }
  if (has('leid', 'euid'))
    return {
      ...{ name: 'mailchimp', stateAt: -1, fieldsAt: -1 },
      ignored: new Set([...ignoring(MAILCHIMP_IGNORED), regionOfAddress]),
      stateOfAll: has('unsub_time') ? 'unsubscribed' : has('clean_time') ? 'bounced' : null,
      markers: marking('leid', 'euid', 'unsub_time', 'clean_time'),
    }
  if (has('sending status') && (has('verification status') || has('confidence score')))
    return {
      ...{ name: 'hunter', stateAt: at('sending status'), stateOfAll: null, fieldsAt: -1, ignored: new Set() },
      markers: marking('sending status', 'verification status', 'confidence score'),
    }
  return null
}

/** Why the address in a row must get no messages; null if it may. */
export function exportedState(
  { name, stateAt, stateOfAll }: KnownExport,
  cells: readonly string[],
): ExportedState | null {
  if (stateOfAll !== null) return stateOfAll
  const word = (cells[stateAt] ?? '').trim().toLowerCase()
  return Object.hasOwn(STATES[name], word) ? STATES[name][word]! : null
}

/** Longer objects are left out rather than cut: half an object cannot be read. */
const OBJECT_LENGTH_MAX = 20_000
const FIELDS_MAX = 50

/** The fields of a JSON object in a cell: texts, numbers, yes and no, and lists of them; anything else is left out. */
export function exportedFields({ fieldsAt }: KnownExport, cells: readonly string[]): [name: string, value: string][] {
  const text = fieldsAt === -1 ? '' : (cells[fieldsAt] ?? '')
  if (text.length > OBJECT_LENGTH_MAX || !text.trimStart().startsWith('{')) return []
  try {
    return Object.entries(JSON.parse(text) as object)
      .slice(0, FIELDS_MAX)
      .flatMap(([name, value]): [string, string][] => {
        const written = Array.isArray(value) ? value.filter(isPlain).join(', ') : isPlain(value) ? String(value) : ''
        return written === '' ? [] : [[name, written]]
      })
  } catch {
    return []
  }
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)
