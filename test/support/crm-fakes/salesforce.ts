import type { ApiAnswer, ApiRequest } from '../mailbox-fakes/fake-mail-service.ts'
import { FAKE_CLIENT } from '../mailbox-fakes/fake-oauth.ts'
import { type CrmStore, type FakeCrm, type FakeRecord, jsonOf, ok, serveCrm, type Values } from './fake-crm.ts'

/**
 * An error response of Salesforce
 * (https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm).
 */
const failed = (status: number, errorCode: string, message: string): ApiAnswer => ({
  status,
  body: [{ errorCode, message }],
})
const FAILURES = {
  quota: failed(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.'),
  throttle: failed(429, 'REQUEST_LIMIT_EXCEEDED', 'ConcurrentRequests (Concurrent API Requests) Limit exceeded.'),
  unauthorized: failed(401, 'INVALID_SESSION_ID', 'Session expired or invalid'),
  forbidden: failed(403, 'API_DISABLED_FOR_ORG', 'The REST API is not enabled for this Organization.'),
  broken: failed(500, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred.'),
  unavailable: failed(503, 'SERVER_UNAVAILABLE', 'Unable to connect to the server'),
} as const
const KEY = 'Contactory_ID__c'
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  Lead: [
    'FirstName',
    'LastName',
    'Email',
    'Title',
    'Company',
    'Phone',
    'MobilePhone',
    'Fax',
    'Website',
    'Street',
    'City',
    'PostalCode',
    'Country',
  ],
  Account: ['Name', 'Website', 'Phone', 'Fax', 'BillingStreet', 'BillingCity', 'BillingPostalCode', 'BillingCountry'],
}
const REQUIRED: Readonly<Record<string, readonly string[]>> = { Lead: ['LastName', 'Company'], Account: ['Name'] }
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

/** Accounts whose address starts with `keyed` have the external id field. */
const hasKey = (address: string) => address.startsWith('keyed')

function answer(request: ApiRequest, store: CrmStore): ApiAnswer | null {
  const { method, path, query } = request
  const { address } = request.store
  const [, rest = ''] = /^\/services\/data\/v62\.0\/(.+)$/.exec(path) ?? []
  if (rest === 'query') return runQuery(query.get('q') ?? '', address, store)
  const [, described] = /^sobjects\/(Lead|Account)\/describe$/.exec(rest) ?? []
  if (described) return describe(described, address)
  if (rest === 'sobjects/Task' && method === 'POST') {
    const task = store.add('Task', jsonOf(request))
    return ok({ id: task.id, success: true, errors: [] }, 201)
  }
  const [, type, key] = /^composite\/sobjects(?:\/(\w+)\/(\w+))?$/.exec(rest) ?? []
  if (!rest.startsWith('composite/sobjects')) return null
  if (key !== undefined && !hasKey(address))
    return failed(404, 'NOT_FOUND', `Provided external ID field does not exist: ${key}`)
  const saved = jsonOf(request).records.map((row: Row) =>
    save(row, type ?? row.attributes.type, key ?? null, address, store),
  )
  return ok(saved)
}

interface Row extends Record<string, unknown> {
  readonly attributes: { readonly type: string }
  readonly id?: string
}

function save(
  { attributes: _, id, ...values }: Row,
  type: string,
  key: string | null,
  address: string,
  store: CrmStore,
) {
  const refused = (statusCode: string, message: string, fields: readonly string[]) => ({
    success: false,
    errors: [{ statusCode, message, fields }],
  })
  const known = [...(FIELDS[type] ?? []), ...(hasKey(address) ? [KEY] : [])]
  const unknown = Object.keys(values).find((name) => !known.includes(name))
  if (unknown) return refused('INVALID_FIELD', `No such column '${unknown}' on sobject of type ${type}`, [])
  const former = id ? store.find(type, id) : key ? store.by(type, key, String(values[key])) : undefined
  if (id && !former) return refused('ENTITY_IS_DELETED', 'entity is deleted', [])
  const missing = former ? [] : (REQUIRED[type] ?? []).filter((name) => !values[name])
  if (missing.length > 0) return refused('REQUIRED_FIELD_MISSING', `Required fields are missing: [${missing}]`, missing)
  if (values.Email !== undefined && !EMAIL.test(String(values.Email)))
    return refused('INVALID_EMAIL_ADDRESS', `Email: invalid email address: ${values.Email}`, ['Email'])
  const record = former ?? store.add(type, {}, `00Q${String(store.records.length).padStart(12, '0')}`)
  Object.assign(record.values, values as Values)
  return { id: record.id, success: true, errors: [], created: !former }
}

function describe(type: string, address: string): ApiAnswer {
  const field = (name: string, more: object = {}) => ({
    ...{ name, label: name, type: name === 'Email' ? 'email' : 'string', createable: true, updateable: true },
    ...{ nillable: !(REQUIRED[type] ?? []).includes(name), defaultedOnCreate: false, externalId: false, ...more },
  })
  return ok({
    name: type,
    fields: [
      ...(FIELDS[type] ?? []).map((name) => field(name)),
      field('CreatedDate', { type: 'datetime', createable: false }),
      ...(hasKey(address) ? [field(KEY, { externalId: true })] : []),
    ],
  })
}

const nameOf = ({ values }: FakeRecord) => values.Name ?? [values.FirstName, values.LastName].filter(Boolean).join(' ')

/** Supports `SELECT … FROM … WHERE column IN ('…')` and `= '…'`, joined by AND. */
function runQuery(soql: string, address: string, store: CrmStore): ApiAnswer {
  const [, columns = '', type = '', where = ''] =
    /^SELECT (.+) FROM (\w+)(?: WHERE (.+?))?(?: ORDER BY \w+)?$/.exec(soql) ?? []
  if (type === 'Organization')
    return ok({ totalSize: 1, done: true, records: [{ Id: `00D${address}`, Name: `Org of ${address}` }] })
  const names = columns.split(', ')
  const known = ['Id', 'Name', ...(FIELDS[type] ?? []), ...(hasKey(address) ? [KEY] : [])]
  const unknown = names.find((name) => type !== 'Task' && !known.includes(name))
  if (unknown) return failed(400, 'INVALID_FIELD', `No such column '${unknown}' on entity '${type}'.`)
  const textIn = (record: FakeRecord, name: string) =>
    name === 'Id' ? record.id : name === 'Name' ? nameOf(record) : (record.values[name] ?? '')
  const conditions = where.split(' AND ').map((condition) => {
    const [, name = '', list = ''] = /^(\w+) (?:IN \(|= )(.+?)\)?$/.exec(condition) ?? []
    const values = [...list.matchAll(/'((?:\\.|[^'])*)'/g)].map(([, text]) =>
      text!.replace(/\\(.)/g, '$1').toLowerCase(),
    )
    return (record: FakeRecord) => name === 'IsConverted' || values.includes(textIn(record, name).toLowerCase())
  })
  const found = store.of(type).filter((record) => conditions.every((fits) => fits(record)))
  const records = found.map((record) => ({
    attributes: { type },
    ...Object.fromEntries(names.map((name) => [name, textIn(record, name) || null])),
  }))
  return ok({ totalSize: records.length, done: true, records })
}

/** Salesforce's consent page, tokens and REST API on loopback. Its token responses have no `expires_in`. */
export async function serveSalesforce(port = 0): Promise<FakeCrm> {
  const further = { instance_url: '', id: 'https://login.salesforce.com/id/00D/005', issued_at: '1' }
  const service = await serveCrm(
    {
      name: 'Salesforce',
      accessSeconds: 7_200,
      offlineScope: null,
      scopePrefix: '',
      further,
      paths: {
        authorize: '/services/oauth2/authorize',
        token: '/services/oauth2/token',
        revoke: '/services/oauth2/revoke',
      },
      answer,
      failures: FAILURES,
      notFound: failed(404, 'NOT_FOUND', 'The requested resource does not exist'),
    },
    port,
  )
  further.instance_url = service.origin
  return {
    ...service,
    vars: {
      SALESFORCE_CLIENT_ID: FAKE_CLIENT.id,
      SALESFORCE_CLIENT_SECRET: FAKE_CLIENT.secret,
      SALESFORCE_LOGIN_URL: service.origin,
    },
  }
}
