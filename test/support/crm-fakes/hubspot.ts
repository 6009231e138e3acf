import type { ApiAnswer, ApiRequest } from '../mailbox-fakes/fake-mail-service.ts'
import { FAKE_CLIENT } from '../mailbox-fakes/fake-oauth.ts'
import { type CrmStore, type FakeCrm, type FakeRecord, jsonOf, ok, serveCrm, type Values } from './fake-crm.ts'

/** An error response of HubSpot (https://developers.hubspot.com/docs/api-reference/error-handling). */
const failed = (status: number, category: string, message: string): ApiAnswer => ({
  status,
  body: { status: 'error', message, correlationId: '7d4b1a5e', category },
})
const FAILURES = {
  quota: failed(429, 'RATE_LIMITS', 'You have reached your daily limit.'),
  throttle: failed(429, 'RATE_LIMITS', 'You have reached your ten_secondly_rolling limit.'),
  unauthorized: failed(401, 'EXPIRED_AUTHENTICATION', 'The OAuth token used to make this call expired.'),
  forbidden: failed(403, 'MISSING_SCOPES', 'This app has not been granted all required scopes.'),
  broken: failed(500, 'INTERNAL_ERROR', 'internal error'),
  unavailable: failed(503, 'SERVICE_UNAVAILABLE', 'Service unavailable'),
} as const

const STANDARD: Readonly<Record<string, readonly string[]>> = {
  contacts: [
    'firstname',
    'lastname',
    'email',
    'jobtitle',
    'company',
    'phone',
    'mobilephone',
    'website',
    'address',
    'city',
    'state',
    'zip',
    'country',
  ],
  companies: ['name', 'domain', 'phone', 'linkedin_company_page', 'address', 'city', 'state', 'zip', 'country'],
}
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

interface Input {
  readonly id: string
  readonly idProperty?: string
  readonly properties: Values
  readonly objectWriteTraceId?: string
}

const shown = ({ id, values }: FakeRecord) => ({ id, properties: { ...values, hs_object_id: id } })

function answer(request: ApiRequest, store: CrmStore): ApiAnswer | null {
  const { method, path } = request
  if (path === '/account-info/v3/details')
    return ok({ portalId: portalOf(request.store.address), uiDomain: 'app-eu1.hubspot.com', timeZone: 'Europe/Berlin' })
  const [, ofType, property] = /^\/crm\/v3\/properties\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
  if (ofType) return answerProperties(method, ofType, property, jsonOf(request), store)
  const [, type, verb] = /^\/crm\/v3\/objects\/(\w+)\/(?:batch\/)?(read|upsert|update|search)$/.exec(path) ?? []
  if (type && verb === 'read') return readBatch(type, jsonOf(request), store)
  if (type && verb === 'search') return search(type, jsonOf(request), store)
  if (type && (verb === 'upsert' || verb === 'update')) return writeBatch(type, verb, jsonOf(request).inputs, store)
  if (path === '/crm/v3/objects/notes' && method === 'POST') return addNote(jsonOf(request), store)
  const [, contact] = /^\/crm\/v4\/objects\/contacts\/(\w+)\/associations\/notes$/.exec(path) ?? []
  if (contact)
    return ok({
      results: (store.find('contacts', contact)?.links.notes ?? []).map((id) => ({ toObjectId: Number(id) })),
    })
  if (path === '/crm/v4/associations/contacts/companies/batch/associate/default') {
    for (const { from, to } of jsonOf(request).inputs) {
      const person = store.find('contacts', from.id)
      if (!person || !store.find('companies', to.id)) return failed(404, 'OBJECT_NOT_FOUND', 'No such object')
      person.links.companies = [...new Set([...(person.links.companies ?? []), to.id])]
      person.values.associatedcompanyid ??= to.id
    }
    return ok({ status: 'COMPLETE', results: [] })
  }
  return null
}

/** A portal id that is stable per address. */
const portalOf = (address: string) =>
  [...address].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1e8, 7)

function answerProperties(
  method: string,
  type: string,
  name: string | undefined,
  body: { name?: string },
  store: CrmStore,
): ApiAnswer {
  const added = store.properties.get(type) ?? new Map<string, object>()
  store.properties.set(type, added)
  if (method === 'POST') {
    if (added.has(body.name!))
      return failed(409, 'OBJECT_ALREADY_EXISTS', `A property named '${body.name}' already exists.`)
    added.set(body.name!, body)
    return ok(body, 201)
  }
  if (name) return added.has(name) ? ok(added.get(name)) : failed(404, 'OBJECT_NOT_FOUND', 'No such property')
  const standard = (STANDARD[type] ?? []).map((one) => ({ name: one, label: one, type: 'string', fieldType: 'text' }))
  const own = {
    name: 'createdate',
    label: 'Create date',
    type: 'datetime',
    modificationMetadata: { readOnlyValue: true },
  }
  return ok({ results: [...standard, own, ...added.values()] })
}

