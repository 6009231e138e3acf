import type { OpenApi } from '../oauth/call-api.ts'
import { type CrmApi, createCrmApi, member, textOf, textsOf } from './crm-api.ts'
import { createPacer, type Pacer } from './pacer.ts'
import {
  answerMark,
  type Crm,
  type CrmAnswer,
  type CrmKind,
  type CrmRecord,
  type CrmResult,
  type FoundRecord,
  RecordsRefused,
} from './port.ts'

const OBJECTS = { person: 'persons', organization: 'organizations' } as const
const FIELDS = { person: 'personFields', organization: 'organizationFields' } as const
const KEY_LABEL = 'Contactory ID'
/**
 * A record takes three requests, so a step has few. 20 requests in 2 s is the lowest burst limit of a plan
 * (https://pipedrive.readme.io/docs/core-api-concepts-rate-limiting).
 */
const RECORDS_MAX = 20
const PACE = { requests: 20, ms: 2_000 } as const
/** `GET …?ids=` takes up to 100 (https://developers.pipedrive.com/docs/api/v1/Persons). */
const FIELDS_READ_MAX = 500
const NOTES_READ_MAX = 100
const NOTE_LENGTH_MAX = 60_000
/** Names of custom fields are SHA-1 hashes. */
const CUSTOM = /^[0-9a-f]{40}$/
/** Types of fields that a text cannot fill. */
const OTHER_TYPES = new Set([
  'int_user',
  'user',
  'people',
  'org',
  'stage',
  'pipeline',
  'picture',
  'status',
  'set',
  'enum',
])

interface Field {
  readonly key: string
  readonly name: string
  readonly field_type: string
  readonly edit_flag?: boolean
  readonly bulk_edit_allowed?: boolean
  readonly mandatory_flag?: boolean | object
}
interface Answer<T> {
  readonly data: T
}
type Fields = Readonly<Record<string, unknown>>

/**
 * Pipedrive's API: persons and organizations one by one (API v2), answers as notes (API v1, which has no successor for
 * them). Our id is a custom field, by which a record is found again; there is no upsert.
 */
export function createPipedrive(
  open: OpenApi,
  keyProperty: Readonly<Record<CrmKind, string | null>>,
  pace: Pacer = createPacer(PACE.requests, PACE.ms),
): Crm {
  const api = createCrmApi({
    label: 'Pipedrive',
    open,
    pace,
    problemIn: (body) => ({ code: textOf(member(body, 'code')), message: textOf(member(body, 'error')) }),
  })
  return {
    recordsMax: RECORDS_MAX,
    async prepare() {
      const { data } = await api<Answer<Record<string, unknown>>>('GET', '/v1/users/me')
      const domain = textOf(data.company_domain)
      const [person, organization] = [await addKey(api, 'person'), await addKey(api, 'organization')]
      return {
        name: textOf(data.company_name) || domain,
        id: textOf(data.company_id),
        recordsUrl: /^[\w-]{1,100}$/.test(domain) ? `https://${domain}.pipedrive.com` : null,
        keyProperty: { person, organization },
      }
    },
    async properties(kind) {
      const fields = await fieldsOf(api, kind)
      return fields
        .filter(({ key, field_type, edit_flag, bulk_edit_allowed }) => {
          const isEditable = CUSTOM.test(key) || edit_flag === true || bulk_edit_allowed === true || key === 'name'
          return isEditable && key !== keyProperty[kind] && !OTHER_TYPES.has(field_type)
        })
        .map(({ key, name, field_type }) => ({ name: key, label: name, type: field_type, isRequired: key === 'name' }))
    },
    async find(kind, records) {
      const found = new Map<string, FoundRecord>()
      await readById(api, kind, new Map(records.map(({ key, remoteId }) => [key, remoteId])), found)
      const ids = new Map<string, string | null>()
      for (const record of records)
        if (!found.has(record.key)) ids.set(record.key, await searchRecord(api, kind, record, keyProperty[kind]))
      await readById(api, kind, ids, found)
      return found
    },
    create: (kind, records) =>
      eachOf(records, async (record) => {
        const body = bodyOf(kind, record, keyProperty[kind])
        const { data } = await api<Answer<{ id: number }>>('POST', `/api/v2/${OBJECTS[kind]}`, {
          name: record.name || record.email,
          ...body,
        })
        return String(data.id)
      }),
    update: (kind, records) =>
      eachOf(records, async (record) => {
        const path = `/api/v2/${OBJECTS[kind]}/${encodeURIComponent(record.remoteId)}`
        await api('PATCH', path, bodyOf(kind, record, keyProperty[kind]))
        return record.remoteId
      }),
    addAnswer: (answer) => addNote(api, answer),
  }
}

/** Writes records one by one; one that is refused does not stop the others. */
async function eachOf<Record extends CrmRecord>(
  records: readonly Record[],
  write: (record: Record) => Promise<string>,
): Promise<readonly CrmResult[]> {
  const results: CrmResult[] = []
  for (const record of records) {
    const { key } = record
    try {
      results.push({ key, kind: 'done', remoteId: await write(record) })
    } catch (error) {
      if (!(error instanceof RecordsRefused)) throw error
      results.push({ key, kind: 'refused', reason: error.message })
    }
  }
  return results
}

