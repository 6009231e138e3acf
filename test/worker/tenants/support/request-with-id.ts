import type { AnyCallInput } from '../../../../src/contracts/call.ts'
import type { Endpoint } from '../../../../src/contracts/endpoint.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { BASE, SELECTS_CONTACTS } from './sample-requests.ts'

/** Returns a request with an id at one place that is valid otherwise. */
export function requestWithId(name: string, endpoint: Endpoint, place: string, id: string): AnyCallInput {
  const input: { [part: string]: unknown } = {
    params: { id: newId(), type: 'emails', ...BASE[name]?.params },
    query: { ...BASE[name]?.query },
    body: structuredClone({ ...(BASE[name]?.body as object) }),
  }
  const [part, ...path] = place.split('.')
  let at = input[part!] as Record<string, unknown>
  for (const step of path.slice(0, -1)) {
    at[step] ??= {}
    at = at[step] as Record<string, unknown>
  }
  const last = path.at(-1)!
  at[last] = part === 'body' && /ids$|^selected_contacts$/.test(last) ? [id] : id
  // A deletion by ids ignores its filter.
  if (name.endsWith('data.remove') && last !== 'data_ids') (input.body as Record<string, unknown>).data_ids = undefined
  if (name.endsWith('data.remove') && last === 'up_to') (input.body as Record<string, unknown>).matching = {}
  // A template replaces the text.
  if (name === 'v1 messages.send' && last === 'template_id') delete (input.body as Record<string, unknown>).text
  // An audience filters either contacts or data.
  const { audience } = input.body as { audience?: Record<string, unknown> }
  if (audience?.items) audience.contacts = undefined
  else if (audience) audience.contacts ??= {}
  if (SELECTS_CONTACTS.includes(name)) {
    const body = input.body as Record<string, unknown>
    if (last === 'up_to') body.matching = {}
    else if (!body.matching) body.contact_ids ??= [newId()]
  }
  if (endpoint.encoding === 'multipart') {
    const form = new FormData()
    form.set('csv_file', new File(['email\nnobody@acme-tools.com\n'], 'list.csv'))
    form.set('file', new File(['Hello'], 'terms.txt'))
    return { params: input.params as never, query: input.query as never, body: form }
  }
  return endpoint.body ? input : { params: input.params as never, query: input.query as never }
}
