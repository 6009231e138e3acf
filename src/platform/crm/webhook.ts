import type { Relay } from '../../lib/relayed-request.ts'
import { signaturesOf } from '../../lib/sign-webhook.ts'
import { asObject, oneSentence } from '../providers/fetch-provider.ts'
import { ProviderError } from '../providers/provider-error.ts'
import { textOf } from './crm-api.ts'
import type { Crm, CrmResult } from './port.ts'

const RECORDS_MAX = 20
const RESPONSE_BYTES_MAX = 16_000
const ID_LENGTH_MAX = 200
/** Statuses that a repeat does not change. */
const REFUSED_MAX = 499

export interface WebhookTarget {
  readonly url: string
  /** `whsec_…` (Standard Webhooks). */
  readonly secret: string
  readonly userAgent: string
  /** The guarded fetch. */
  readonly relay: Relay
  readonly now: () => Date
  /** An id of a text: the same content has the same `webhook-id`. */
  readonly idOf: (text: string) => string
}

/**
 * A URL of the customer that gets each contact and answer as JSON, signed as our webhooks are (Standard Webhooks 1.0).
 * The same content has the same `webhook-id`, so that the receiver can ignore a repeat. A JSON answer may name the
 * receiver's `id` of the record, which later messages repeat as `remote_id`.
 */
export function createWebhookCrm(target: WebhookTarget): Crm {
  async function post(key: string, payload: object): Promise<CrmResult> {
    const body = JSON.stringify(payload)
    const id = target.idOf(body)
    const timestamp = Math.floor(target.now().getTime() / 1_000)
    const answer = await target.relay({
      url: target.url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': target.userAgent,
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': await signaturesOf([target.secret], `${id}.${timestamp}.${body}`),
      },
      body: new TextEncoder().encode(body),
      sizeMaxBytes: RESPONSE_BYTES_MAX,
      takesPart: true,
    })
    if (answer.kind === 'failed') throw later(`The webhook did not answer (${answer.reason}). Try again later.`, null)
    const text = new TextDecoder().decode(answer.body)
    if (answer.status >= 200 && answer.status < 300)
      return { key, kind: 'done', remoteId: textOf(asObject(text).id).slice(0, ID_LENGTH_MAX) || key }
    const wait = Number(answer.headers.find(([name]) => name === 'retry-after')?.[1])
    if (answer.status === 429 || answer.status === 408 || answer.status > REFUSED_MAX)
      throw later(`The webhook answered ${answer.status}. Try again later.`, wait > 0 ? Math.ceil(wait) : null)
    const said = textOf(asObject(text).message)
    return { key, kind: 'refused', reason: oneSentence(`The webhook answered ${answer.status}${said && `: ${said}`}`) }
  }
  const send: Crm['create'] = async (kind, records) => {
    const results: CrmResult[] = []
    for (const { key, values, remoteId, organizationId } of records)
      results.push(
        await post(key, {
          type: 'contact.pushed',
          data: {
            ...{ contact_id: key, kind, remote_id: remoteId },
            ...(kind === 'person' ? { organization_remote_id: organizationId } : {}),
            fields: values,
          },
        }),
      )
    return results
  }
  return {
    recordsMax: RECORDS_MAX,
    async prepare() {
      return {
        name: new URL(target.url).host,
        id: target.url,
        recordsUrl: null,
        keyProperty: { person: null, organization: null },
      }
    },
    properties: async () => [],
    // What the receiver has is unknown: only records that it was sent before count.
    find: async (_, records) =>
      new Map(
        records.flatMap(({ key, remoteId }) =>
          remoteId === null ? [] : [[key, { remoteId, values: {}, hasOrganization: false }] as const],
        ),
      ),
    create: send,
    update: send,
    addAnswer: ({ key, personId, at, from, subject, text }) =>
      post(key, {
        type: 'answer.pushed',
        data: { reply_id: key, remote_id: personId, received_at: at, from, subject, text },
      }),
  }
}

const later = (reason: string, retryAfterSeconds: number | null) =>
  new ProviderError({ kind: 'later', reason, retryAfterSeconds })