const fieldsOf = async (api: CrmApi, kind: CrmKind): Promise<readonly Field[]> =>
  (await api<Answer<Field[]>>('GET', `/v1/${FIELDS[kind]}?limit=${FIELDS_READ_MAX}`)).data

async function addKey(api: CrmApi, kind: CrmKind): Promise<string | null> {
  const known = (await fieldsOf(api, kind)).find(({ name, key }) => name === KEY_LABEL && CUSTOM.test(key))
  if (known) return known.key
  const added = await api<Answer<Field>>('POST', `/v1/${FIELDS[kind]}`, { name: KEY_LABEL, field_type: 'varchar' })
  return added.data.key
}

/** Reads records by Pipedrive's ids; those that were deleted are left out. */
async function readById(
  api: CrmApi,
  kind: CrmKind,
  ids: ReadonlyMap<string, string | null>,
  found: Map<string, FoundRecord>,
): Promise<void> {
  const keys = new Map([...ids].flatMap(([key, id]) => (id === null ? [] : [[id, key] as const])))
  if (keys.size === 0) return
  const list = [...keys.keys()].map(encodeURIComponent).join(',')
  const { data } = await api<Answer<Fields[] | null>>('GET', `/api/v2/${OBJECTS[kind]}?ids=${list}&limit=100`)
  for (const object of data ?? []) {
    const id = textOf(object.id)
    const key = keys.get(id)
    if (key !== undefined)
      found.set(key, { remoteId: id, values: valuesOf(object), hasOrganization: textOf(object.org_id) !== '' })
  }
}

/** The texts of a record, by the names that fields have. */
function valuesOf({ custom_fields, emails, phones, address, ...others }: Fields): Record<string, string> {
  const first = (list: unknown) => textOf(member(Array.isArray(list) ? list[0] : null, 'value'))
  return textsOf({
    ...others,
    ...(typeof custom_fields === 'object' && custom_fields !== null ? custom_fields : {}),
    email: first(emails),
    phone: first(phones),
    address: textOf(address) || textOf(member(address, 'value')),
  })
}

/** Finds a record by our id, else a person by email address, and an organisation by its exact name. */
async function searchRecord(
  api: CrmApi,
  kind: CrmKind,
  { key, email, name }: CrmRecord,
  keyProperty: string | null,
): Promise<string | null> {
  const byKey = keyProperty === null ? null : await searchFor(api, kind, key, 'custom_fields')
  if (byKey !== null) return byKey
  if (kind === 'organization') return searchFor(api, kind, name, 'name')
  return email === null ? null : searchFor(api, kind, email, 'email')
}

async function searchFor(api: CrmApi, kind: CrmKind, term: string, field: string): Promise<string | null> {
  // Pipedrive searches for two characters or more.
  if (term.length < 2) return null
  const query = new URLSearchParams({ term, fields: field, exact_match: 'true', limit: '10' })
  const { data } = await api<Answer<{ items?: { item: Fields }[] } | null>>(
    'GET',
    `/api/v2/${OBJECTS[kind]}/search?${query}`,
  )
  // The oldest one, if there are several.
  const ids = (data?.items ?? []).map(({ item }) => Number(item.id)).filter(Number.isFinite)
  return ids.length === 0 ? null : String(Math.min(...ids))
}

/** The body of a request: custom fields apart, addresses and phones as lists. */
function bodyOf(kind: CrmKind, { key, values, organizationId }: CrmRecord, keyProperty: string | null): object {
  const custom: Record<string, string> = keyProperty === null ? {} : { [keyProperty]: key }
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (CUSTOM.test(name)) custom[name] = value
    else if (name === 'email') body.emails = [{ value, primary: true, label: 'work' }]
    else if (name === 'phone') body.phones = [{ value, primary: true, label: 'work' }]
    else if (name === 'address') body.address = { value }
    else body[name] = value
  }
  return {
    ...body,
    ...(Object.keys(custom).length > 0 ? { custom_fields: custom } : {}),
    ...(kind === 'person' && organizationId !== null ? { org_id: Number(organizationId) } : {}),
  }
}

async function addNote(api: CrmApi, { key, personId, from, subject, text }: CrmAnswer): Promise<CrmResult> {
  const mark = answerMark(key)
  const query = new URLSearchParams({ person_id: personId, limit: String(NOTES_READ_MAX), sort: 'add_time DESC' })
  const { data } = await api<Answer<{ id: number; content: string }[] | null>>('GET', `/v1/notes?${query}`)
  const known = data?.find(({ content }) => content.includes(mark))
  if (known) return { key, kind: 'done', remoteId: String(known.id) }
  const lines = [`Answer: ${subject}`, `From ${from}`, '', ...text.split('\n')].map((line) =>
    line.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`),
  )
  const content = `${lines.join('<br>').slice(0, NOTE_LENGTH_MAX)}<br><br>${mark}`
  const added = await api<Answer<{ id: number }>>('POST', '/v1/notes', { content, person_id: Number(personId) })
  return { key, kind: 'done', remoteId: String(added.data.id) }
}