function readBatch(type: string, { idProperty, inputs }: { idProperty?: string; inputs: Input[] }, store: CrmStore) {
  const found = inputs.map(({ id }) => (idProperty ? store.by(type, idProperty, id) : store.find(type, id)))
  const results = found.filter((record) => record !== undefined).map(shown)
  return results.length === inputs.length
    ? ok({ status: 'COMPLETE', results })
    : ok({ status: 'COMPLETE', results, numErrors: inputs.length - results.length, errors: [] }, 207)
}

function search(
  type: string,
  body: { filterGroups: { filters: { propertyName: string; values: string[] }[] }[] },
  store: CrmStore,
) {
  const { propertyName, values } = body.filterGroups[0]!.filters[0]!
  const results = store.of(type).filter(({ values: own }) => values.includes(own[propertyName]?.toLowerCase() ?? ''))
  return ok({ total: results.length, results: results.map(shown) })
}

/** An unknown property fails the whole batch; an invalid value fails only its input, with status 207. */
function writeBatch(type: string, verb: 'upsert' | 'update', inputs: Input[], store: CrmStore): ApiAnswer {
  const known = new Set([...(STANDARD[type] ?? []), ...(store.properties.get(type)?.keys() ?? [])])
  const unknown = inputs.flatMap(({ properties }) => Object.keys(properties).filter((name) => !known.has(name)))[0]
  if (unknown) return failed(400, 'VALIDATION_ERROR', `Property "${unknown}" does not exist`)
  if (new Set(inputs.map(({ id }) => id.toLowerCase())).size < inputs.length)
    return failed(400, 'VALIDATION_ERROR', 'Duplicate IDs found in batch input')
  const results: object[] = []
  const errors: object[] = []
  for (const { id, idProperty, properties, objectWriteTraceId } of inputs) {
    const former = idProperty ? store.by(type, idProperty, id) : store.find(type, id)
    const problem =
      properties.email !== undefined && !EMAIL.test(properties.email)
        ? `Email address ${properties.email} is invalid`
        : verb === 'update' && !former
          ? 'Object not found.'
          : null
    if (problem) {
      const context = objectWriteTraceId ? { objectWriteTraceId: [objectWriteTraceId] } : {}
      errors.push({ status: 'error', category: 'VALIDATION_ERROR', message: problem, context })
      continue
    }
    const record = former ?? store.add(type, idProperty ? { [idProperty]: id } : {})
    Object.assign(record.values, properties)
    results.push({ ...shown(record), new: !former, objectWriteTraceId })
  }
  return errors.length === 0
    ? ok({ status: 'COMPLETE', results })
    : ok({ status: 'COMPLETE', results, numErrors: errors.length, errors }, 207)
}

function addNote(
  { properties, associations }: { properties: Values; associations: { to: { id: string } }[] },
  store: CrmStore,
): ApiAnswer {
  const person = store.find('contacts', associations[0]?.to.id ?? '')
  if (!person) return failed(404, 'OBJECT_NOT_FOUND', 'No such contact')
  const note = store.add('notes', properties)
  person.links.notes = [...(person.links.notes ?? []), note.id]
  return ok(shown(note), 201)
}

/** HubSpot's consent page, tokens and CRM API on loopback. */
export async function serveHubspot(port = 0): Promise<FakeCrm> {
  const service = await serveCrm(
    {
      name: 'HubSpot',
      accessSeconds: 1_800,
      offlineScope: null,
      scopePrefix: '',
      paths: { authorize: '/oauth/authorize', token: '/oauth/v1/token', revoke: '/oauth/v1/refresh-tokens/' },
      answer,
      failures: FAILURES,
      notFound: failed(404, 'OBJECT_NOT_FOUND', 'resource not found'),
    },
    port,
  )
  return {
    ...service,
    vars: {
      HUBSPOT_CLIENT_ID: FAKE_CLIENT.id,
      HUBSPOT_CLIENT_SECRET: FAKE_CLIENT.secret,
      HUBSPOT_AUTH_URL: `${service.origin}/oauth/authorize`,
      HUBSPOT_API_URL: service.origin,
    },
  }
}
