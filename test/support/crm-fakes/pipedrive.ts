import { createHash } from 'node:crypto'
import type { ApiAnswer, ApiRequest } from '../mailbox-fakes/fake-mail-service.ts'
import { FAKE_CLIENT } from '../mailbox-fakes/fake-oauth.ts'
import { type CrmStore, type FakeCrm, type FakeRecord, jsonOf, ok, serveCrm, type Values } from './fake-crm.ts'

/** An error response of Pipedrive (https://pipedrive.readme.io/docs/core-api-concepts-http-status-codes). */
const failed = (status: number, error: string): ApiAnswer => ({
  status,
  body: { success: false, error, error_info: 'Please check developers.pipedrive.com', data: null },
})
const FAILURES = {
  quota: failed(429, 'daily budget exhausted'),
  throttle: failed(429, 'request over limit'),
  unauthorized: failed(401, 'Unauthorized'),
  forbidden: failed(403, 'Scope and URL mismatch'),
  broken: failed(500, 'Internal server error'),
  unavailable: failed(503, 'Service unavailable'),
} as const
const STANDARD = {
  persons: ['name', 'email', 'phone', 'job_title'],
  organizations: ['name', 'address'],
} as const
type Type = keyof typeof STANDARD
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

function answer(request: ApiRequest, store: CrmStore): ApiAnswer | null {
  const { method, path, query } = request
  if (path === '/v1/users/me')
    return ok({
      success: true,
      data: {
        company_id: request.store.address,
        company_name: `Company of ${request.store.address}`,
        company_domain: 'fake',
      },
    })
  const [, ofType] = /^\/v1\/(person|organization)Fields$/.exec(path) ?? []
  if (ofType) return answerFields(method, `${ofType}s` as Type, jsonOf(request), store)
  if (path === '/v1/notes') return answerNotes(request, store)
  const [, type, rest] = /^\/api\/v2\/(persons|organizations)(?:\/(\w+))?$/.exec(path) ?? []
  if (!type) return null
  if (rest === 'search') return search(type, query, store)
  if (method === 'GET') {
    const ids = (query.get('ids') ?? '').split(',')
    return ok({
      success: true,
      data: store
        .of(type)
        .filter(({ id }) => ids.includes(id))
        .map(shown),
    })
  }
  const body = jsonOf(request)
  const problem = problemOf(body, type as Type, store)
  if (problem) return failed(400, problem)
  if (method === 'POST') {
    const record = store.add(type, valuesOf(body))
    return ok({ success: true, data: shown(record) }, 201)
  }
  const record = store.find(type, rest ?? '')
  if (!record) return failed(404, 'Person not found')
  Object.assign(record.values, valuesOf(body))
  return ok({ success: true, data: shown(record) })
}

function answerFields(method: string, type: Type, body: { name?: string; field_type?: string }, store: CrmStore) {
  const added = store.properties.get(type) ?? new Map<string, object>()
  store.properties.set(type, added)
  if (method === 'POST') {
    const key = createHash('sha1').update(`${type} ${body.name}`).digest('hex')
    added.set(key, { key, name: body.name, field_type: body.field_type, edit_flag: true })
    return ok({ success: true, data: added.get(key) }, 201)
  }
  const standard = STANDARD[type].map((key) => ({
    key,
    name: key,
    field_type: 'varchar',
    edit_flag: false,
    bulk_edit_allowed: true,
  }))
  const owner = { key: 'owner_id', name: 'Owner', field_type: 'user', edit_flag: false, bulk_edit_allowed: true }
  return ok({ success: true, data: [...standard, owner, ...added.values()] })
}

interface Body {
  readonly name?: string
  readonly emails?: readonly { value: string }[]
  readonly phones?: readonly { value: string }[]
  readonly address?: { value: string }
  readonly custom_fields?: Values
  readonly org_id?: number
}

function problemOf({ name, emails, custom_fields, org_id }: Body, type: Type, store: CrmStore): string | null {
  if (name === '') return 'Validation failed: name: Name is required'
  if (emails?.some(({ value }) => !EMAIL.test(value))) return 'Validation failed: emails: Invalid email'
  const unknown = Object.keys(custom_fields ?? {}).find((key) => !store.properties.get(type)?.has(key))
  if (unknown) return `Validation failed: custom_fields: ${unknown}`
  return org_id !== undefined && !store.find('organizations', String(org_id)) ? 'Organization not found' : null
}

const valuesOf = ({ emails, phones, address, custom_fields, ...others }: Body): Values => ({
  ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, String(value)])),
  ...(emails && { email: emails[0]?.value ?? '' }),
  ...(phones && { phone: phones[0]?.value ?? '' }),
  ...(address && { address: address.value }),
  ...custom_fields,
})

function shown({ id, values }: FakeRecord) {
  const { email, phone, address, org_id, ...others } = values
  const custom = Object.entries(others).filter(([key]) => /^[0-9a-f]{40}$/.test(key))
  return {
    id: Number(id),
    ...Object.fromEntries(Object.entries(others).filter(([key]) => !/^[0-9a-f]{40}$/.test(key))),
    emails: email ? [{ value: email, primary: true, label: 'work' }] : [],
    phones: phone ? [{ value: phone, primary: true, label: 'work' }] : [],
    address: address ? { value: address } : null,
    org_id: org_id === undefined ? null : Number(org_id),
    custom_fields: Object.fromEntries(custom),
  }
}

function search(type: string, query: URLSearchParams, store: CrmStore): ApiAnswer {
  const term = (query.get('term') ?? '').toLowerCase()
  if (term.length < 2) return failed(400, 'Search term must be at least 2 characters')
  const field = query.get('fields')
  const items = store
    .of(type)
    .filter(({ values }) =>
      Object.entries(values).some(
        ([key, value]) =>
          value.toLowerCase() === term && (field === 'custom_fields' ? /^[0-9a-f]{40}$/.test(key) : key === field),
      ),
    )
  return ok({ success: true, data: { items: items.map(({ id }) => ({ result_score: 1, item: { id: Number(id) } })) } })
}

function answerNotes(request: ApiRequest, store: CrmStore): ApiAnswer {
  if (request.method === 'GET') {
    const notes = store.of('notes').filter(({ values }) => values.person_id === request.query.get('person_id'))
    return ok({ success: true, data: notes.map(({ id, values }) => ({ id: Number(id), content: values.content })) })
  }
  const { content, person_id } = jsonOf(request)
  if (!store.find('persons', String(person_id))) return failed(400, 'Person not found')
  const { id } = store.add('notes', { content, person_id: String(person_id) })
  return ok({ success: true, data: { id: Number(id) } }, 201)
}

/** Pipedrive's consent page, tokens and API on loopback. The token response names the API's domain: this server. */
export async function servePipedrive(port = 0): Promise<FakeCrm> {
  const further = { api_domain: '' }
  const service = await serveCrm(
    {
      name: 'Pipedrive',
      accessSeconds: 3_599,
      offlineScope: null,
      scopePrefix: '',
      further,
      paths: { authorize: '/oauth/authorize', token: '/oauth/token', revoke: '/oauth/revoke' },
      answer,
      failures: FAILURES,
      notFound: failed(404, 'Unknown method .'),
    },
    port,
  )
  further.api_domain = service.origin
  return {
    ...service,
    vars: {
      PIPEDRIVE_CLIENT_ID: FAKE_CLIENT.id,
      PIPEDRIVE_CLIENT_SECRET: FAKE_CLIENT.secret,
      PIPEDRIVE_OAUTH_URL: `${service.origin}/oauth`,
    },
  }
}
